import type { NextStation, NextStationRequest, Versioned } from 'shared-ui/domain';

/**
 * What the form holds: texts and codes as typed or chosen. '' is "not answered" for everything but the land uses, so
 * that no control ever meets null.
 */
export type NextStationValues = {
  station_name: string;
  street_or_trail_name: string;
  latitude_avg: string;
  longitude_avg: string;
  state: string;
  txdot_district: string;
  county: string;
  city: string;
  neighborhood: string;
  /** 'yyyy-MM-dd' */
  year_station_established: string;
  year_station_discontinued: string;
  /** 'yyyy-MM-dd' */
  first_imported: string;
  func_class: string;
  direction_of_route: string;
  intersection: string;
  street_width: string;
  street_traffic_volume_adt: string;
  posted_route_sign: string;
  posted_signed_route_number: string;
  posted_speed_limit: string;
  nhs: string;
  surrounding_land_uses: string[];
  ada_ramp: string;
  street_lighting: string;
  transit: string;
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
  txdot_district: '',
  county: '',
  city: '',
  neighborhood: '',
  year_station_established: '',
  year_station_discontinued: '',
  first_imported: '',
  func_class: '',
  direction_of_route: '',
  intersection: DEFAULT_INTERSECTION,
  street_width: '',
  street_traffic_volume_adt: '',
  posted_route_sign: '',
  posted_signed_route_number: '',
  posted_speed_limit: '',
  nhs: '',
  surrounding_land_uses: [],
  ada_ramp: '',
  street_lighting: '',
  transit: '',
};

/** The record as the form shows it. */
export function toForm(record: NextStation): NextStationValues {
  return {
    station_name: record.station_name,
    street_or_trail_name: textOf(record.street_or_trail_name),
    latitude_avg: coordinateText(record.latitude_avg),
    longitude_avg: coordinateText(record.longitude_avg),
    state: textOf(record.state_code),
    txdot_district: textOf(record.txdot_district_code),
    county: textOf(record.county_code),
    city: textOf(record.city_id),
    neighborhood: textOf(record.neighborhood),
    year_station_established: textOf(record.year_station_established),
    year_station_discontinued: textOf(record.year_station_discontinued),
    first_imported: textOf(record.first_imported),
    func_class: textOf(record.func_class_code),
    direction_of_route: textOf(record.direction_of_route_code),
    intersection: record.intersection_code ?? DEFAULT_INTERSECTION,
    street_width: textOf(record.street_width_code),
    street_traffic_volume_adt: textOf(record.street_traffic_volume_adt),
    posted_route_sign: textOf(record.posted_route_sign_code),
    posted_signed_route_number: textOf(record.posted_route_sign_number),
    posted_speed_limit: textOf(record.posted_speed_limit_code),
    nhs: textOf(record.nhs_code),
    surrounding_land_uses: record.surrounding_land_use_codes,
    ada_ramp: textOf(record.ada_ramp_code),
    street_lighting: textOf(record.street_lighting_code),
    transit: textOf(record.transit_code),
  };
}

/** The form as the API takes it: trimmed texts, numbers and codes, null for what is not answered. */
export function toRequest(values: NextStationValues): NextStationRequest {
  return {
    station_name: values.station_name.trim(),
    street_or_trail_name: textOrNull(values.street_or_trail_name),
    latitude_avg: numberOrNull(values.latitude_avg),
    longitude_avg: numberOrNull(values.longitude_avg),
    state_code: textOrNull(values.state),
    txdot_district_code: numberOrNull(values.txdot_district),
    county_code: numberOrNull(values.county),
    city_id: numberOrNull(values.city),
    neighborhood: textOrNull(values.neighborhood),
    year_station_established: textOrNull(values.year_station_established),
    year_station_discontinued: numberOrNull(values.year_station_discontinued),
    first_imported: textOrNull(values.first_imported),
    func_class_code: textOrNull(values.func_class),
    direction_of_route_code: textOrNull(values.direction_of_route),
    intersection_code: textOrNull(values.intersection) ?? DEFAULT_INTERSECTION,
    street_width_code: textOrNull(values.street_width),
    street_traffic_volume_adt: numberOrNull(values.street_traffic_volume_adt),
    posted_route_sign_code: textOrNull(values.posted_route_sign),
    posted_route_sign_number: textOrNull(values.posted_signed_route_number),
    posted_speed_limit_code: textOrNull(values.posted_speed_limit),
    nhs_code: textOrNull(values.nhs),
    surrounding_land_use_codes: values.surrounding_land_uses,
    ada_ramp_code: textOrNull(values.ada_ramp),
    street_lighting_code: textOrNull(values.street_lighting),
    transit_code: textOrNull(values.transit),
  };
}

/** The request of an update: with the version that was read (S10). */
export function toUpdate(values: NextStationValues, version: number): Versioned<NextStationRequest> {
  return { ...toRequest(values), version };
}

/**
 * The server's errors, by the form's own field names, so that they can be shown at their fields. Names the form
 * doesn't know are left out: their messages are in the alert anyway.
 */
export function errorsByField(errors: Record<string, string[]>): Partial<Record<NextStationField, string>> {
  const fields = Object.entries(REQUEST_FIELD) as [NextStationField, keyof NextStationRequest][];
  return Object.fromEntries(
    fields.flatMap(([field, name]) => {
      const messages = errors[name];
      return messages ? [[field, messages.join(' ')]] : [];
    }),
  );
}

const textOf = (value: string | number | null) => (value === null ? '' : String(value));
const textOrNull = (text: string) => text.trim() || null;
const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

/** At least the six decimals that the form asks for: a database drops the zeros at the end of 30.250000. */
function coordinateText(value: number | null): string {
  if (value === null) return '';
  const text = value.toString();
  const decimals = text.split('.')[1]?.length ?? 0;
  return decimals < 6 ? value.toFixed(6) : text;
}
