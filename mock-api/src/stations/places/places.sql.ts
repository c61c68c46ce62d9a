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

/** Every city by name. */
export function selectCities(db: Queryable): Promise<CityRow[]> {
  return readRows(db, CITY, `select ${CITY.sql} from cities order by city_area, id`);
}
