import { int, json, orNull, wallClock } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import type { StoredWatch } from './stored-watch.ts';
import { CLOSURES_OF_STATION, EQUIPMENT_OF_STATION, WATCHED_FLOW } from './watched-stations.sql.ts';

const PLANNED = shape({
  ...stations.of('s', 'id', 'time_zone', 'year_station_discontinued'),
  flows: json<{ id: number; created_at: string }[]>().by(`coalesce((
    select jsonb_agg(jsonb_build_object('id', f.id, 'created_at', f.created_at) order by f.id) from flows f where f.station_id = s.id and ${WATCHED_FLOW}), '[]')`),
  closures: CLOSURES_OF_STATION,
  equipment: EQUIPMENT_OF_STATION,
  state: orNull(json<StoredWatch>()).by('w.state'),
});

/** What people have entered of a station, and its flows that are watched. */
export type PlannedStation = RowOf<typeof PLANNED>;

/** The same of these stations. */
export const selectPlannedStations = (db: Queryable, ids: readonly number[]): Promise<PlannedStation[]> =>
  readRows(
    db,
    PLANNED,
    `select ${PLANNED.sql} from stations s left join station_watches w on w.station_id = s.id
     where s.id = any($1::int[])`,
    [ids],
  );

const FIRST = shape({ flow_id: int, first: wallClock.by('c.ts') });

/** The first count of each flow of these stations, of those that have one: files may begin years earlier, with empty rows. */
export async function selectFirstCounts(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await readRows(
    db,
    FIRST,
    `select m.flow_id, c.ts as first
     from (select distinct station_id, flow_id from count_months where station_id = any($1::int[]) and counts > 0) m
     cross join lateral (
       select x.ts from counts x
       where x.station_id = m.station_id and x.flow_id = m.flow_id and x.count is not null order by x.ts limit 1) c`,
    [ids],
  );
  return new Map(rows.map(({ flow_id, first }) => [flow_id, first]));
}
