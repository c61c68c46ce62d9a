import { int, bigint } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { counts } from '../store/counts.tables.ts';

const STORED_DAY = shape({ ...counts.pick('flow_id'), day: int, total: bigint, minutes: bigint });

/**
 * What flows of a station have counted on each day between two times, of counts that nobody has marked; `day` is days since
 * 1970-01-01, `minutes` how much of it has a count.
 */
export function selectDayTotals(
  db: Queryable,
  stationId: number,
  flows: number[],
  { from, until, interval }: { from: string; until: string; interval: number },
): Promise<RowOf<typeof STORED_DAY>[]> {
  return readRows(
    db,
    STORED_DAY,
    `select flow_id, ts::date - date '1970-01-01' as day, sum(count) as total, count(*) * $5::int as minutes
     from counts
     where station_id = $1 and flow_id = any($2::int[]) and ts >= $3::timestamp and ts < $4::timestamp
       and interval_minutes = $5::int and count is not null and suspect_id is null
     group by flow_id, ts::date - date '1970-01-01'`,
    [stationId, flows, from, until, interval],
  );
}
