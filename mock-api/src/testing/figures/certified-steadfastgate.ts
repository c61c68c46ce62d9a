import { counts } from '../../counts/store/counts.tables.ts';
import { steadfastgateCounts } from '../../demo/seed/steadfastgate.ts';
import { testApi } from '../index.ts';

/** A flow's row. */
export type FlowRow = { id: number; station_id: number };

/** The station that has no counts yet, of Austin. */
export const EMPTY_STATION = 'AU0009';

/** Its flows in the order in which they were established. */
export const emptyFlows = () =>
  testApi().query<FlowRow>(
    `select f.id, f.station_id from flows f join stations s on s.id = f.station_id
     where s.station_id_tmg = $1 order by f.id`,
    [EMPTY_STATION],
  );

/** Gives the first two flows of that station, opposite directions, certified counts of the real counter in these years, in this order. */
export async function certifySteadfastgate(
  years: readonly string[],
  order: <R>(rows: R[]) => R[] = (rows) => rows,
): Promise<[FlowRow, FlowRow]> {
  const [one, other] = await emptyFlows();
  if (!one || !other) throw new Error(`${EMPTY_STATION} has two flows`);
  const flows = [one, other];
  const rows = [...steadfastgateCounts()]
    .filter(({ ts }) => years.includes(ts.slice(0, 4)))
    .map(({ ts, flow, count }) => [flows[flow]?.station_id ?? 0, ts, flows[flow]?.id ?? 0, count, 60, 1]);
  await testApi().db.copyIn(
    counts,
    ['station_id', 'ts', 'flow_id', 'count', 'interval_minutes', 'certification_id'],
    order(rows),
  );
  return [one, other];
}
