import type { Coordinates, NextStationOptions, ReverseGeo } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { countyBoundaries } from '../places/county-boundaries.ts';
import { proposedPrefix } from '../places/city-prefix.rules.ts';
import { citiesNear, countyAt, placeOf } from '../places/geography.rules.ts';
import { LIST_OF } from './next-station.rules.ts';
import type { StationLists } from './next-station.rules.ts';
import type { Language } from '../../platform/text/language.ts';
import { selectGivenPrefixes } from '../records/station-record.sql.ts';
import { selectCodeLists } from '../lookups/lookups.sql.ts';
import {
  selectCities,
  selectCitiesById,
  selectCitiesIn,
  selectCounties,
  selectDistricts,
} from '../places/places.sql.ts';

const LISTS = Object.values(LIST_OF);

/** The option lists of the next form. */
export async function readStationOptions(db: Queryable, language: Language): Promise<NextStationOptions> {
  const lists = await selectCodeLists(db, LISTS, language);
  return {
    ...lists,
    txdotDistrict: await readDistrictOptions(db),
    county: await readCountyOptions(db),
    city: await readCityOptions(db),
  };
}

/** Every district as an option. */
export async function readDistrictOptions(db: Queryable): Promise<NextStationOptions['txdotDistrict']> {
  return (await selectDistricts(db)).map(({ code, txdot_district }) => ({
    code: String(code),
    label: txdot_district,
  }));
}

/** Every county as an option. */
export async function readCountyOptions(db: Queryable): Promise<NextStationOptions['county']> {
  return (await selectCounties(db)).map(({ code, county, txdot_district_code }) => ({
    code: String(code),
    label: county,
    txdot_district_code,
  }));
}

/** Every city as an option, with the last station number that it issued and the prefix that it has or would get. */
export async function readCityOptions(db: Queryable): Promise<NextStationOptions['city']> {
  const given = new Set(await selectGivenPrefixes(db));
  return (await selectCities(db)).map(({ id, city_area, county_code, tmg_prefix, tmg_count }) => ({
    code: String(id),
    label: city_area,
    county_code,
    tmg_prefix: tmg_prefix ?? proposedPrefix(city_area, given) ?? '',
    tmg_count,
  }));
}

/** What a station's answers are checked against: these code lists and those of the next form, and the places, its city alone. */
export async function readStationLists(
  db: Queryable,
  { city_id }: { city_id: number | null },
  further: readonly string[] = [],
): Promise<StationLists> {
  const lists = await selectCodeLists<string>(db, [...LISTS, ...further], 'en');
  const codes = Object.entries(lists).map(
    ([list, options]) => [list, options.filter(({ disabled }) => !disabled).map(({ code }) => code)] as const,
  );
  return {
    codes: Object.fromEntries(codes),
    districts: (await selectDistricts(db)).map(({ code }) => code),
    counties: await selectCounties(db),
    cities: await selectCitiesById(db, [city_id]),
  };
}

/**
 * The county that holds a place, and the city of that county that the place is in or near, with all that are; where
 * none is near, how far the nearest is. Null where nothing is known (S9).
 */
export async function reverseGeocode(db: Queryable, place: Coordinates): Promise<ReverseGeo> {
  const fips = countyAt(place, await countyBoundaries());
  const county = (await selectCounties(db)).find((entry) => entry.fips === fips);
  if (!county) return { city: null, county: null, nearest: null, near: [] };
  const cities = await selectCitiesIn(db, county.code);
  const nearest = placeOf(place, cities);
  const given = new Set(await selectGivenPrefixes(db));
  const proposed = nearest?.isNear ? nearest.place : null;
  return {
    city: proposed && {
      id: proposed.id,
      city_area: proposed.city_area,
      tmg_prefix: proposed.tmg_prefix ?? proposedPrefix(proposed.city_area, given) ?? '',
      tmg_count: proposed.tmg_count,
    },
    county: { code: county.code, county: county.county, txdot_district_code: county.txdot_district_code },
    nearest: nearest && { city_area: nearest.place.city_area, distance_km: Math.round(nearest.km) },
    near: citiesNear(place, cities).map(({ id, city_area }) => ({ id, city_area })),
  };
}
