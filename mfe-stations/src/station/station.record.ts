import type { V1Station, V1StationRequest } from 'shared-domain';
import type { NameOf } from 'shared-ui/form';
import { channelsOf, channelValues, errorName, sentRows, type ChannelValues } from './channel.record.ts';
import { contactValues, providerOf, requesterOf, type ContactValues } from './contact.record.ts';
import { coordinateText, numberOrNull, textOf, textOrNull } from '../station-editing/record-values.ts';

const TEXTS = [
  'station_id_agency',
  'street_or_trail_name',
  'city_area',
  'eco_id',
  'serial_number',
  'other_notes',
  'station_location',
  'mounting',
  'mounting_object',
  'posted_signed_route_number',
] as const;
const NUMBERS = ['year_station_discontinued', 'count_interval', 'street_traffic_volume_adt'] as const;
const COORDINATES = ['latitude', 'longitude'] as const;
const CODES = [
  'count_method',
  'primary_count_purpose',
  'facility_type',
  'func_class',
  'direction_of_route',
  'movement_direction',
  'count_location_to_roadway',
  'intersection',
  'street_width',
  'posted_speed_limit',
  'nhs',
  'posted_route_sign',
  'nonmotorized_facility_width',
  'nonmotorized_facility_buffer_width',
  'surface_type',
  'surface_condition',
  'parking',
  'ada_ramp',
  'street_lighting',
  'transit',
  'shade',
  'surrounding_land_use',
] as const;
const PLACES = { county: 'county_code', city: 'city_id' } as const;

type TextField =
  'station_name' | (typeof TEXTS)[number] | (typeof NUMBERS)[number] | (typeof COORDINATES)[number];
type CodeField = (typeof CODES)[number];
type PlaceField = keyof typeof PLACES;

/**
 * What the v1 form holds: texts as typed, codes as chosen. Not answered is '' for a text and null for a choice or a
 * date ('yyyy-MM-dd'). Each channel row has its fields under the row's key.
 */
export type StationValues = Record<TextField, string> &
  Record<CodeField | PlaceField | 'year_station_established', string | null> &
  ContactValues &
  ChannelValues;

/** A field of the form. */
export type StationField = NameOf<StationValues>;

/** An object with the same made of each name. */
function each<N extends string, T>(names: readonly N[], make: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, T>;
}

/** An empty form: nothing answered, one channel row to start with. */
export const emptyStation: StationValues = {
  station_name: '',
  ...each([...TEXTS, ...NUMBERS, ...COORDINATES], () => ''),
  ...each([...CODES, 'county', 'city', 'year_station_established'], () => null),
  ...contactValues('provider', null),
  ...contactValues('requester', null),
  ...channelValues([]),
};

/** The record as the form shows it. */
export function toForm(record: V1Station): StationValues {
  return {
    station_name: record.station_name,
    year_station_established: record.year_station_established,
    ...each([...TEXTS, ...NUMBERS], (name) => textOf(record[name])),
    ...each(COORDINATES, (name) => coordinateText(record[name])),
    ...each(CODES, (name) => record[`${name}_code`]),
    county: textOrNull(textOf(record.county_code)),
    city: textOrNull(textOf(record.city_id)),
    ...contactValues('provider', record.provider),
    ...contactValues('requester', record.requester),
    ...channelValues(record.channels),
  };
}

type CodeFields = { [N in CodeField as `${N}_code`]: string | null };

/** The form as the API takes it: trimmed texts, numbers and codes, null for what is not answered. */
export function toRequest(values: StationValues): V1StationRequest {
  const codes = Object.fromEntries(CODES.map((name) => [`${name}_code`, values[name]])) as CodeFields;
  return {
    station_name: values.station_name.trim(),
    year_station_established: values.year_station_established,
    ...each(TEXTS, (name) => textOrNull(values[name])),
    ...each([...NUMBERS, ...COORDINATES], (name) => numberOrNull(values[name])),
    ...codes,
    county_code: numberOrNull(values.county),
    city_id: numberOrNull(values.city),
    provider: providerOf(values),
    requester: requesterOf(values),
    channels: channelsOf(values),
  };
}

const OWN_NAME = new Map<string, string>([
  ...CODES.map((name) => [`${name}_code`, name] as const),
  ...Object.entries(PLACES).map(([name, sent]) => [sent, name] as const),
]);

/** The server's errors under the form's own field names; errors of anything else keep their names. */
export function errorsByField(
  errors: Record<string, string[]>,
  values: ChannelValues,
): Record<string, string[]> {
  const rows = sentRows(values);
  const own = (name: string) => {
    const [list, index, field] = name.split('.');
    if (list === 'channels' && field) return errorName(field, rows[Number(index)] ?? '');
    if (list === 'provider' || list === 'requester') return index ?? list;
    return OWN_NAME.get(name) ?? name;
  };
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [own(name), messages]));
}
