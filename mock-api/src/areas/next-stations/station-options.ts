import type { Coordinates, NextStationOptions, ReverseGeo } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { countyBoundaries } from '../../domain/county-boundaries.ts';
import { countyAt, nearestTo } from '../../domain/geography.rules.ts';
import { LIST_OF } from '../../domain/next-station.rules.ts';
import type { StationLists } from '../../domain/next-station.rules.ts';
import type { Language } from '../../http/language.ts';
import { selectCodeLists } from '../lookups/lookups.sql.ts';
import { selectCities, selectCounties, selectDistricts } from './places.sql.ts';

const LISTS = Object.values(LIST_OF);

/** The option lists of the newer form. */
export async function readStationOptions(db: Queryable, language: Language): Promise<NextStationOptions> {
  const lists = await selectCodeLists(db, LISTS, language);
  const districts = await selectDistricts(db);
  const counties = await selectCounties(db);
  const cities = await selectCities(db);
  return {
    ...lists,
    txdotDistrict: districts.map(({ code, txdot_district }) => ({
      code: String(code),
      label: txdot_district,
    })),
    county: counties.map(({ code, county, txdot_district_code }) => ({
      code: String(code),
      label: county,
      txdot_district_code,
    })),
    city: cities.map(({ id, city_area, county_code, tmg_prefix, tmg_count }) => ({
      code: String(id),
      label: city_area,
      county_code,
      tmg_prefix,
      tmg_count,
    })),
  };
}

/** What a station's answers are checked against. */
export async function readStationLists(db: Queryable): Promise<StationLists> {
  const lists = await selectCodeLists(db, LISTS, 'en');
  const codes = Object.entries(lists).map(
    ([list, options]) => [list, options.map(({ code }) => code)] as const,
  );
  return {
    codes: Object.fromEntries(codes),
    districts: (await selectDistricts(db)).map(({ code }) => code),
    counties: await selectCounties(db),
    cities: await selectCities(db),
  };
}

/** The county that holds a place and the nearest city of that county; null where nothing is known (S9). */
export async function reverseGeocode(db: Queryable, place: Coordinates): Promise<ReverseGeo> {
  const fips = countyAt(place, await countyBoundaries());
  const county = (await selectCounties(db)).find((entry) => entry.fips === fips);
  if (!county) return { city: null, county: null };
  const cities = (await selectCities(db)).filter(({ county_code }) => county_code === county.code);
  const city = nearestTo(place, cities);
  return {
    city: city && {
      id: city.id,
      city_area: city.city_area,
      tmg_prefix: city.tmg_prefix,
      tmg_count: city.tmg_count,
    },
    county: { code: county.code, county: county.county, txdot_district_code: county.txdot_district_code },
  };
}
