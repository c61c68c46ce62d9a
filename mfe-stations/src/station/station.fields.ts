import {
  directionsFor,
  isLatitudeText,
  isLongitudeText,
  isNumberedSign,
  type CodeOption,
  type V1CodeList,
} from 'shared-domain';
import { defineFields, entriesOf, type Fields, type FieldSpec } from 'shared-ui/form';
import { channelFields } from './channel.fields.ts';
import { inRow, type FactField } from './channel.record.ts';
import { contactFields } from './contact.fields.ts';
import type { StationLookups } from './lookups.ts';
import type { StationValues } from './station.record.ts';
import type { fieldTexts } from './field-texts.ts';

/** A text of the form's fields. */
type FieldText = keyof typeof fieldTexts.en;
/** Longest text that is stored, and longest note. */
const TEXT_MAX = 120;
const NOTES_MAX = 5000;
const SIGN_NUMBER_MAX = 8;
const VOLUME_MAX = 1_000_000;
const INTERVAL_MAX = 1440;

/** A plain choice from one of the lists. */
const choiceOf = (label: FieldText, list: V1CodeList) => ({
  label,
  control: 'select' as const,
  options: (_: StationValues, lookups: StationLookups): readonly CodeOption[] => lookups[list],
});
const textOf = (label: FieldText) => ({ label, control: 'text' as const, maxLength: TEXT_MAX });
const isNumber = (text: string) => Number.isFinite(Number(text));
const isWhole = (text: string, max: number) => /^\d+$/.test(text.trim()) && Number(text) <= max;
const isYear = (text: string) => /^(19|20|21)\d\d$/.test(text.trim());

const nameAndLocation = defineFields<StationValues, StationLookups, FieldText>({
  station_name: {
    ...textOf('station_name'),
    hint: 'nameHint',
    required: 'invalidName',
    publishCheck: (name) => (name.includes(',') ? 'invalidName' : null),
  },
  street_or_trail_name: {
    ...textOf('street_or_trail_name'),
    hint: 'nameHint',
    publishCheck: (name) => (name.includes(',') ? 'commaInStreet' : null),
  },
  latitude: {
    label: 'latitude',
    hint: 'latitudeHint',
    control: 'text',
    required: 'invalidLatitude',
    check: (text) => (isNumber(text) ? null : 'invalidLatitude'),
    publishCheck: (text) => (isLatitudeText(text) ? null : 'invalidLatitude'),
  },
  longitude: {
    label: 'longitude',
    hint: 'longitudeHint',
    control: 'text',
    required: 'invalidLongitude',
    check: (text) => (isNumber(text) ? null : 'invalidLongitude'),
    publishCheck: (text) => (isLongitudeText(text) ? null : 'invalidLongitude'),
  },
  county: {
    label: 'county',
    control: 'select',
    required: 'requiredField',
    options: (_, { county }) => county,
  },
  city: {
    label: 'city',
    control: 'select',
    required: 'requiredField',
    options: ({ county, city: chosen }, { city }) =>
      county === null
        ? city.filter(({ code }) => code === chosen)
        : city.filter(({ county_code }) => String(county_code) === county),
    disabled: ({ county, city }) => county === null && city === null,
    disabledHint: 'countyFirst',
    sets: whatCityBrings,
  },
  city_area: { ...textOf('city_area'), required: 'requiredField' },
  station_id_agency: textOf('station_id_agency'),
  year_station_established: {
    label: 'year_station_established',
    control: 'date',
    format: 'MM/dd/yyyy',
    required: 'invalidDate',
  },
  year_station_discontinued: {
    label: 'year_station_discontinued',
    control: 'text',
    inputMode: 'numeric',
    maxLength: 4,
    check: (text) => (isYear(text) ? null : 'invalidYear'),
    publishCheck: (year, { year_station_established }) =>
      year_station_established && year.trim() < year_station_established.slice(0, 4) ? 'tooEarly' : null,
  },
});

const countInformation = defineFields<StationValues, StationLookups, FieldText>({
  count_method: {
    ...choiceOf('count_method', 'countMethod'),
    required: 'requiredField',
    disabled: (_, { stage, stored, counted }) =>
      stage === 'published' && counted.size > 0 && (stored?.count_method ?? null) !== null,
    disabledHint: 'countMethodFixed',
  },
  count_interval: {
    label: 'count_interval',
    hint: 'intervalHint',
    control: 'text',
    inputMode: 'numeric',
    check: (text) => (isWhole(text, INTERVAL_MAX) ? null : 'invalidInterval'),
  },
  primary_count_purpose: choiceOf('primary_count_purpose', 'primaryCountPurpose'),
  serial_number: { ...textOf('serial_number'), required: 'requiredField' },
  eco_id: {
    ...textOf('station_eco_id'),
    hint: 'ecoIdHint',
    readOnly: true,
    visible: ({ eco_id }) => eco_id !== '',
  },
  other_notes: { label: 'other_notes', control: 'area', maxLength: NOTES_MAX, wide: true },
});

