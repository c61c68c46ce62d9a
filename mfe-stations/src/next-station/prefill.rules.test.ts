import { placeOf, prefillPlace } from './prefill.rules.ts';

const austin = { txdot_district: '14', county: '227', city: '1' };
const nowhere = { txdot_district: null, county: null, city: null };
const houston = { txdot_district: '12', county: '102', city: '2' };

test('a found county brings its district', () => {
  const found = placeOf({
    city: { id: 1, city_area: 'Austin', tmg_prefix: 'AU', tmg_count: 11 },
    county: { code: 227, county: 'Travis', txdot_district_code: 14 },
  });
  expect(found).toEqual(austin);
});

test('a point outside every county is no place', () => {
  expect(placeOf({ city: null, county: null })).toEqual(nowhere);
});

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
