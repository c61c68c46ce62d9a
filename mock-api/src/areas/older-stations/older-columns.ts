import type { OlderStationRequest } from 'shared-ui/domain';
import { ASKED_ONCE } from '../../domain/asked-once.rules.ts';
import { withoutHiddenNumber } from '../../domain/next-station.rules.ts';
import type { StationLists } from '../../domain/next-station.rules.ts';
import { sharedAnswers, withFirstLandUse } from '../../domain/older-station.rules.ts';
import { columnsOfNext } from '../stations/station-forms.ts';
import type { StationColumns, StationRecord } from '../stations/station-record.sql.ts';

/** Texas, in the code of the guide. */
const TEXAS = '48';

/** The district of the chosen county, which the older form does not ask for. */
function districtOf(
  { county_code }: OlderStationRequest,
  { counties }: StationLists,
  before: StationRecord | null,
): number | null {
  if (county_code === null) return before?.txdot_district_code ?? null;
  return counties.find(({ code }) => code === county_code)?.txdot_district_code ?? null;
}

/**
 * The columns that a request of the older form writes, but for the contacts. What only the newer form asks stays as
 * it is.
 */
export function columnsOfOlder(
  request: OlderStationRequest,
  lists: StationLists,
  before: StationRecord | null,
): Partial<StationColumns> {
  const shared = columnsOfNext(withoutHiddenNumber(sharedAnswers(request)));
  return {
    ...shared,
    first_imported: before?.first_imported ?? null,
    state_code: before?.state_code ?? TEXAS,
    txdot_district_code: districtOf(request, lists, before),
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
    ...Object.fromEntries(ASKED_ONCE.map((name) => [name, request[name]])),
  };
}
