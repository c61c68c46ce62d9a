import { flowIdOf } from './flow-id.rules.ts';

test('a flow id names its station and four codes, the street side last', () => {
  const flow = {
    count_method_code: '3',
    count_type_code: '2',
    travel_direction_code: '5',
    street_side_code: '9',
  };
  expect(flowIdOf('AU0001', flow)).toBe('AU0001-3-2-5-9');
});
