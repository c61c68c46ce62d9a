import { TMAS_ROWS } from 'shared-domain/fields';
import { stationColumns } from './layout.ts';
import {
  countValues,
  cutFields,
  keyOf,
  lostTexts,
  stationValues,
  type TmasFlow,
} from './station-record.rules.ts';

const flow = {
  station_id_tmg: 'AU0012',
  station_name: 'Sample Trail',
  state: null,
  county: '48453',
  func_class: '8U',
  direction_of_route: '9',
  count_location_to_roadway: '3',
  movement_direction: '3',
  facility_type: '8',
  intersection: null,
  count_type: '2',
  count_method: '03',
  sensor_type: null,
  primary_count_purpose: null,
  posted_speed_limit: null,
  year_station_established: '2019-05-01',
  year_station_discontinued: 2024,
  nhs: 'N',
  latitude: 30.267153,
  longitude: null,
  posted_route_sign: '01',
  posted_signed_route_number: 'FM 12345678',
  station_location: null,
  other_notes: null,
} as TmasFlow;

test('a flow without a state is of Texas, its county the last three digits', () =>
  expect(keyOf(flow)).toBe('48|453|AU0012|9|3|3|8||2'));

test.each<[string, Partial<TmasFlow>, Record<string, string>]>([
  ['the year alone of what was established', {}, { year_station_established: '2019', year: '2024' }],
  ['the year in which it ended', {}, { year_station_discontinued: '2024' }],
  ['no place where there is none', {}, { longitude: '' }],
  ['the end of a long number', {}, { posted_signed_route_number: '12345678' }],
  ['the name where no location is known', {}, { station_location: 'Sample Trail' }],
  ['the location where it is', { station_location: 'At First St' }, { station_location: 'At First St' }],
])('a station’s record holds %s', (_, of, values) =>
  expect(stationValues({ ...flow, ...of }, 2024)).toMatchObject({ record_type: 'L', ...values }),
);

test('a count’s record names its day, its start and its interval', () =>
  expect(countValues(flow, '2024-09-05', 5, '0930')).toMatchObject({
    record_type: 'N',
    year: '2024',
    month: '09',
    day: '05',
    start_time: '0930',
    interval: '05',
  }));

test.each<[string, Partial<TmasFlow>, string[]]>([
  ['nothing', {}, []],
  ['fifty characters', { station_location: 'x'.repeat(50) }, []],
  [
    'more',
    { station_location: 'x'.repeat(51), other_notes: 'y'.repeat(51) },
    ['station_location', 'other_notes'],
  ],
])('what does not fit: %s', (_, of, fields) => expect(cutFields({ ...flow, ...of })).toEqual(fields));

test('characters that ASCII lacks are named, with their fields, each once', () => {
  expect(lostTexts(flow)).toEqual({ fields: [], characters: [] });
  expect(lostTexts({ ...flow, station_location: '橋', other_notes: '橋 道' })).toEqual({
    fields: ['station_location', 'other_notes'],
    characters: ['橋', '道'],
  });
});

test('the table of fields fills every field of the record once, but for what the record says by itself', () => {
  const own = ['record_type', 'station', 'year'];
  const unused = ['lrs_identification', 'lrs_location_point'];
  const filled = TMAS_ROWS.map(({ field }) => field);
  const others = stationColumns
    .map(({ field }) => field)
    .filter((field) => ![...own, ...unused].includes(field) && !field.startsWith('factor_group_'));
  expect(filled.toSorted()).toEqual(others.toSorted());
});

test.each<[string, string, 'station' | 'flow' | 'either']>([
  ['func_class', 'func_class_code', 'station'],
  ['direction_of_route', 'direction_of_route_code', 'either'],
  ['other_notes', 'other_notes', 'either'],
  ['facility_type', 'facility_type_code', 'flow'],
  ['count_type', 'count_type_code', 'flow'],
  ['county', 'county_code', 'station'],
])('the record takes its %s from %s of the %s', (field, column, of) =>
  expect(TMAS_ROWS).toContainEqual(expect.objectContaining({ field, column, of })),
);
