import type { Queryable } from '../../platform/db/database.ts';

/**
 * What the ledgers of some stations amount to: another text once more of their counts are certified, or some are
 * reopened. Certified counts themselves don't change.
 */
export async function selectLedgerState(db: Queryable, stationIds: readonly number[]): Promise<string> {
  const [row] = await db.query<{ state: string }>(
    `select concat_ws(' ', count(*), sum(counts), sum(reopened),
       (select count(*) from reopenings where station_id = any($1::int[]))) as state
     from certifications where station_id = any($1::int[]) and status = 'done'`,
    [stationIds],
  );
  return row?.state ?? '';
}
