import { flowIdOf } from 'shared-domain';
import { flowIdOrNull, IDENTITY } from './flow-id.rules.ts';

const flow = {
  count_method_code: '3',
  count_type_code: '2',
  travel_direction_code: '1',
  street_side_code: '9',
};

test('a flow of a published station has the id of its codes', () =>
  expect(flowIdOrNull('AU0012', flow)).toBe(flowIdOf('AU0012', flow)));

test('a flow of a draft has none', () => expect(flowIdOrNull(null, flow)).toBeNull());

test.each(IDENTITY)('nor has one whose %s is not known', (field) => {
  expect(flowIdOrNull('AU0012', { ...flow, [field]: null })).toBeNull();
  expect(flowIdOrNull('AU0012', { ...flow, [field]: undefined })).toBeNull();
});
