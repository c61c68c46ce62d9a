import { bigint, int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';

const WAITING = shape({
  ...stations.of('s', 'id', 'station_name', 'time_zone', 'days_count', 'year_station_discontinued'),
  ...numberOf('s'),
});

/** A station that something may wait at. */
export type WaitingRow = RowOf<typeof WAITING>;

/** Stations by their numbers and names, with their days to review and their ends. */
export const selectWaitingStations = (db: Queryable, ids: readonly number[]): Promise<WaitingRow[]> =>
  readRows(
    db,
    WAITING,
    `select ${WAITING.sql} from stations s where s.id = any($1::int[]) order by s.station_id_tmg`,
    [ids],
  );

const AFFECTED = shape({ station_id: int, affected: bigint });

/** How many counts the open findings of each of these stations are about; those without any are left out. */
export async function selectAffected(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await readRows(
    db,
    AFFECTED,
    `select station_id, sum(affected)::bigint as affected from findings
     where station_id = any($1::int[]) and state = 'open' group by station_id`,
    [ids],
  );
  return new Map(rows.map(({ station_id, affected }) => [station_id, affected]));
}
