import { draftProgress, isDraftId, missingFields } from './station-stage.rules.ts';
import type { RequiredOf } from './station-stage.rules.ts';

const empty: RequiredOf = {
  station_name: '',
  street_or_trail_name: null,
  latitude_avg: null,
  longitude_avg: null,
  county_code: null,
  city_id: null,
  year_station_established: null,
  func_class_code: null,
  direction_of_route_code: null,
  posted_route_sign_code: null,
  posted_route_sign_number: null,
};
const full: RequiredOf = {
  ...empty,
  station_name: 'Katy Trail',
  street_or_trail_name: 'Katy Trail',
  latitude_avg: 32.816304,
  longitude_avg: -96.797015,
  county_code: 57,
  city_id: 16,
  year_station_established: '2020-01-01',
  func_class_code: '8U',
  direction_of_route_code: '9',
};

test.each<[string, RequiredOf, number]>([
  ['nothing filled in', empty, 0],
  ['a name alone', { ...empty, station_name: 'Katy Trail' }, 1 / 9],
  ['name and coordinates', { ...empty, station_name: 'A', latitude_avg: 30.1, longitude_avg: -97.1 }, 3 / 9],
  ['everything', full, 1],
  ['a sign without its number', { ...full, posted_route_sign_code: '3' }, 9 / 10],
  ['a sign with its number', { ...full, posted_route_sign_code: '3', posted_route_sign_number: '6' }, 1],
  ['a route that is not signed', { ...full, posted_route_sign_code: '1' }, 1],
  ['none of the signs', { ...full, posted_route_sign_code: '10' }, 1],
])('%s makes the progress', (_name, station, progress) => {
  expect(draftProgress(station)).toBeCloseTo(progress, 10);
});

test('missing fields come in the order of the form', () => {
  expect(missingFields({ ...full, city_id: null, station_name: '' })).toEqual(['station_name', 'city_id']);
});

test.each([
  ['12', true],
  ['000000', false],
  ['000012', true],
  ['AU0001', false],
  ['', false],
])('id %s is a draft: %s', (id, draft) => {
  expect(isDraftId(id)).toBe(draft);
});
