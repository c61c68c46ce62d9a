import type { Notice } from './notice.ts';
import { cutFields, keyOf, lostTexts, type TmasFlow } from './station-record.rules.ts';

/** Without these a station is not exported. */
const STATION_NEEDS = [
  'county_fips',
  'latitude',
  'longitude',
  'func_class',
  'year_station_established',
] as const satisfies (keyof TmasFlow)[];

/** Without these a flow is not. */
const FLOW_NEEDS = [
  'direction_of_route',
  'count_location_to_roadway',
  'movement_direction',
  'facility_type',
  'count_type',
  'count_method',
] as const satisfies (keyof TmasFlow)[];

/** TMAS asks for a look where these are missing. */
const STATION_HINTS = ['nhs', 'posted_route_sign'] as const satisfies (keyof TmasFlow)[];
const FLOW_HINTS = ['sensor_type'] as const satisfies (keyof TmasFlow)[];

const missing = (flow: TmasFlow, fields: readonly (keyof TmasFlow)[]) =>
  fields.filter((field) => flow[field] === null || flow[field] === '');

/** The flows of a station of which records are written, and what keeps others out or is noteworthy. */
export function stationNotices(flows: readonly TmasFlow[]): { exported: TmasFlow[]; notices: Notice[] } {
  const [first] = flows;
  if (!first) return { exported: [], notices: [] };
  const lacking = missing(first, STATION_NEEDS);
  if (lacking.length > 0) {
    return {
      exported: [],
      notices: [{ kind: 'stationIncomplete', station: first, flow: null, fields: lacking }],
    };
  }
  const whole = flows.filter((flow) => missing(flow, FLOW_NEEDS).length === 0);
  const same = samePairs(whole);
  const isSame = new Set(same.flatMap(({ flow, other }) => [flow, other]));
  const exported = whole.filter((flow) => !isSame.has(flow));
  return {
    exported,
    notices: [
      ...same,
      ...flows.flatMap((flow) => fieldNotice('flowIncomplete', flow, missing(flow, FLOW_NEEDS))),
      ...fieldNotice('stationSparse', first, missing(first, STATION_HINTS)).map((notice) => ({
        ...notice,
        flow: null,
      })),
      ...exported.flatMap((flow) => fieldNotice('flowSparse', flow, missing(flow, FLOW_HINTS))),
      ...exported.flatMap((flow) => fieldNotice('cutText', flow, cutFields(flow))),
      ...exported.flatMap((flow) => {
        const { fields, characters } = lostTexts(flow);
        return fieldNotice('lostCharacters', flow, fields).map((notice) => ({ ...notice, characters }));
      }),
    ],
  };
}

const fieldNotice = (kind: Notice['kind'], flow: TmasFlow, fields: string[]): Notice[] =>
  fields.length > 0 ? [{ kind, station: flow, flow, fields }] : [];

/** Flows whose records could not be told apart: none of them is exported, and the others of the station are. */
function samePairs(flows: readonly TmasFlow[]): Notice[] {
  const known = new Map<string, TmasFlow>();
  return flows.flatMap((flow): Notice[] => {
    const key = keyOf(flow);
    const other = known.get(key);
    known.set(key, other ?? flow);
    return other ? [{ kind: 'sameKey', station: flow, flow, other }] : [];
  });
}
