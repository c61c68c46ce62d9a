import { int, moment } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';

const RENEWED = shape({ station_id: int, at: moment });

/** When counts of some days, the last not among them, were last brought, taken back or taken out of certification, by station. */
export async function selectRenewed(
  db: Queryable,
  within: readonly [stations: readonly number[], from: string, until: string],
): Promise<ReadonlyMap<number, string>> {
  const rows = await readRows(
    db,
    RENEWED,
    `select station_id, max(at) as at from (
       select station_id, requested_at as at from reopenings
       where station_id = any($1::int[]) and first_ts < $3::timestamp and last_ts >= $2::timestamp
       union all select station_id, greatest(finished_at, undone_at) from imports
       where station_id = any($1::int[]) and status in ('done', 'undone')
         and (result ->> 'first')::timestamp < $3::timestamp and (result ->> 'last')::timestamp >= $2::timestamp
         and (result ->> 'added')::int + (result ->> 'replaced')::int + coalesce((result ->> 'superseded')::int, 0) > 0
     ) of_each group by station_id`,
    within,
  );
  return new Map(rows.map(({ station_id, at }) => [station_id, at]));
}
