import { bool, int, json, listOf, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { arrivals } from '../../counts/arrivals/arrivals.tables.ts';
import { stations } from '../../stations/records/stations.tables.ts';
import type { StoredWatch } from './stored-watch.ts';

/** Permanent device (code list countMethod): what counts by itself, day and night, until it fails. */
const PERMANENT = '3';
/** Whether a station `s` has such a counter. */
export const PERMANENT_STATION = /* sql */ `exists (
  select 1 from flows f
  where f.station_id = s.id and coalesce(f.count_method_code, s.count_method_code) = '${PERMANENT}')`;

/** What people have closed a station `s` for, in order. */
export const CLOSURES_OF_STATION = json<{ first_day: string; last_day: string }[]>().by(`coalesce((
  select jsonb_agg(jsonb_build_object('first_day', c.first_day, 'last_day', c.last_day) order by c.first_day)
  from station_closures c where c.station_id = s.id), '[]')`);

const STATION = shape({
  ...stations.of('s', 'id', 'time_zone', 'year_station_discontinued', 'created_at'),
  permanent: bool.by(PERMANENT_STATION),
  flows: listOf(int).by('array(select f.id from flows f where f.station_id = s.id order by f.id)'),
  closures: CLOSURES_OF_STATION,
  deployment: orNull(json<{ id: number; first: string | null; last: string; uploaded: string | null }>())
    .by(`(
    select jsonb_build_object('id', d.id, 'first', d.start_date, 'last', d.end_date, 'uploaded', (
      select min(a.arrived_at) from arrivals a
      where a.station_id = s.id and a.voided_at is null
        and a.from_ts < d.end_date + 1 and a.through_ts > coalesce(d.start_date, d.end_date)))
    from deployments d join deployment_stations ds on ds.deployment_id = d.id
    where ds.station_id = s.id and d.end_date is not null
    order by d.end_date desc, d.id desc limit 1)`),
  polled: orNull(json<{ at: string; since: string | null; until: string | null }>()).by(`(
    select jsonb_build_object('at', p.polled_at, 'since', x.since, 'until', x.until)
    from import_schedules i join station_polls p on p.station_id = s.id left join lateral (
      select since, until from import_failures e where e.agency_id = i.agency_id order by since desc limit 1) x on true
    where i.agency_id = s.agency_id and i.rhythm <> 'off')`),
  state: orNull(json<StoredWatch>()).by('w.state'),
});

/** A published station as the watch sees it, with what it knew of it before. */
export type StationRow = RowOf<typeof STATION>;

/** The published stations; of these alone where they are named. */
export function selectStations(db: Queryable, only: readonly number[] | null): Promise<StationRow[]> {
  return readRows(
    db,
    STATION,
    `select ${STATION.sql} from stations s left join station_watches w on w.station_id = s.id
     where not s.draft and ($1::int[] is null or s.id = any($1)) order by s.id`,
    [only],
  );
}

/** Stations of which an import was taken back in a stretch of time. */
export async function selectTakenBack(db: Queryable, after: Date, until: Date): Promise<Set<number>> {
  const rows = await readRows(
    db,
    shape(arrivals.pick('station_id')),
    'select distinct station_id from arrivals where voided_at > $1 and voided_at <= $2',
    [after.toISOString(), until.toISOString()],
  );
  return new Set(rows.map(({ station_id }) => station_id));
}
