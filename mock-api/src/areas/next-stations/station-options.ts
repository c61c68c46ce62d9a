import type { Coordinates, NextStationOptions, ReverseGeo } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { countyBoundaries } from '../../domain/county-boundaries.ts';
import { countyAt, nearestTo } from '../../domain/geography.rules.ts';
import { LIST_OF } from '../../domain/next-station.rules.ts';
import type { StationLists } from '../../domain/next-station.rules.ts';
import { CHANNEL_LIST_OF, OLDER_LIST_OF } from '../../domain/older-station.rules.ts';
import type { Language } from '../../http/language.ts';
import { selectCodeLists } from '../lookups/lookups.sql.ts';
import { selectCities, selectCounties, selectDistricts } from './places.sql.ts';

const LISTS = Object.values(LIST_OF);
const ALL_LISTS = [LIST_OF, OLDER_LIST_OF, CHANNEL_LIST_OF].flatMap((lists) => Object.values<string>(lists));

/** The option lists of the newer form. */
export async function readStationOptions(db: Queryable, language: Language): Promise<NextStationOptions> {
  const lists = await selectCodeLists(db, LISTS, language);
  const districts = await selectDistricts(db);
  return {
    ...lists,
    txdotDistrict: districts.map(({ code, txdot_district }) => ({
      code: String(code),
      label: txdot_district,
    })),
    county: await readCountyOptions(db),
    city: await readCityOptions(db),
  };
}

/** Every county as an option. */
export async function readCountyOptions(db: Queryable): Promise<NextStationOptions['county']> {
  return (await selectCounties(db)).map(({ code, county, txdot_district_code }) => ({
    code: String(code),
    label: county,
    txdot_district_code,
  }));
}

/** Every city as an option, with the last station number that it issued. */
export async function readCityOptions(db: Queryable): Promise<NextStationOptions['city']> {
  return (await selectCities(db)).map(({ id, city_area, county_code, tmg_prefix, tmg_count }) => ({
    code: String(id),
    label: city_area,
    county_code,
    tmg_prefix,
    tmg_count,
  }));
}

/** What a station's answers are checked against, whichever form sends them. */
export async function readStationLists(db: Queryable): Promise<StationLists> {
  const lists = await selectCodeLists(db, ALL_LISTS, 'en');
  const codes = Object.entries(lists).map(
    ([list, options]) => [list, options.filter(({ disabled }) => !disabled).map(({ code }) => code)] as const,
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
