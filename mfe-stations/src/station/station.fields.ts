import { isLatitudeText, isLongitudeText } from 'shared-domain';
import { fieldsIn, stationFields as table } from 'shared-domain/fields';
import { entriesOf, type Fields, type FieldSpec } from 'shared-ui/form';
import { isWhole, tableFields } from '../station-editing/plain-fields.ts';
import { roadFields } from '../station-editing/road.fields.ts';
import { channelFields } from './channel.fields.ts';
import { inRow, type FactField } from './channel.record.ts';
import { contactFields } from './contact.fields.ts';
import type { StationLookups } from './lookups.ts';
import type { StationValues } from './station.record.ts';
import type { fieldTexts } from './field-texts.ts';

/** A text of the form's fields. */
type FieldText = keyof typeof fieldTexts.en;
const isNumber = (text: string) => Number.isFinite(Number(text));

/** The fields that the table gives; here stands what it can't say of them. */
const fromTable = tableFields<'v1', StationValues, StationLookups, FieldText>('v1', {
  station_name: {
    required: 'invalidName',
    publishCheck: (name) => (name.includes(',') ? 'invalidName' : null),
  },
  street_or_trail_name: {
    publishCheck: (name) => (name.includes(',') ? 'commaInStreet' : null),
  },
  latitude: {
    required: 'invalidLatitude',
    check: (text) => (isNumber(text) ? null : 'invalidLatitude'),
    publishCheck: (text) => (isLatitudeText(text) ? null : 'invalidLatitude'),
  },
  longitude: {
    required: 'invalidLongitude',
    check: (text) => (isNumber(text) ? null : 'invalidLongitude'),
    publishCheck: (text) => (isLongitudeText(text) ? null : 'invalidLongitude'),
  },
  city: {
    options: ({ county, city: chosen }, { city }) =>
      county === null
        ? city.filter(({ code }) => code === chosen)
        : city.filter(({ county_code }) => String(county_code) === county),
    // not disabled meanwhile: the list of what is missing leads to it
    nothingHint: 'countyFirst',
    sets: whatCityBrings,
  },
  year_station_discontinued: {
    publishCheck: (year, { year_station_established }) =>
      year_station_established && year.trim() < year_station_established.slice(0, 4) ? 'tooEarly' : null,
  },
  count_method: {
    disabled: (_, { stage, stored, counted }) =>
      stage === 'published' && counted.size > 0 && (stored?.count_method ?? null) !== null,
    disabledHint: 'countMethodFixed',
  },
  count_interval: {
    check: (text) => (isWhole(text, table.count_interval.max) ? null : 'invalidInterval'),
  },
  eco_id: {
    label: 'station_eco_id',
    readOnly: true,
    visible: ({ eco_id }) => eco_id !== '',
  },
  ...roadFields,
});

const isBefore = (name: string) => fieldsIn('v1', 'nameAndLocation').some((field) => field.name === name);
const fieldsWhere = (keep: (name: string) => boolean): StationFields =>
  Object.fromEntries(entriesOf(fromTable).filter(([name]) => keep(name)));
const beforeChannels = fieldsWhere(isBefore);
const afterChannels = fieldsWhere((name) => !isBefore(name));

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
      ...beforeChannels,
      ...channelFields(channels, withoutId),
      ...afterChannels,
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
