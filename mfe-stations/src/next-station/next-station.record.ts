import type { NextStation, NextStationRequest } from 'shared-domain';

/**
 * What the form holds: texts as typed, codes as chosen. Not answered is '' for a text and null for a choice or a date.
 */
export type NextStationValues = {
  station_name: string;
  street_or_trail_name: string;
  latitude_avg: string;
  longitude_avg: string;
  state: string | null;
  txdot_district: string | null;
  county: string | null;
  city: string | null;
  neighborhood: string;
  /** 'yyyy-MM-dd' */
  year_station_established: string | null;
  year_station_discontinued: string;
  /** 'yyyy-MM-dd' */
  first_imported: string | null;
  func_class: string | null;
  direction_of_route: string | null;
  intersection: string | null;
  street_width: string | null;
  street_traffic_volume_adt: string;
  posted_route_sign: string | null;
  posted_signed_route_number: string;
  posted_speed_limit: string | null;
  nhs: string | null;
  surrounding_land_uses: string[];
  ada_ramp: string | null;
  street_lighting: string | null;
  transit: string | null;
};

/** A field of the form. */
export type NextStationField = keyof NextStationValues;

/** Intersection code of "not at an intersection", taken when none is chosen. */
const DEFAULT_INTERSECTION = '0';
/** Texas, in the code of the guide. */
const TEXAS = '48';

/** Where each field of the form goes in the request; the server names its errors by these. */
export const REQUEST_FIELD: Record<NextStationField, keyof NextStationRequest> = {
  station_name: 'station_name',
  street_or_trail_name: 'street_or_trail_name',
  latitude_avg: 'latitude_avg',
  longitude_avg: 'longitude_avg',
  state: 'state_code',
  txdot_district: 'txdot_district_code',
  county: 'county_code',
  city: 'city_id',
  neighborhood: 'neighborhood',
  year_station_established: 'year_station_established',
  year_station_discontinued: 'year_station_discontinued',
  first_imported: 'first_imported',
  func_class: 'func_class_code',
  direction_of_route: 'direction_of_route_code',
  intersection: 'intersection_code',
  street_width: 'street_width_code',
  street_traffic_volume_adt: 'street_traffic_volume_adt',
  posted_route_sign: 'posted_route_sign_code',
  posted_signed_route_number: 'posted_route_sign_number',
  posted_speed_limit: 'posted_speed_limit_code',
  nhs: 'nhs_code',
  surrounding_land_uses: 'surrounding_land_use_codes',
  ada_ramp: 'ada_ramp_code',
  street_lighting: 'street_lighting_code',
  transit: 'transit_code',
};

/** An empty form: everything unanswered but the state and the intersection. */
export const emptyValues: NextStationValues = {
  station_name: '',
  street_or_trail_name: '',
  latitude_avg: '',
  longitude_avg: '',
  state: TEXAS,
  txdot_district: null,
  county: null,
  city: null,
  neighborhood: '',
  year_station_established: null,
  year_station_discontinued: '',
  first_imported: null,
  func_class: null,
  direction_of_route: null,
  intersection: DEFAULT_INTERSECTION,
  street_width: null,
  street_traffic_volume_adt: '',
  posted_route_sign: null,
  posted_signed_route_number: '',
  posted_speed_limit: null,
  nhs: null,
  surrounding_land_uses: [],
  ada_ramp: null,
  street_lighting: null,
  transit: null,
};

/** The record as the form shows it. */
export function toForm(record: NextStation): NextStationValues {
  return {
    station_name: record.station_name,
    street_or_trail_name: textOf(record.street_or_trail_name),
    latitude_avg: coordinateText(record.latitude_avg),
    longitude_avg: coordinateText(record.longitude_avg),
    state: record.state_code,
    txdot_district: codeOf(record.txdot_district_code),
    county: codeOf(record.county_code),
    city: codeOf(record.city_id),
    neighborhood: textOf(record.neighborhood),
    year_station_established: record.year_station_established,
    year_station_discontinued: textOf(record.year_station_discontinued),
    first_imported: record.first_imported,
    func_class: record.func_class_code,
    direction_of_route: record.direction_of_route_code,
    intersection: record.intersection_code ?? DEFAULT_INTERSECTION,
    street_width: record.street_width_code,
    street_traffic_volume_adt: textOf(record.street_traffic_volume_adt),
    posted_route_sign: record.posted_route_sign_code,
    posted_signed_route_number: textOf(record.posted_route_sign_number),
    posted_speed_limit: record.posted_speed_limit_code,
    nhs: record.nhs_code,
    surrounding_land_uses: record.surrounding_land_use_codes,
    ada_ramp: record.ada_ramp_code,
    street_lighting: record.street_lighting_code,
    transit: record.transit_code,
  };
}

/** The form as the API takes it: trimmed texts, numbers and codes, null for what is not answered. */
export function toRequest(values: NextStationValues): NextStationRequest {
  return {
    station_name: values.station_name.trim(),
    street_or_trail_name: textOrNull(values.street_or_trail_name),
    latitude_avg: numberOrNull(values.latitude_avg),
    longitude_avg: numberOrNull(values.longitude_avg),
    state_code: values.state,
    txdot_district_code: numberOrNull(values.txdot_district),
    county_code: numberOrNull(values.county),
    city_id: numberOrNull(values.city),
    neighborhood: textOrNull(values.neighborhood),
    year_station_established: values.year_station_established,
    year_station_discontinued: numberOrNull(values.year_station_discontinued),
    first_imported: values.first_imported,
    func_class_code: values.func_class,
    direction_of_route_code: values.direction_of_route,
    intersection_code: values.intersection ?? DEFAULT_INTERSECTION,
    street_width_code: values.street_width,
    street_traffic_volume_adt: numberOrNull(values.street_traffic_volume_adt),
    posted_route_sign_code: values.posted_route_sign,
    posted_route_sign_number: textOrNull(values.posted_signed_route_number),
    posted_speed_limit_code: values.posted_speed_limit,
    nhs_code: values.nhs,
    surrounding_land_use_codes: values.surrounding_land_uses,
    ada_ramp_code: values.ada_ramp,
    street_lighting_code: values.street_lighting,
    transit_code: values.transit,
  };
}

/** The server's errors under the form's own field names; errors of anything else keep their names. */
export function errorsByField(errors: Record<string, string[]>): Record<string, string[]> {
  const fields = new Map(Object.entries(REQUEST_FIELD).map(([field, name]) => [name as string, field]));
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [fields.get(name) ?? name, messages]),
  );
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value));
const codeOf = (value: number | null) => (value === null ? null : String(value));
const textOrNull = (text: string) => text.trim() || null;
const numberOrNull = (text: string | null) => (text === null || text.trim() === '' ? null : Number(text));

/** At least the six decimals that the form asks for: a database drops the zeros at the end of 30.250000. */
function coordinateText(value: number | null): string {
  if (value === null) return '';
  const text = value.toString();
  const decimals = text.split('.')[1]?.length ?? 0;
  return decimals < 6 ? value.toFixed(6) : text;
}
