import {
  directionsFor,
  isLatitudeText,
  isLongitudeText,
  isNumberedSign,
  type CodeOption,
  type NextStationOptions,
} from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import type { NextStationField, NextStationValues } from './next-station.record.ts';
import type { fieldTexts, formTexts } from './texts.ts';

type FieldText = keyof typeof fieldTexts.en;
/** Longest name or street that is stored. */
const NAME_MAX = 120;
const SIGN_NUMBER_MAX = 8;
const VOLUME_MAX = 1_000_000;

/** A plain choice from one of the lists. */
const choiceOf = (label: FieldText, list: keyof NextStationOptions) => ({
  label,
  control: 'select' as const,
  options: (_: NextStationValues, lists: NextStationOptions): readonly CodeOption[] => lists[list],
});

/** The fields of the newer form, in the order of its summary of errors. */
export const nextStationFields = defineFields<NextStationValues, NextStationOptions, FieldText>({
  station_name: {
    label: 'station_name',
    hint: 'nameHint',
    control: 'text',
    maxLength: NAME_MAX,
    required: 'invalidName',
    check: withoutCommas,
  },
  street_or_trail_name: {
    label: 'street_or_trail_name',
    hint: 'nameHint',
    control: 'text',
    maxLength: NAME_MAX,
    required: 'invalidName',
    check: withoutCommas,
  },
  latitude_avg: {
    label: 'latitude_avg',
    hint: 'latitudeHint',
    control: 'text',
    required: 'invalidLatitude',
    check: (text) => (isLatitudeText(text) ? null : 'invalidLatitude'),
  },
  longitude_avg: {
    label: 'longitude_avg',
    hint: 'longitudeHint',
    control: 'text',
    required: 'invalidLongitude',
    check: (text) => (isLongitudeText(text) ? null : 'invalidLongitude'),
  },
  state: choiceOf('state', 'state'),
  txdot_district: choiceOf('txdot_district', 'txdotDistrict'),
  county: {
    label: 'county',
    control: 'select',
    required: 'requiredField',
    options: ({ txdot_district }, { county }) =>
      within(county, txdot_district, ({ txdot_district_code }) => txdot_district_code),
  },
  city: {
    label: 'city',
    control: 'select',
    required: 'requiredField',
    options: ({ county, city: chosen }, { city }) =>
      county === null
        ? city.filter(({ code }) => code === chosen)
        : within(city, county, ({ county_code }) => county_code),
    disabled: ({ county, city }) => county === null && city === null,
    disabledHint: 'countyFirst',
  },
  neighborhood: { label: 'neighborhood', control: 'text', maxLength: NAME_MAX },
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
    check: discontinuedLater,
  },
  first_imported: { label: 'first_imported', control: 'date', format: 'yyyy/MM/dd' },
  func_class: { ...choiceOf('func_class', 'funcClass'), required: 'requiredField' },
  direction_of_route: {
    label: 'direction_of_route',
    control: 'select',
    required: 'requiredField',
    options: ({ func_class }, { directionOfRoute }) => directionsFor(func_class, directionOfRoute),
  },
  intersection: choiceOf('intersection', 'intersection'),
  street_width: choiceOf('street_width', 'streetWidth'),
  street_traffic_volume_adt: {
    label: 'street_traffic_volume_adt',
    control: 'text',
    inputMode: 'numeric',
    check: (text) => (/^\d+$/.test(text.trim()) && Number(text) <= VOLUME_MAX ? null : 'invalidVolume'),
  },
  posted_route_sign: choiceOf('posted_route_sign', 'postedRouteSign'),
  posted_signed_route_number: {
    label: 'posted_signed_route_number',
    control: 'text',
    maxLength: SIGN_NUMBER_MAX,
    required: 'requiredField',
    visible: ({ posted_route_sign }) => isNumberedSign(posted_route_sign),
  },
  posted_speed_limit: choiceOf('posted_speed_limit', 'postedSpeedLimit'),
  nhs: choiceOf('nhs', 'nhs'),
  surrounding_land_uses: {
    label: 'surrounding_land_uses',
    control: 'multi',
    options: (_, { surroundingLandUse }) => surroundingLandUse,
  },
  ada_ramp: choiceOf('ada_ramp', 'adaRamp'),
  street_lighting: choiceOf('street_lighting', 'streetLighting'),
  transit: choiceOf('transit', 'transit'),
});

type Tab = { title: keyof typeof formTexts.en; fields: NextStationField[] };
/** The form's tabs and what stands on each. */
export const nextStationTabs: [Tab, Tab, Tab] = [
  {
    title: 'nameAndLocation',
    fields: [
      'station_name',
      'street_or_trail_name',
      'latitude_avg',
      'longitude_avg',
      'state',
      'txdot_district',
      'county',
      'city',
      'neighborhood',
      'year_station_established',
      'year_station_discontinued',
      'first_imported',
    ],
  },
  {
    title: 'roadwayInfo',
    fields: [
      'func_class',
      'direction_of_route',
      'intersection',
      'street_width',
      'street_traffic_volume_adt',
      'posted_route_sign',
      'posted_signed_route_number',
      'posted_speed_limit',
      'nhs',
    ],
  },
  {
    title: 'siteCharacteristics',
    fields: ['surrounding_land_uses', 'ada_ramp', 'street_lighting', 'transit'],
  },
];

/** The tab on which a field stands. */
export function tabOf(field: string): number {
  return nextStationTabs.findIndex(({ fields }) => fields.some((name) => name === field));
}

function withoutCommas(text: string): FieldText | null {
  return text.includes(',') ? 'noCommas' : null;
}

/** Options inside the chosen place, all of them while none is chosen. */
function within<O extends CodeOption>(
  options: O[],
  place: string | null,
  placeOf: (option: O) => number,
): readonly O[] {
  return place === null ? options : options.filter((option) => String(placeOf(option)) === place);
}

/** A year, and not one before the station was established. */
function discontinuedLater(text: string, values: NextStationValues): FieldText | null {
  if (!/^(19|20|21)\d\d$/.test(text.trim())) return 'invalidYear';
  const established = values.year_station_established?.slice(0, 4);
  return established && text.trim() < established ? 'tooEarly' : null;
}
