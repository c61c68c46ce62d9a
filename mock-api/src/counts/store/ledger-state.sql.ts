import type { Queryable } from '../../platform/db/database.ts';
import { text } from '../../platform/db/columns.ts';
import { readRow, shape } from '../../platform/db/table.ts';

/**
 * What the ledgers of some stations amount to: another text once more of their counts are certified, or some are
 * reopened. Certified counts themselves don't change.
 */
export async function selectLedgerState(db: Queryable, stationIds: readonly number[]): Promise<string> {
  const row = await readRow(
    db,
    shape({ state: text }),
    `select concat_ws(' ', count(*), sum(counts), sum(reopened),
       (select count(*) from reopenings where station_id = any($1::int[]))) as state
     from certifications where station_id = any($1::int[]) and status = 'done'`,
    [stationIds],
  );
  return row?.state ?? '';
}
