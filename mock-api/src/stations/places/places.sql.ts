import type { County, District } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';

/** A city with its centre. */
export type CityRow = {
  id: number;
  city_area: string;
  county_code: number;
  /** Null until the first station is published. */
  tmg_prefix: string | null;
  tmg_count: number;
  population: number | null;
  latitude: number;
  longitude: number;
};
/** A county of the state. */
export type CountyRow = Omit<County, 'agency_id'> & { fips: string };

/** Every district by name. */
export function selectDistricts(db: Queryable): Promise<Omit<District, 'agency_id'>[]> {
  return db.query('select code, txdot_district from txdot_districts order by txdot_district');
}

/** Every county by name. */
export function selectCounties(db: Queryable): Promise<CountyRow[]> {
  return db.query('select code, county, txdot_district_code, fips from counties order by county');
}

/** Every city by name. */
export function selectCities(db: Queryable): Promise<CityRow[]> {
  return db.query(
    `select id, city_area, county_code, tmg_prefix, tmg_count, latitude, longitude, population
     from cities order by city_area, id`,
  );
}
