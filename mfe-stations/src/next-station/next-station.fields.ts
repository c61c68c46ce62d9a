import { isLatitudeText, isLongitudeText, type CodeOption, type NextStationOptions } from 'shared-domain';
import { fieldsIn, SECTIONS } from 'shared-domain/fields';
import { tableFields } from '../station-editing/plain-fields.ts';
import { roadFields } from '../station-editing/road.fields.ts';
import type { NextStationField, NextStationValues } from './next-station.record.ts';
import type { fieldTexts } from './texts.ts';

type FieldText = keyof typeof fieldTexts.en;

const name = { required: 'invalidName', check: withoutCommas } as const;

/** The fields of the next form, in the order of its summary of errors; here stands what the table can't say of them. */
export const nextStationFields = tableFields<'next', NextStationValues, NextStationOptions, FieldText>(
  'next',
  {
    station_name: name,
    street_or_trail_name: name,
    latitude_avg: {
      required: 'invalidLatitude',
      check: (text) => (isLatitudeText(text) ? null : 'invalidLatitude'),
    },
    longitude_avg: {
      required: 'invalidLongitude',
      check: (text) => (isLongitudeText(text) ? null : 'invalidLongitude'),
    },
    county: {
      options: ({ txdot_district }, { county }) =>
        within(county, txdot_district, ({ txdot_district_code }) => txdot_district_code),
    },
    city: {
      options: ({ county, city: chosen }, { city }) =>
        county === null
          ? city.filter(({ code }) => code === chosen)
          : within(city, county, ({ county_code }) => county_code),
      // not disabled meanwhile: the list of what is missing leads to it
      nothingHint: 'countyFirst',
    },
    year_station_discontinued: { check: discontinuedLater },
    first_imported: { format: 'yyyy/MM/dd' },
    ...roadFields,
  },
);

type Tab = { title: (typeof SECTIONS.next)[number]; fields: NextStationField[] };
/** The form's tabs and what stands on each. */
export const nextStationTabs = SECTIONS.next.map((title) => ({
  title,
  fields: fieldsIn('next', title).map((field) => field.name),
})) as [Tab, Tab, Tab];

/** The tab on which a field stands. */
export function tabOf(field: string): number {
  return nextStationTabs.findIndex(({ fields }) => fields.some((other) => other === field));
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
