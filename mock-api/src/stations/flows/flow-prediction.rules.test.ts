import { predictFlow } from './flow-prediction.rules.ts';
import type { Learned } from './flow-prediction.rules.ts';

const input = {
  count_method_code: '3',
  facility_type_code: '8',
  street_side_code: '9',
  count_type_code: '2',
  vendor_code: '1',
};
const learned = (flows: number, sensor: string | null, change: Partial<Learned> = {}): Learned => ({
  ...input,
  direction_of_route_code: '9',
  travel_direction_code: null,
  count_location_to_roadway_code: '3',
  movement_direction_code: '1',
  sensor_type_code: sensor,
  flows,
  ...change,
});

test.each<[string, Learned[], string | null]>([
  ['nothing is known', [], null],
  ['one has the same inputs', [learned(1, 'LI')], 'LI'],
  ['most have another', [learned(2, 'LI'), learned(5, 'I')], 'I'],
  [
    'several combinations add up',
    [learned(2, 'LI'), learned(1, 'LI', { movement_direction_code: '2' }), learned(2, 'I')],
    'LI',
  ],
  ['two are as frequent', [learned(2, 'LI'), learned(2, 'I')], 'I'],
  [
    'the same inputs count before many others',
    [learned(1, 'LI'), learned(90, 'R', { vendor_code: '2' })],
    'LI',
  ],
  ['only another vendor is known', [learned(1, 'R', { vendor_code: '2' })], 'R'],
  [
    'the vendor is dropped before the street side',
    [learned(9, 'P', { street_side_code: '1' }), learned(1, 'R', { vendor_code: '2' })],
    'R',
  ],
  [
    'the street side is dropped before the facility',
    [
      learned(9, 'P', { facility_type_code: '2' }),
      learned(1, 'R', { vendor_code: '2', street_side_code: '1' }),
    ],
    'R',
  ],
  [
    'the facility is dropped before the method',
    [
      learned(9, 'P', { vendor_code: '2', count_method_code: '2' }),
      learned(1, 'R', { vendor_code: '2', street_side_code: '1', facility_type_code: '2' }),
    ],
    'R',
  ],
  [
    'only what is counted is the same',
    [learned(1, 'R', { count_method_code: '2', facility_type_code: '2' })],
    'R',
  ],
  ['something else is counted', [learned(9, 'R', { count_type_code: '1' })], null],
  ['the likest ones do not say', [learned(9, null), learned(1, 'R', { vendor_code: '2' })], 'R'],
])('the sensor type where %s', (_name, flows, sensor) => {
  expect(predictFlow(flows, input, ['sensor_type'])).toEqual({ sensor_type: sensor });
});

test('each field that is asked for is answered by itself, and no other', () => {
  const flows = [learned(3, 'LI'), learned(1, 'I', { travel_direction_code: '5', vendor_code: '2' })];
  expect(predictFlow(flows, input, ['travel_direction', 'sensor_type', 'direction_of_route'])).toEqual({
    travel_direction: '5',
    sensor_type: 'LI',
    direction_of_route: '9',
  });
  expect(predictFlow(flows, input, [])).toEqual({});
});
