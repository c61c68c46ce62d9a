import type { District } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { cities, counties, txdotDistricts } from '../lookups/lookups.tables.ts';

const { version: _version, place_key: _place, ...ofCity } = cities.columns;
const CITY = shape(ofCity);
const COUNTY = shape(counties.columns);
const DISTRICT = shape(txdotDistricts.columns);

/** A city with its centre; `tmg_prefix` is null until the first station is published. */
export type CityRow = RowOf<typeof CITY>;
/** A county of the state. */
export type CountyRow = RowOf<typeof COUNTY>;

/** Every district by name. */
export function selectDistricts(db: Queryable): Promise<Omit<District, 'agency_id'>[]> {
  return readRows(db, DISTRICT, `select ${DISTRICT.sql} from txdot_districts order by txdot_district`);
}

/** Every county by name. */
export function selectCounties(db: Queryable): Promise<CountyRow[]> {
  return readRows(db, COUNTY, `select ${COUNTY.sql} from counties order by county`);
}

/** Every city by name: more than a thousand, for lists to choose from. */
export function selectCities(db: Queryable): Promise<CityRow[]> {
  return readRows(db, CITY, `select ${CITY.sql} from cities order by city_area, id`);
}

/** The cities of a county by name. */
export function selectCitiesIn(db: Queryable, county: number): Promise<CityRow[]> {
  const sql = `select ${CITY.sql} from cities where county_code = $1 order by city_area, id`;
  return readRows(db, CITY, sql, [county]);
}

/** Those of these cities that there are; a number too large for a city is one that there is not. */
export function selectCitiesById(
  db: Queryable,
  ids: readonly (number | null | undefined)[],
): Promise<CityRow[]> {
  const wanted = ids.filter((id) => typeof id === 'number');
  return readRows(db, CITY, `select ${CITY.sql} from cities where id = any($1::bigint[])`, [wanted]);
}
