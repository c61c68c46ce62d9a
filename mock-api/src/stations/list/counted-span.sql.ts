import { int, orNull, wallClock } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';

/*
 * When stations were first and last counted at. Statements of their own: counts may lie on other machines than stations, and
 * what is asked of each station in turn there is asked of a table that lies beside them.
 */

const SPAN = shape({
  first_count: orNull(wallClock).by('min(ts)'),
  last_count: orNull(wallClock).by('max(ts)'),
});

/** When the first and the last count of a station stand. */
export type CountedSpan = RowOf<typeof SPAN>;

/** The first and the last count of one station; null where there is none. */
export async function selectCountedSpan(db: Queryable, station: number): Promise<CountedSpan> {
  const row = await readRow(db, SPAN, `select ${SPAN.sql} from counts where station_id = $1`, [station]);
  return row ?? { first_count: null, last_count: null };
}

const COUNTED = shape({ station_id: int });

/** Those of these stations that have counts. */
export async function selectCounted(db: Queryable, stations: readonly number[]): Promise<Set<number>> {
  const rows = await readRows(
    db,
    COUNTED,
    `select distinct station_id from count_months where station_id = any($1::int[]) and counts > 0`,
    [stations],
  );
  return new Set(rows.map(({ station_id }) => station_id));
}

const LAST = shape({
  station_id: int,
  last_count: orNull(wallClock).by('(select max(c.ts) from counts c where c.station_id = m.station_id)'),
});

/** The last count of each of these stations that has any, by the station's row id. */
export async function selectLastCounts(
  db: Queryable,
  stations: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await readRows(
    db,
    LAST,
    `select ${LAST.sql}
     from (select distinct station_id from count_months where station_id = any($1::int[])) m`,
    [stations],
  );
  return new Map(rows.map(({ station_id, last_count }) => [station_id, last_count]));
}
