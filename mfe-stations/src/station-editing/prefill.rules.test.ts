import { isFilledAlone, prefillPlace, type Place } from './prefill.rules.ts';

const austin: Place = { txdot_district: '14', county: '227', city: '1' };
const nowhere: Place = { txdot_district: null, county: null, city: null };
const houston: Place = { txdot_district: '12', county: '102', city: '2' };

test('an empty form takes the place found', () => {
  expect(prefillPlace(nowhere, austin, null)).toEqual(austin);
});

test('what the person chose stays', () => {
  expect(prefillPlace({ ...nowhere, county: '246' }, austin, null)).toEqual({ ...austin, county: '246' });
});

test('a corrected coordinate moves what the last one filled in', () => {
  expect(prefillPlace(austin, houston, austin)).toEqual(houston);
});

test('a place that is not found empties nothing', () => {
  expect(prefillPlace(austin, nowhere, austin)).toEqual(austin);
});

test('an empty text is filled as an empty choice is', () => {
  expect(prefillPlace({ city_area: '' }, { city_area: 'Austin' }, null)).toEqual({ city_area: 'Austin' });
});

describe('of a form that began without its place', () => {
  const began = { ...nowhere, name: 'Trail', latitude: '30.2' };
  test.each([
    ['nothing is typed where nothing changed', {}, austin, true],
    ['nothing is typed where the found place alone was filled in', austin, austin, true],
    ['nothing is typed where a part of it was', { county: '227' }, austin, true],
    ['a text is typed', { ...austin, name: 'Trails' }, austin, false],
    ['another city is chosen', { ...austin, city: '2' }, austin, false],
    ['a place is chosen where none was found', austin, null, false],
  ])('%s', (_what, changes, found, expected) =>
    expect(isFilledAlone(began, { ...began, ...changes }, found)).toBe(expected),
  );

  test('a city that another takes the place of is typed, although it is the one that was found', () =>
    expect(isFilledAlone({ ...began, ...houston }, { ...began, ...austin }, austin)).toBe(false));
});
