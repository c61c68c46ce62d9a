import { DUE_DAYS, FAILED_DAYS } from 'shared-domain';
import { bool, int, json, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { unclaimed } from '../store/certified.rules.ts';

const STATION = shape({
  ...stations.of('s', 'id'),
  ...numberOf('s'),
  failed_import: orNull(json<{ id: number; at: string }>()).by(`(
    select case when i.status = 'failed' and i.created_at > $2::date - ${FAILED_DAYS}
      then jsonb_build_object('id', i.id, 'at', coalesce(i.finished_at, i.created_at)) end
    from imports i where i.station_id = s.id order by i.id desc limit 1)`),
});

/** A published station, and its newest import where that failed lately. */
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

// the oldest of them by their index: asked whether there is any, the database may look at all; as a timestamp, since row security
// lets an index be asked for a time, not for a day
const COUNTED = shape({
  station_id: int,
  due: bool.by(`coalesce((
    select c.ts from counts c
    where c.station_id = m.station_id and ${unclaimed('c')}
    order by c.ts limit 1) < ($2::date - ${DUE_DAYS})::timestamp, false)`),
});

/** What the counts of a station say: whether old ones are not certified. */
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
