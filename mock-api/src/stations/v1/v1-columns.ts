import { CHANNEL_FACTS } from 'shared-domain';
import { fieldsOf } from 'shared-domain/fields';
import type { StationColumn } from 'shared-domain/fields';
import type { ChannelFacts, V1StationRequest } from 'shared-domain';
import { withoutHiddenNumber } from '../next/next-station.rules.ts';
import type { StationLists } from '../next/next-station.rules.ts';
import { sharedAnswers, withFirstLandUse } from './v1-station.rules.ts';
import { columnsOfNext } from '../records/station-forms.ts';
import type { StationColumns, StationRecord } from '../records/station-record.sql.ts';

/** Texas, in the code of the guide. */
const TEXAS = '48';

const V1 = fieldsOf('v1');
const NEXT = fieldsOf('next');
/** What one form alone asks; what is asked once goes its own way. */
const ONLY_NEXT = NEXT.map(({ column }) => column as StationColumn).filter(
  (column) => !V1.some((field) => field.column === column),
);
const ONLY_V1 = V1.filter(
  ({ column }) =>
    !NEXT.some((field) => field.column === column) && !CHANNEL_FACTS.some((fact) => fact === column),
);

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
  const sent = new Map<string, unknown>(Object.entries(request));
  const shared = columnsOfNext(withoutHiddenNumber(sharedAnswers(request)));
  return {
    ...shared,
    ...Object.fromEntries(ONLY_NEXT.map((column) => [column, before?.[column] ?? null])),
    ...stateAndDistrict(request, lists, { before, stage }),
    surrounding_land_use_codes: withFirstLandUse(
      before?.surrounding_land_use_codes ?? [],
      request.surrounding_land_use_code,
    ),
    ...Object.fromEntries(ONLY_V1.map(({ column, request: name }) => [column, sent.get(name)])),
    ...facts,
  };
}
