import { DUE_DAYS, FAILED_DAYS, SILENT_DAYS } from 'shared-domain';
import { bool, int } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { unclaimed } from '../store/certified.rules.ts';

/** Permanent device (code list countMethod): what counts by itself, day and night, until it fails. */
const PERMANENT = '3';

const STATION = shape({
  ...stations.of('s', 'id'),
  ...numberOf('s'),
  permanent: bool.by(`exists (
    select 1 from flows f
    where f.station_id = s.id and coalesce(f.count_method_code, s.count_method_code) = '${PERMANENT}')
    and coalesce(s.year_station_discontinued >= extract(year from $2::date), true)`),
  failed: bool.by(`coalesce((
    select i.status = 'failed' and i.created_at > $2::date - ${FAILED_DAYS} from imports i
    where i.station_id = s.id order by i.id desc limit 1), false)`),
});

/** A published station: whether it should count without anybody's doing, and whether its newest import failed lately. */
export type WatchedStation = RowOf<typeof STATION>;

/** The published stations of one agency, or of all where `agency` is null; `today` is 'YYYY-MM-DD'. */
export function selectWatched(
  db: Queryable,
  agency: number | null,
  today: string,
): Promise<WatchedStation[]> {
  return readRows(
    db,
    STATION,
    `select ${STATION.sql} from stations s
     where ($1::int is null or s.agency_id = $1) and not s.draft order by s.station_id_tmg`,
    [agency, today],
  );
}

// as a timestamp: row security lets an index be asked for a time, not for a day
const daysAgo = (days: number) => `($2::date - ${days})::timestamp`;

// the newest and the oldest of them by their index: asked whether there is any, the database may look at all
const COUNTED = shape({
  station_id: int,
  silent: bool.by(`(
    select c.ts from counts c
    where c.station_id = m.station_id and c.ts >= ${daysAgo(SILENT_DAYS)} and c.count is not null
    order by c.ts desc limit 1) is null`),
  due: bool.by(`coalesce((
    select c.ts from counts c
    where c.station_id = m.station_id and ${unclaimed('c')}
    order by c.ts limit 1) < ${daysAgo(DUE_DAYS)}, false)`),
});

/** What the counts of a station say: none has come for long, or old ones are not certified. */
export type CountedStation = RowOf<typeof COUNTED>;

/** The same of those of these stations that have any counts with a value. Asked beside the counts, which may lie elsewhere. */
export function selectCounted(
  db: Queryable,
  stationIds: readonly number[],
  today: string,
): Promise<CountedStation[]> {
  return readRows(
    db,
    COUNTED,
    `select ${COUNTED.sql}
     from (select distinct station_id from count_months where station_id = any($1::int[]) and counts > 0) m`,
    [stationIds, today],
  );
}
