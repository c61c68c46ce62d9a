import { HAS_CHANNEL, KNOWN_ECO_ID } from '../../counts/automatic-import/schedules.sql.ts';
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

/**
 * Whether an outage `o` of a station `s`'s counter was ended as nothing is expected of that counter, though the station goes on: it is counted
 * in another way, or its first one comes later.
 */
export const UNEXPECTED = /* sql */ `(o.retired_at is not null and o.kind <> 'overdue' and (not ${PERMANENT_STATION}
  or o.kind = 'never' and (select min(e.first_day) from station_equipment e where e.station_id = s.id)
    > (o.retired_at at time zone s.time_zone)::date))`;

/** Whether a flow of a station `s` counts by itself, until it fails. */
export const BY_ITSELF = (flow: string) =>
  `coalesce(${flow}.count_method_code, s.count_method_code) = '${PERMANENT}'`;
const CONNECTED = (flow: string) =>
  `${flow}.vendor_code = '1' and ${KNOWN_ECO_ID(`${flow}.eco_id`)} is not null`;

/**
 * Whether a flow `f` of a station `s` is watched: it is of a counter that counts by itself; and where the vendor's site knows some of
 * these, it is one of them: the others are not connected, and not silent (network.md, 1.2).
 */
export const WATCHED_FLOW = /* sql */ `${BY_ITSELF('f')} and (${CONNECTED('f')} or not exists (
  select 1 from flows o where o.station_id = s.id and ${BY_ITSELF('o')} and ${CONNECTED('o')}))`;

/** The counters that stood at a station `s`, in order. */
export const EQUIPMENT_OF_STATION = json<{ first_day: string; last_day: string | null }[]>().by(`coalesce((
  select jsonb_agg(jsonb_build_object('first_day', e.first_day, 'last_day', e.last_day) order by e.first_day, e.id)
  from station_equipment e where e.station_id = s.id), '[]')`);

/** What people have closed a station `s` for, in order. */
export const CLOSURES_OF_STATION = json<{ first_day: string; last_day: string }[]>().by(`coalesce((
  select jsonb_agg(jsonb_build_object('first_day', c.first_day, 'last_day', c.last_day) order by c.first_day)
  from station_closures c where c.station_id = s.id), '[]')`);

/** What people have entered beforehand at a station `s`: stretches in minutes since 1970 UTC, of a flow alone where it is named. */
export const EXPECTED_OF_STATION = json<{ flow: number | null; from: number; until: number }[]>()
  .by(`coalesce((
  select jsonb_agg(jsonb_build_object('flow', o.flow_id, 'from', extract(epoch from o.start_at) / 60,
    'until', extract(epoch from o.recovered_at) / 60))
  from outages o where o.station_id = s.id and o.expected and o.recovered_at is not null), '[]')`);

/**
 * When the source of a station `s` last answered, and when it did not; null where that is not ours to ask, or nobody has yet. Of one that
 * never answered nobody knows anything since it could not be asked first.
 */
export const POLLED_OF_STATION = orNull(json<{ at: string; since: string | null; until: string | null }>())
  .by(`(
    select jsonb_build_object('at', coalesce(p.polled_at, x.since), 'since', x.since, 'until', x.until)
    from import_schedules i left join station_polls p on p.station_id = s.id left join lateral (
      select since, until from import_failures e where e.agency_id = i.agency_id order by since desc limit 1) x on true
    where i.agency_id = s.agency_id and i.rhythm <> 'off' and ${HAS_CHANNEL}
      and (p.polled_at is not null or x.since is not null and x.until is null))`);

type Deployment = { id: number; first: string | null; last: string; uploaded: string | null };

/** A deployment `d` of a station `s` that has ended: its days, and when counts of them came first. */
const DEPLOYMENT = /* sql */ `jsonb_build_object('id', d.id, 'first', d.start_date, 'last', d.end_date, 'uploaded', (
  select min(a.arrived_at) from arrivals a
  where a.station_id = s.id and a.voided_at is null
    and a.from_ts < d.end_date + 1 and a.through_ts > coalesce(d.start_date, d.end_date)))`;

const STATION = shape({
  ...stations.of('s', 'id', 'station_id_tmg', 'time_zone', 'year_station_discontinued', 'created_at'),
  permanent: bool.by(PERMANENT_STATION),
  flows: listOf(int).by(
    `array(select f.id from flows f where f.station_id = s.id and ${WATCHED_FLOW} order by f.id)`,
  ),
  closures: CLOSURES_OF_STATION,
  equipment: EQUIPMENT_OF_STATION,
  expected: EXPECTED_OF_STATION,
  deployment: orNull(json<Deployment>()).by(`(
    select ${DEPLOYMENT} from deployments d join deployment_stations ds on ds.deployment_id = d.id
    where ds.station_id = s.id and d.end_date is not null
    order by d.end_date desc, d.id desc limit 1)`),
  // of those that the watch has found overdue, and of no other
  overdue: json<Deployment[]>().by(`coalesce((
    select jsonb_agg(${DEPLOYMENT} order by d.id) from deployments d join deployment_stations ds on ds.deployment_id = d.id
    where ds.station_id = s.id and d.end_date is not null
      and (w.state -> 'earlier' @> jsonb_build_array(jsonb_build_object('deployment', d.id))
        or w.state -> 'deployment' = to_jsonb(d.id) and w.state #>> '{upload,open}' is not null)), '[]')`),
  polled: POLLED_OF_STATION,
  state: orNull(json<StoredWatch>()).by('w.state'),
});

/** A published station as the watch sees it, with what it knew of it before. */
export type StationRow = RowOf<typeof STATION>;

/** Which stations: all or some, but none of those that are behind. */
export type Which = { only?: readonly number[] | null; but?: readonly number[] };

/** The published stations; of these alone where they are named. */
export function selectStations(db: Queryable, { only = null, but = [] }: Which): Promise<StationRow[]> {
  return readRows(
    db,
    STATION,
    `select ${STATION.sql} from stations s left join station_watches w on w.station_id = s.id
     where not s.draft and ($1::int[] is null or s.id = any($1)) and s.id <> all($2::int[]) order by s.id`,
    [only, but],
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
