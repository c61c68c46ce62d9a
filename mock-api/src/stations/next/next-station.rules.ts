import { contradictsClass, isLatitude, isLongitude, isNumberedSign, missingFields } from 'shared-domain';
import { listOf } from 'shared-domain/fields';
import type { CodedOf, NextList, stationFields } from 'shared-domain/fields';
import type { Fault } from '../records/field-faults.ts';
import type { City, County, NextStationKey, NextStationRequest } from 'shared-domain';

/** What is wrong, by field. */
export type Faults = Partial<Record<NextStationKey, Fault>>;

/** What a station's answers are checked against. */
export type StationLists = {
  /** The codes of each list. */
  codes: Record<string, string[]>;
  districts: number[];
  counties: Pick<County, 'code' | 'txdot_district_code'>[];
  cities: Pick<City, 'id' | 'county_code'>[];
};

type CodedField = CodedOf<typeof stationFields, 'next'>;
/** Which code list each coded field chooses from. */
export const LIST_OF = listOf('next') as Record<CodedField, NextList>;

type Station = NextStationRequest;

function textFaults({ station_name, street_or_trail_name, ...station }: Station): Faults {
  const faults: Faults = {};
  if (station_name.trim() === '') faults.station_name = 'required';
  else if (station_name.includes(',')) faults.station_name = 'comma';
  if (street_or_trail_name?.includes(',')) faults.street_or_trail_name = 'comma';
  const { latitude_avg, longitude_avg, year_station_established: established } = station;
  if (latitude_avg !== null && !isLatitude(latitude_avg)) faults.latitude_avg = 'range';
  if (longitude_avg !== null && !isLongitude(longitude_avg)) faults.longitude_avg = 'range';
  const end = station.year_station_discontinued;
  if (end !== null && established !== null && end < Number(established.slice(0, 4))) {
    faults.year_station_discontinued = 'mismatch';
  }
  return faults;
}

function codeFaults(station: Station, { codes }: StationLists): Faults {
  const faults: Faults = {};
  for (const [field, list] of Object.entries(LIST_OF) as [CodedField, NextList][]) {
    const chosen = [station[field] ?? []].flat();
    if (chosen.some((code) => !codes[list]?.includes(code))) faults[field] = 'unknown';
  }
  const { func_class_code: funcClass, direction_of_route_code: direction } = station;
  if (!faults.func_class_code && contradictsClass(funcClass, direction)) {
    faults.direction_of_route_code ??= 'mismatch';
  }
  return faults;
}

function placeFaults(station: Station, lists: StationLists): Faults {
  const faults: Faults = {};
  const { txdot_district_code: district, county_code, city_id } = station;
  if (district !== null && !lists.districts.includes(district)) faults.txdot_district_code = 'unknown';
  const county = lists.counties.find(({ code }) => code === county_code);
  if (county_code !== null && !county) faults.county_code = 'unknown';
  if (county && district !== null && county.txdot_district_code !== district) faults.county_code = 'mismatch';
  const city = lists.cities.find(({ id }) => id === city_id);
  if (city_id !== null && !city) faults.city_id = 'unknown';
  if (city && county_code !== null && city.county_code !== county_code) faults.city_id = 'mismatch';
  return faults;
}

/**
 * What is wrong with a station of the next form. A draft may leave everything but its name empty; what it does say
 * must be possible all the same. A published station must have its required fields.
 */
export function stationFaults(station: Station, lists: StationLists, stage: 'draft' | 'published'): Faults {
  const missing = stage === 'draft' ? [] : missingFields(station);
  return {
    ...placeFaults(station, lists),
    ...codeFaults(station, lists),
    ...textFaults(station),
    ...Object.fromEntries(missing.map((field) => [field, 'required' as const])),
  };
}

/** The station without a number of a route sign that carries none: the form hides that field then. */
export function withoutHiddenNumber<S extends Station>(station: S): S {
  return isNumberedSign(station.posted_route_sign_code)
    ? station
    : { ...station, posted_route_sign_number: null };
}
