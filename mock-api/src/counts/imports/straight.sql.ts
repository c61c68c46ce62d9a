import type { CopyRows, CopyValue, Queryable, Transaction } from '../../platform/db/database.ts';
import { copyCounts } from '../store/counts-writer.sql.ts';
import type { Incoming } from './incoming.sql.ts';

/** Counts of an import that need not be compared with others, and so need no table of their own. */
export type NewCounts = Omit<Incoming, 'table'>;

/**
 * Whether none of the flows has a count in the days of the incoming ones, of whatever interval: no interval goes over
 * midnight. The station's flag keeps others from coming in afterwards.
 */
export async function holdsNothing(
  db: Queryable,
  { stationId, flows, first, last }: Pick<NewCounts, 'stationId' | 'flows' | 'first' | 'last'>,
): Promise<boolean> {
  const stored = await db.query(
    `select 1 from counts where station_id = $1 and flow_id = any($2::int[])
       and ts >= $3::timestamp::date and ts < $4::timestamp::date + 1 order by ts limit 1`,
    [stationId, flows, first, last],
  );
  return stored.length === 0;
}

/** Copies the counts to their places; answers how many. Rows are of time, flow and count. */
export function copyNew(tx: Transaction, place: NewCounts, rows: CopyRows): Promise<number> {
  const { importId, stationId, interval } = place;
  return copyCounts(tx, place, {
    columns: ['ts', 'flow_id', 'count', 'station_id', 'interval_minutes', 'import_id'],
    rows: completed(rows, [stationId, interval, importId]),
  });
}

/** The rows, each with what is the same for all of them. */
async function* completed(
  rows: CopyRows,
  same: readonly CopyValue[],
): AsyncGenerator<Iterable<readonly CopyValue[]>> {
  for await (const batch of Symbol.asyncIterator in rows ? rows : [rows]) yield eachWith(batch, same);
}

function* eachWith(
  batch: Iterable<readonly CopyValue[]>,
  same: readonly CopyValue[],
): Generator<readonly CopyValue[]> {
  for (const row of batch) yield [...row, ...same];
}
