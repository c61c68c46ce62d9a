import type { TmasField, TmasRow } from 'shared-domain/fields';
import type { Notice } from './notice.ts';
import { cutFields, keyOf, lostTexts, RECORD_ROWS, type TmasFlow } from './station-record.rules.ts';

/** What TMAS misses where it is not said: of the station once, of each flow where a flow may say it. */
const lacked = (without: TmasRow['without'], isStations: boolean): TmasField[] =>
  RECORD_ROWS.flatMap((row) =>
    row.without === without && (row.of === 'station') === isStations ? [row.field] : [],
  );
/** Without these a station or a flow is not exported. */
const STATION_NEEDS = lacked('critical', true);
const FLOW_NEEDS = lacked('critical', false);
/** TMAS asks for a look where these are missing. */
const STATION_HINTS = lacked('caution', true);
const FLOW_HINTS = lacked('caution', false);

const missing = (flow: TmasFlow, fields: readonly TmasField[]) =>
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

const fieldNotice = (kind: Notice['kind'], flow: TmasFlow, fields: TmasField[]): Notice[] =>
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
