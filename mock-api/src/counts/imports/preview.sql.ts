import type { Queryable } from '../../platform/db/database.ts';
import { bool, text } from '../../platform/db/columns.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { countMonths, counts as countsTable } from '../store/counts.tables.ts';
import { certified } from '../store/certified.rules.ts';
import { countedOnce } from '../store/overlap.sql.ts';

const STORED = shape({
  ...countsTable.pick('flow_id', 'interval_minutes'),
  certified: bool,
  minutes: text,
  counts: text,
  // another count stands for their time (C11)
  aside: bool,
});

/**
 * Stored counts of a flow that are certified or not and of one interval, as the texts of two arrays: `{0,15}` minutes of
 * wall-clock time since 1970-01-01, and `{3,NULL}` their counts. A row for each count takes ten times as long.
 */
export type StoredCounts = RowOf<typeof STORED>;

/** The numbers of an array as the database writes it: '{3,NULL}'. */
export function numbersOf(array: string): (number | null)[] {
  return array
    .slice(1, -1)
    .split(',')
    .map((text) => (text === 'NULL' ? null : Number(text)));
}

/** The months, as their first days, in which these flows hold counts between two times. */
export async function selectStoredMonths(
  db: Queryable,
  stationId: number,
  flows: number[],
  { first, last }: { first: string; last: string },
): Promise<string[]> {
  const rows = await readRows(
    db,
    shape(countMonths.pick('month')),
    `select distinct month from count_months
     where station_id = $1 and flow_id = any($2::int[]) and counts > 0
       and month between date_trunc('month', $3::timestamp) and $4::timestamp
     order by month`,
    [stationId, flows, first, last],
  );
  return rows.map(({ month }) => month);
}

/** What these flows hold in a month, between two times. */
export function selectStoredCounts(
  db: Queryable,
  stationId: number,
  flows: number[],
  { month, first, last }: { month: string; first: string; last: string },
): Promise<StoredCounts[]> {
  return readRows(
    db,
    STORED,
    `select flow_id, interval_minutes, ${certified()} as certified,
       array_agg((date_part('epoch', ts) / 60)::int)::text as minutes, array_agg(count)::text as counts,
       not (${countedOnce('$1', 'all')}) as aside
     from counts
     where station_id = $1 and flow_id = any($2::int[])
       and ts >= greatest($3::timestamp, $4::timestamp) and ts < $3::timestamp + interval '1 month'
       and ts <= $5::timestamp
     group by flow_id, interval_minutes, certified, aside`,
    [stationId, flows, month, first, last],
  );
}
