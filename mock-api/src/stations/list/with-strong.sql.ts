import type { Queryable } from '../../platform/db/database.ts';
import { int } from '../../platform/db/columns.ts';
import { readRows, shape } from '../../platform/db/table.ts';

const STRONG = shape({ station_id: int });

/** Those of these stations with strong findings open. */
export async function selectWithStrong(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await readRows(
    db,
    STRONG,
    `select distinct station_id from findings
     where station_id = any($1::int[]) and state = 'open' and severity = 'strong'`,
    [ids],
  );
  return new Set(rows.map(({ station_id }) => station_id));
}
