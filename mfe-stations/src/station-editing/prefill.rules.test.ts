import { prefillPlace, type Place } from './prefill.rules.ts';

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