const roadway = defineFields<StationValues, StationLookups, FieldText>({
  facility_type: { ...choiceOf('facility_type', 'facilityType'), required: 'requiredField' },
  intersection: choiceOf('intersection', 'intersection'),
  station_location: textOf('station_location'),
  mounting: textOf('mounting'),
  mounting_object: { ...textOf('mounting_object'), hint: 'mountingHint' },
  func_class: { ...choiceOf('func_class', 'funcClass'), required: 'requiredField' },
  direction_of_route: {
    label: 'direction_of_route',
    control: 'select',
    required: 'requiredField',
    options: ({ func_class }, { directionOfRoute }) => directionsFor(func_class, directionOfRoute),
  },
  movement_direction: { ...choiceOf('movement_direction', 'movementDirection'), required: 'requiredField' },
  count_location_to_roadway: choiceOf('count_location_to_roadway', 'countLocationToRoadway'),
  street_width: choiceOf('street_width', 'streetWidth'),
  street_traffic_volume_adt: {
    label: 'street_traffic_volume_adt',
    control: 'text',
    inputMode: 'numeric',
    check: (text) => (isWhole(text, VOLUME_MAX) ? null : 'invalidVolume'),
  },
  posted_speed_limit: choiceOf('posted_speed_limit', 'postedSpeedLimit'),
  nhs: choiceOf('nhs', 'nhs'),
  posted_route_sign: choiceOf('posted_route_sign', 'postedRouteSign'),
  posted_signed_route_number: {
    label: 'posted_signed_route_number',
    control: 'text',
    maxLength: SIGN_NUMBER_MAX,
    required: 'requiredField',
    visible: ({ posted_route_sign }) => isNumberedSign(posted_route_sign),
  },
});

const facility = defineFields<StationValues, StationLookups, FieldText>({
  nonmotorized_facility_width: choiceOf('nonmotorized_facility_width', 'nonmotorizedFacilityWidth'),
  nonmotorized_facility_buffer_width: choiceOf(
    'nonmotorized_facility_buffer_width',
    'nonmotorizedFacilityBufferWidth',
  ),
  surface_type: choiceOf('surface_type', 'surfaceType'),
  surface_condition: choiceOf('surface_condition', 'surfaceCondition'),
  parking: choiceOf('parking', 'parking'),
  ada_ramp: choiceOf('ada_ramp', 'adaRamp'),
  street_lighting: choiceOf('street_lighting', 'streetLighting'),
  transit: choiceOf('transit', 'transit'),
  shade: choiceOf('shade', 'shade'),
  surrounding_land_use: choiceOf('surrounding_land_use', 'surroundingLandUse'),
});

type StationFields = Fields<StationValues, StationLookups, FieldText>;
type Rows = Pick<StationValues, 'channels' | 'each'>;
const NONE: ReadonlySet<string> = new Set();

/**
 * The fields of the older form, in the order of its tabs and its summary of errors: the same ones as long as the rows
 * of channels are, and what is asked for each of them. `withoutId` are rows that were published without an ID, and need none
 * now; `lacking` the facts of rows that were published without them.
 */
export function stationFieldsOf(
  withoutId: ReadonlySet<string>,
  lacking: ReadonlySet<string> = NONE,
): (values: Rows) => StationFields {
  const byRows = new Map<string, StationFields>();
  return ({ channels, each }) => {
    const key = `${channels.join()} ${each.join()}`;
    const asked = {
      ...nameAndLocation,
      ...channelFields(channels, withoutId),
      ...countInformation,
      ...roadway,
      ...facility,
      ...contactFields,
    };
    const fields = byRows.get(key) ?? askedForEach(asked, { channels, each }, lacking);
    byRows.set(key, fields);
    return fields;
  };
}

/** The fields with those of each channel in the place of what is not asked once. */
function askedForEach(
  fields: StationFields,
  { channels, each }: Rows,
  lacking: ReadonlySet<string>,
): StationFields {
  const entries = entriesOf(fields).flatMap(([name, spec]): [string, Spec][] => {
    const fact = each.find((other) => other === name);
    if (fact === undefined) return [[name, spec]];
    return channels.map((row, index) => [
      inRow(fact, row),
      factOfRow(spec, { fact, row, number: index + 1, lacking }),
    ]);
  });
  return Object.fromEntries(entries);
}

type Spec = FieldSpec<StationValues, StationLookups, FieldText>;
type FactOfRow = { fact: FactField; row: string; number: number; lacking: ReadonlySet<string> };

function factOfRow(spec: Spec, { fact, row, number, lacking }: FactOfRow): Spec {
  const name = inRow(fact, row);
  return {
    ...spec,
    row: { title: 'channel', number },
    required: lacking.has(name) ? undefined : spec.required,
    disabled:
      spec.disabled &&
      ((_, { stage, stored, counted }) =>
        stage === 'published' && counted.has(row) && Boolean(stored?.[name])),
  };
}

/** The fields of a station that is not published yet. */
export const stationFields = stationFieldsOf(new Set());

/** A city brings its county and its name as the area, unless the person has named another. */
function whatCityBrings(
  { city, county, city_area }: StationValues,
  before: StationValues,
  lookups: StationLookups,
): Partial<StationValues> {
  const chosen = lookups.city.find(({ code }) => code === city);
  if (!chosen) return {};
  const last = lookups.city.find(({ code }) => code === before.city);
  const isOwnArea = city_area.trim() !== '' && city_area !== last?.city_area;
  return {
    county: county ?? String(chosen.county_code),
    city_area: isOwnArea ? city_area : chosen.city_area,
  };
}
