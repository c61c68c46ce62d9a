import type { ChannelFacts, V1StationRequest } from 'shared-domain';
import { withoutHiddenNumber } from '../next/next-station.rules.ts';
import type { StationLists } from '../next/next-station.rules.ts';
import { sharedAnswers, withFirstLandUse } from './v1-station.rules.ts';
import { columnsOfNext } from '../records/station-forms.ts';
import type { StationColumns, StationRecord } from '../records/station-record.sql.ts';

/** Texas, in the code of the guide. */
const TEXAS = '48';

/** State and district, which the v1 form does not ask for: a draft whose county was not touched keeps its own. */
function stateAndDistrict(
  { county_code }: V1StationRequest,
  { counties }: StationLists,
  { before, stage }: Pick<Kept, 'before' | 'stage'>,
): Pick<StationColumns, 'state_code' | 'txdot_district_code'> {
  const { state_code = null, txdot_district_code = null } = before ?? {};
  if (stage === 'draft' && before?.county_code === county_code) return { state_code, txdot_district_code };
  const county = counties.find(({ code }) => code === county_code);
  return {
    state_code: state_code ?? TEXAS,
    txdot_district_code: county_code === null ? txdot_district_code : (county?.txdot_district_code ?? null),
  };
}

/** What was there before, the facts asked once that are to be written, and as what the station is stored. */
type Kept = {
  before: StationRecord | null;
  facts: Partial<ChannelFacts>;
  stage: 'draft' | 'published';
};

/**
 * The columns that a request of the v1 form writes, but for the contacts. What only the next form asks stays as
 * it is.
 */
export function columnsOfV1(
  request: V1StationRequest,
  lists: StationLists,
  { before, facts, stage }: Kept,
): Partial<StationColumns> {
  const shared = columnsOfNext(withoutHiddenNumber(sharedAnswers(request)));
  return {
    ...shared,
    first_imported: before?.first_imported ?? null,
    ...stateAndDistrict(request, lists, { before, stage }),
    surrounding_land_use_codes: withFirstLandUse(
      before?.surrounding_land_use_codes ?? [],
      request.surrounding_land_use_code,
    ),
    station_id_agency: request.station_id_agency,
    eco_id: request.eco_id,
    primary_count_purpose_code: request.primary_count_purpose_code,
    other_notes: request.other_notes,
    station_location: request.station_location,
    mounting: request.mounting,
    surface_type_code: request.surface_type_code,
    parking_code: request.parking_code,
    shade_code: request.shade_code,
    ...facts,
  };
}
