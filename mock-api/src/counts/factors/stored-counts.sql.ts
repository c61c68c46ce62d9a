import type { Queryable } from '../../platform/db/database.ts';
import { bool, int, orNull } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { flows, identityOf, numberOf } from '../../stations/records/stations.tables.ts';
import { counts } from '../store/counts.tables.ts';
import { countedOnce } from '../store/overlap.sql.ts';
import type { StoredCount } from './counter-intervals.rules.ts';

const STATION_FLOW = shape({
  ...numberOf('s'),
  station_id: int.by('s.id'),
  id: int.by('f.id'),
  ...flows.of('f', 'name'),
  ...identityOf('f'),
});
/** A flow of a published station. */
export type StationFlow = RowOf<typeof STATION_FLOW>;

/** A published station's row by its number; undefined where it does not exist for the caller. */
export async function selectPublished(db: Queryable, stationId: string): Promise<number | undefined> {
  const row = await readRow(
    db,
    shape({ id: int }),
    'select id from stations where station_id_tmg = $1 and not draft',
    [stationId],
  );
  return row?.id;
}

/** The year in which a station ended; null while it stands. */
export async function selectDiscontinued(db: Queryable, station: number): Promise<number | null> {
  const row = await readRow(
    db,
    shape({ year: orNull(int).by('year_station_discontinued') }),
    'select year_station_discontinued as year from stations where id = $1',
    [station],
  );
  return row?.year ?? null;
}

/** The flows of a station. */
export function selectFlows(db: Queryable, station: number): Promise<StationFlow[]> {
  return readRows(
    db,
    STATION_FLOW,
    `select ${STATION_FLOW.sql} from flows f join stations s on s.id = f.station_id where s.id = $1 order by f.id`,
    [station],
  );
}

const STORED = shape({
  ...counts.pick('ts', 'interval_minutes', 'count'),
  excluded: bool.by('coalesce(suspect_id in (select id from suspects where excludes), false)'),
});

/**
 * What is stored of a flow on a day, certified or not: people who count beside a counter want to know at once, and what they
 * compare is kept with their count.
 */
export function selectStoredCounts(
  db: Queryable,
  { station, flow, date }: { station: number; flow: number; date: string },
): Promise<StoredCount[]> {
  return readRows(
    db,
    STORED,
    `select ${STORED.sql} from counts
     where station_id = $1 and flow_id = $2 and ts >= $3::date::timestamp and ts < ($3::date + 1)::timestamp
       and ${countedOnce('$1', 'all')} order by ts`,
    [station, flow, date],
  );
}
