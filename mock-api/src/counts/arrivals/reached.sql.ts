import { int, orNull, wallClock } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';

const REACHED = shape({ flow_id: int, through: orNull(wallClock).by('max(through)') });

/**
 * How far the counts of each flow of a station reach: the end of its newest interval with a value, of others than one import where that is
 * named. Month by month, as one index finds the last count of a flow's month at once. Under row security an index takes no
 * bound that is worked out from the row beside it: hence the bounds' own `select`.
 */
export async function selectReached(
  db: Queryable,
  stationId: number,
  { but = null }: { but?: number | null } = {},
): Promise<Map<number, string>> {
  const rows = await readRows(
    db,
    REACHED,
    `select ${REACHED.sql}
     from (select m.flow_id, (
             select c.ts + c.interval_minutes * interval '1 minute' from counts c
             where c.station_id = $1 and c.flow_id = m.flow_id and c.ts >= (select m.month::timestamp)
               and c.ts < (select m.month + interval '1 month') and c.count is not null
               and ($2::int is null or c.import_id is distinct from $2)
             order by c.ts desc limit 1) as through
           from count_months m where m.station_id = $1 and m.counts > 0) by_month
     group by flow_id`,
    [stationId, but],
  );
  return new Map(rows.flatMap(({ flow_id, through }) => (through === null ? [] : [[flow_id, through]])));
}
