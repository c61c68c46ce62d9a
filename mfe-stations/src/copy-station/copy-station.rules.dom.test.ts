import { fieldsOf } from 'shared-domain/fields';
import { TOLD_ANEW } from './copy-station.rules.ts';

const toldAnew = (form: 'v1' | 'next' | 'channel' | 'flow') =>
  fieldsOf(form)
    .filter(({ column }) => column in TOLD_ANEW)
    .map(({ name }) => name)
    .join(' ');

test.each([
  [
    'v1',
    'station_name latitude longitude county city city_area station_id_agency year_station_established year_station_discontinued serial_number eco_id other_notes station_location',
  ],
  [
    'next',
    'station_name latitude_avg longitude_avg txdot_district county city neighborhood year_station_established year_station_discontinued first_imported',
  ],
  ['channel', 'eco_id'],
  ['flow', 'eco_id eco_name serial_number station_id_agency other_notes'],
] as const)('of the %s form are told anew: %s; all others are copied', (form, names) => {
  expect(toldAnew(form)).toBe(names);
});

test('every column that is told anew is asked by a form', () => {
  const asked = new Set(
    (['v1', 'next', 'channel', 'flow'] as const).flatMap((form) =>
      fieldsOf(form).map(({ column }) => column),
    ),
  );
  expect(Object.keys(TOLD_ANEW).filter((column) => !asked.has(column))).toEqual([]);
});
