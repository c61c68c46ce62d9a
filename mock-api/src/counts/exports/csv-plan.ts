import { addDays } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import type { Text } from '../../platform/text/language.ts';
import {
  readHeld,
  selectDoubled,
  type CertifiedRange,
  type Doubled,
  type Held,
} from './certified-counts.sql.ts';
import {
  selectExportFlows,
  selectExportStations,
  type ExportFlow,
  type ExportedStation,
} from './export-stations.sql.ts';
import type { CsvOrder } from './exports.sql.ts';
import { selectStretches, type FlowStretches } from './factor-columns.ts';
import { texts } from './texts.ts';

/** What is read of a station: how many counts, in which days, of which flows. */
export type ReadRange = CertifiedRange & { counts: number; station: ExportedStation; own: ExportFlow[] };

/** Something that was asked for and is not in the counts, a station where `flow` is null. */
type LeftOut = {
  station: ExportedStation;
  flow: ExportFlow | null;
  first: string | null;
  last: string | null;
  counts: number | null;
  reason: Text;
};

/** What a CSV export will hold, and what it leaves out. */
export type CsvPlan = {
  stations: ExportedStation[];
  ranges: ReadRange[];
  /** Certified and other counts in the period by flow. */
  held: ReadonlyMap<number, Held>;
  leftOut: LeftOut[];
  /** The factors that are applied beside the counts, by flow; null where nobody asked for them. */
  stretches: FlowStretches | null;
};

/** Looks at what is there, station by station, before a line is written. */
export async function planCsv(db: Queryable, order: CsvOrder): Promise<CsvPlan> {
  const { station_ids, language, from, until } = order;
  const flows = await selectExportFlows(db, station_ids, order, language);
  const stations = await selectExportStations(db, station_ids);
  const held = new Map<number, Held>();
  const stretches = order.countData && order.factors ? await selectStretches(db, order) : null;
  const plan: CsvPlan = { stations, ranges: [], held, leftOut: [], stretches };
  for (const station of stations) {
    const own = flows.filter(({ station_id }) => station_id === station.id);
    const wanted = { stationId: station.id, flows: own.map(({ id }) => id), from, until };
    for (const row of await readHeld(db, { stationId: station.id, from, until })) held.set(row.flow_id, row);
    if (!order.countData) continue;
    const doubled = await selectDoubled(db, wanted);
    const found = certifiedOf(own, held);
    if (found) {
      const counts = found.counts - doubled.reduce((sum, one) => sum + one.counts, 0);
      plan.ranges.push({ ...wanted, ...found, counts, station, own });
    }
    plan.leftOut.push(...leftOutOf(station, own, held));
    plan.leftOut.push(...doubledOf(station, own, doubled));
  }
  return plan;
}

/** How many certified counts these flows have, and the days that they lie in, `until` exclusive; null where there are none. */
function certifiedOf(
  own: readonly ExportFlow[],
  held: ReadonlyMap<number, Held>,
): { counts: number; from: string; until: string } | null {
  const flows = own.flatMap(({ id }) => held.get(id)?.certified ?? []);
  const [from] = flows.flatMap(({ first }) => first ?? []).toSorted();
  const last = flows
    .flatMap((flow) => flow.last ?? [])
    .toSorted()
    .at(-1);
  if (from === undefined || last === undefined) return null;
  return { counts: flows.reduce((sum, { counts }) => sum + counts, 0), from, until: addDays(last, 1) };
}

/** What of a station is not in the counts: all of it, or flow by flow. */
function leftOutOf(
  station: ExportedStation,
  own: readonly ExportFlow[],
  held: ReadonlyMap<number, Held>,
): LeftOut[] {
  const none = { station, flow: null, first: null, last: null, counts: null };
  if (!station.has_flows) return [{ ...none, reason: texts.leftNoFlow }];
  if (own.length === 0) return [{ ...none, reason: texts.leftNoFlowFits }];
  const of = own.map((flow) => ({ flow, held: held.get(flow.id) }));
  if (of.every((one) => !one.held)) return [{ ...none, reason: texts.leftNoCounts }];
  return of.flatMap(({ flow, held: one }): LeftOut[] => {
    // a flow that never counted anything has nothing to leave out
    if (!one) return flow.has_counts ? [{ ...none, flow, reason: texts.leftNoCounts }] : [];
    const { first, last, counts } = one.uncertified;
    return counts === 0 ? [] : [{ station, flow, first, last, counts, reason: texts.leftUncertified }];
  });
}

/** Certified counts that are not in the file because a longer one of the same flow covers their time. */
function doubledOf(
  station: ExportedStation,
  own: readonly ExportFlow[],
  doubled: readonly Doubled[],
): LeftOut[] {
  return doubled.map(({ flow_id, counts, first, last }) => ({
    station,
    flow: own.find(({ id }) => id === flow_id) ?? null,
    first,
    last,
    counts,
    reason: texts.leftDoubled,
  }));
}
