import { bigint, int, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';

const HOURS = shape({ station_id: int, flow_id: int, month: text, present: bigint, usable: bigint });

/** The hours of each flow and month that have a count, and that have one that is used. */
export type CountedHours = RowOf<typeof HOURS>;

/** The same of these stations between two days, the second not among them. An hour in which any interval has a count is there. */
export function selectCountedHours(
  db: Queryable,
  stations: readonly number[],
  { from, until }: { from: string; until: string },
): Promise<CountedHours[]> {
  return readRows(
    db,
    HOURS,
    `select station_id, flow_id, to_char(hour, 'YYYY-MM') as month, count(*) as present, count(*) filter (where used) as usable
     from (
       select c.station_id, c.flow_id, date_trunc('hour', c.ts) as hour, bool_and(coalesce(not s.excludes, true)) as used
       from counts c left join suspects s on s.id = c.suspect_id
       where c.station_id = any($1::int[]) and c.ts >= $2::timestamp and c.ts < $3::timestamp and c.count is not null
       group by 1, 2, 3
     ) hours
     group by 1, 2, 3`,
    [stations, from, until],
  );
}
