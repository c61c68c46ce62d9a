import type { AdministeredCity, CityRequest } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import { cities, counties } from '../lookups/lookups.tables.ts';

const CITY = shape({
  ...cities.of(
    'c',
    'id',
    'city_area',
    'county_code',
    'tmg_prefix',
    'tmg_count',
    'latitude',
    'longitude',
    'version',
  ),
  ...counties.of('n', 'county'),
});

/** Every city with its county, or the one asked for. */
export function selectAdministeredCities(db: Queryable, id: number | null): Promise<AdministeredCity[]> {
  return readRows(
    db,
    CITY,
    `select ${CITY.sql}
     from cities c join counties n on n.code = c.county_code where $1::int is null or c.id = $1
     order by lower(c.city_area), c.id`,
    [id],
  );
}

const values = (city: CityRequest) => [
  city.city_area,
  city.county_code,
  city.tmg_prefix,
  city.latitude,
  city.longitude,
];

/** Adds a city; answers its id. */
export async function insertCity(db: Queryable, city: CityRequest): Promise<number> {
  const row = await readRow(
    db,
    shape(cities.pick('id')),
    `insert into cities (city_area, county_code, tmg_prefix, latitude, longitude) values ($1, $2, $3, $4, $5) returning id`,
    values(city),
  );
  return row?.id ?? 0;
}

/** Keeps a city from changing until the transaction ends. */
export async function lockCity(db: Queryable, id: number): Promise<void> {
  await db.query('select id from cities where id = $1 for update', [id]);
}

/** Writes a city and raises its version. */
export async function updateCity(db: Queryable, id: number, city: CityRequest): Promise<void> {
  await db.query(
    `update cities set city_area = $2, county_code = $3, tmg_prefix = $4, latitude = $5, longitude = $6,
       version = version + 1 where id = $1`,
    [id, ...values(city)],
  );
}

/** Whether the city has stations or drafts. */
export async function hasStations(db: Queryable, id: number): Promise<boolean> {
  return (await db.query('select 1 from stations where city_id = $1 limit 1', [id])).length > 0;
}
