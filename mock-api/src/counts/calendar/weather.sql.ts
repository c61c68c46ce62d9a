import type { WeatherDay } from 'shared-domain';
import { day, double, int, orNull } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { weatherDays, weatherSites } from './calendar.tables.ts';
import type { Site } from './noaa-daily.rules.ts';

const SITE = shape({
  ...weatherSites.of('s', 'id', 'name', 'latitude', 'longitude'),
  first_day: orNull(day).by('(select min(d.day) from weather_days d where d.site_id = s.id)'),
  last_day: orNull(day).by('(select max(d.day) from weather_days d where d.site_id = s.id)'),
  days: int.by('(select count(*)::int from weather_days d where d.site_id = s.id)'),
});
export type SiteRow = RowOf<typeof SITE>;

/** All weather stations that anything is known of. */
export function selectSites(db: Queryable): Promise<SiteRow[]> {
  return readRows(db, SITE, `select ${SITE.sql} from weather_sites s order by s.name, s.id`);
}

/** What a weather station is called; nothing of one that is not known. */
export async function selectSiteName(db: Queryable, id: string): Promise<string | undefined> {
  const row = await readRow(
    db,
    shape(weatherSites.pick('name')),
    'select name from weather_sites where id = $1',
    [id],
  );
  return row?.name;
}

/** Those with a day in a period. */
export function selectSitesWithin(db: Queryable, from: string, until: string): Promise<Site[]> {
  return readRows(
    db,
    shape(weatherSites.of('s', 'id', 'name', 'latitude', 'longitude')),
    `select s.id, s.name, s.latitude, s.longitude from weather_sites s
     where exists (select from weather_days d where d.site_id = s.id and d.day between $1::date and $2::date)`,
    [from, until],
  );
}

const DAY = shape({
  date: weatherDays.columns.day.by('day'),
  ...weatherDays.pick('high_c', 'low_c', 'rain_mm', 'snow_mm', 'wind_ms'),
});

/** The days of a site in a period, in order. */
export function selectWeather(
  db: Queryable,
  site: string,
  from: string,
  until: string,
): Promise<WeatherDay[]> {
  return readRows(
    db,
    DAY,
    `select ${DAY.sql} from weather_days where site_id = $1 and day between $2::date and $3::date order by day`,
    [site, from, until],
  );
}

/** Keeps weather stations; what is known of one is renewed. */
export async function keepSites(db: Queryable, sites: readonly Site[]): Promise<void> {
  await db.query(
    `insert into weather_sites (id, name, latitude, longitude)
     select s.id, s.name, s.latitude, s.longitude
     from jsonb_to_recordset($1::text::jsonb) as s (id text, name text, latitude double precision, longitude double precision)
     on conflict (id) do update set name = excluded.name, latitude = excluded.latitude, longitude = excluded.longitude`,
    [JSON.stringify(sites)],
  );
}

const FATES = shape({ added: int, changed: int, unchanged: int });
export type DayFates = RowOf<typeof FATES>;

const COLUMNS = ['high_c', 'low_c', 'rain_mm', 'snow_mm', 'wind_ms'];
const GIVEN = /* sql */ `jsonb_to_recordset($1::text::jsonb) as g (site text, date date,
  ${COLUMNS.map((column) => `${column} real`).join(', ')})`;
const SAME = COLUMNS.map((column) => `w.${column} is not distinct from g.${column}`).join(' and ');

/** What keeping these days would do. */
export async function compareDays(
  db: Queryable,
  days: readonly (WeatherDay & { site: string })[],
): Promise<DayFates> {
  const row = await readRow(
    db,
    FATES,
    `select count(*) filter (where w.day is null)::int as added,
       count(*) filter (where w.day is not null and not (${SAME}))::int as changed,
       count(*) filter (where w.day is not null and ${SAME})::int as unchanged
     from ${GIVEN} left join weather_days w on w.site_id = g.site and w.day = g.date`,
    [JSON.stringify(days)],
  );
  return row ?? { added: 0, changed: 0, unchanged: 0 };
}

/** Keeps days; the same again changes nothing. */
export async function keepDays(
  db: Queryable,
  days: readonly (WeatherDay & { site: string })[],
): Promise<void> {
  await db.query(
    `insert into weather_days (site_id, day, ${COLUMNS.join(', ')})
     select g.site, g.date, ${COLUMNS.map((column) => `g.${column}`).join(', ')} from ${GIVEN}
     on conflict (site_id, day) do update set ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [JSON.stringify(days)],
  );
}

const PLACE = shape({ id: int, agency_id: int, latitude: orNull(double), longitude: orNull(double) });
/** Where a station lies, and whose it is. */
export type StationPlace = RowOf<typeof PLACE>;

/** A published station that the caller sees, and where it lies. */
export function selectPlace(db: Queryable, stationId: string): Promise<StationPlace | undefined> {
  return readRow(db, PLACE, `select ${PLACE.sql} from stations where station_id_tmg = $1 and not draft`, [
    stationId,
  ]);
}

const MIDDLE = shape({ latitude: orNull(double), longitude: orNull(double) });

/** The middle of an agency's published stations, or of all (null). */
export function selectMiddle(
  db: Queryable,
  agency: number | null,
): Promise<RowOf<typeof MIDDLE> | undefined> {
  return readRow(
    db,
    MIDDLE,
    `select avg(latitude) as latitude, avg(longitude) as longitude from stations
     where ($1::int is null or agency_id = $1) and not draft`,
    [agency],
  );
}
