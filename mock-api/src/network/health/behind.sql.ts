import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { stationsBehind } from './health.tables.ts';

const BEHIND = shape(stationsBehind.pick('station_id', 'looked_at'));

/** The stations that the watch could not look at, with the last hour at which it did. */
export async function selectBehind(db: Queryable): Promise<ReadonlyMap<number, Date>> {
  const rows = await readRows(db, BEHIND, `select ${BEHIND.sql} from stations_behind order by station_id`);
  return new Map(rows.map(({ station_id, looked_at }) => [station_id, new Date(looked_at)]));
}

/** Remembers the last hour at which stations were looked at. */
export async function keepBehind(db: Queryable, stations: readonly number[], looked: Date): Promise<void> {
  if (stations.length > 0)
    await db.query(
      `insert into stations_behind (station_id, looked_at) select id, $2 from unnest($1::int[]) as s (id)
       on conflict (station_id) do update set looked_at = excluded.looked_at`,
      [stations, looked.toISOString()],
    );
}

/** Forgets that a station was behind. */
export async function removeBehind(db: Queryable, station: number): Promise<void> {
  await db.query('delete from stations_behind where station_id = $1', [station]);
}
