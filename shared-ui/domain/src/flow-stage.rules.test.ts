import { hasEcoId, missingFlowFields } from './flow-stage.rules.ts';
import type { RequiredOfFlow } from './flow-stage.rules.ts';

const whole: RequiredOfFlow = {
  name: 'Bicycle NB',
  vendor_code: '1',
  eco_id: '101040999',
  count_method_code: '3',
  count_type_code: '2',
  travel_direction_code: '1',
  sensor_type_code: 'LI',
};

test.each<[Partial<RequiredOfFlow>, string[]]>([
  [{}, []],
  [{ name: '' }, ['name']],
  [{ name: '  ' }, ['name']],
  [{ vendor_code: null }, ['vendor_code']],
  [{ eco_id: null }, ['eco_id']],
  [{ eco_id: '' }, ['eco_id']],
  [{ vendor_code: '2', eco_id: null }, []],
  [{ count_method_code: null }, ['count_method_code']],
  [{ count_type_code: null }, ['count_type_code']],
  [{ travel_direction_code: null }, ['travel_direction_code']],
  [{ sensor_type_code: null }, ['sensor_type_code']],
  [{ sensor_type_code: null, name: '' }, ['name', 'sensor_type_code']],
])('a flow with %j lacks %j', (change, missing) => {
  expect(missingFlowFields({ ...whole, ...change })).toEqual(missing);
});

test.each([
  ['0', false],
  ['1', true],
  ['2', false],
  ['3', false],
  ['4', false],
  [null, false],
])('the ID of vendor %s is typed: %s', (vendor, typed) => {
  expect(hasEcoId(vendor)).toBe(typed);
});
