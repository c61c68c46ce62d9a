import { emptyValues } from './next-station.record.ts';
import { placeOf, prefillPlace } from './prefill.rules.ts';

const austin = { txdot_district: '14', county: '227', city: '1' };
const houston = { txdot_district: '12', county: '102', city: '2' };

test('a found county brings its district', () => {
  const found = placeOf({
    city: { id: 1, city_area: 'Austin', tmg_prefix: 'AU', tmg_count: 11 },
    county: { code: 227, county: 'Travis', txdot_district_code: 14 },
  });
  expect(found).toEqual(austin);
});

test('a point outside every county is no place', () => {
  expect(placeOf({ city: null, county: null })).toEqual({ txdot_district: '', county: '', city: '' });
});

test('an empty form takes the place found', () => {
  expect(prefillPlace(emptyValues, austin, null)).toEqual({ ...emptyValues, ...austin });
});

test('what the person chose stays', () => {
  const chosen = { ...emptyValues, county: '246' };
  expect(prefillPlace(chosen, austin, null)).toEqual({ ...emptyValues, ...austin, county: '246' });
});

test('a corrected coordinate moves what the last one filled in', () => {
  const filled = { ...emptyValues, ...austin };
  expect(prefillPlace(filled, houston, austin)).toEqual({ ...emptyValues, ...houston });
});

test('a place that is not found empties nothing', () => {
  const filled = { ...emptyValues, ...austin };
  const nowhere = placeOf({ city: null, county: null });
  expect(prefillPlace(filled, nowhere, austin)).toEqual(filled);
});
