import type { FlowRequest } from 'shared-domain';
import { completeFlow } from '../../testing/walk/walk.station-bodies.ts';
import { FLOW_LIST_OF, flowFaults, isSameFlow, movesFlow, storedFlow } from './flow.rules.ts';
import type { FlowFaults } from './flow.rules.ts';

const codes = Object.fromEntries(
  Object.values(FLOW_LIST_OF).map((list) => [list, ['0', '1', '2', '3', '5', '8', '9', 'LI']]),
);

const setting = { codes, funcClass: null };

test.each(Object.keys(FLOW_LIST_OF) as (keyof typeof FLOW_LIST_OF)[])(
  'a %s that is not on its list is refused in a draft as in a published flow',
  (field) => {
    const flow = { ...completeFlow, [field]: 'zz' };
    expect(flowFaults(flow, { ...setting, stage: 'draft' })).toEqual({ [field]: 'unknown' });
    expect(flowFaults(flow, { ...setting, stage: 'published' })).toEqual({ [field]: 'unknown' });
  },
);

test.each<[Partial<FlowRequest>, FlowFaults]>([
  [{}, {}],
  [{ name: '' }, { name: 'required' }],
  [{ vendor_code: '1', eco_id: null }, { eco_id: 'required' }],
  [{ vendor_code: '2', eco_id: null }, {}],
  [{ street_side_code: null, facility_type_code: null }, {}],
  [
    { count_type_code: null, sensor_type_code: null },
    { count_type_code: 'required', sensor_type_code: 'required' },
  ],
])('%j is allowed in a draft and makes the faults %j when published', (change, faults) => {
  const flow = { ...completeFlow, ...change };
  expect(flowFaults(flow, { ...setting, stage: 'draft' })).toEqual({});
  expect(flowFaults(flow, { ...setting, stage: 'published' })).toEqual(faults);
});

test('a published flow without a street side counts both; a draft one has no side yet', () => {
  const flow = { ...completeFlow, street_side_code: null };
  expect(storedFlow(flow, 'published').street_side_code).toBe('9');
  expect(storedFlow(flow, 'draft').street_side_code).toBeNull();
});

test("a draft's flow is on the side of the stated direction of route", () => {
  expect(storedFlow({ ...completeFlow, count_location_to_roadway_code: '3' }, 'draft')).toMatchObject({
    count_location_to_roadway_code: '1',
  });
  expect(storedFlow(completeFlow, 'published')).toEqual(completeFlow);
});

test.each<[Partial<FlowRequest>, boolean, boolean]>([
  [{}, true, false],
  [{ name: 'Other', vendor_code: '2', eco_id: null, sensor_type_code: 'I' }, true, false],
  [{ count_method_code: '2' }, false, true],
  [{ count_type_code: '1' }, false, true],
  [{ travel_direction_code: '5' }, false, true],
  [{ street_side_code: '1' }, false, true],
  [{ street_side_code: null }, false, true],
])('with %j a flow is the same: %s, and moved: %s', (change, same, moved) => {
  const other = { ...completeFlow, ...change };
  expect(isSameFlow(completeFlow, other)).toBe(same);
  expect(movesFlow(completeFlow, other)).toBe(moved);
});

test('two flows that lack the same code are not the same', () => {
  const half = { ...completeFlow, travel_direction_code: null };
  expect(isSameFlow(half, { ...half })).toBe(false);
});

test.each<[string | null, string | null, FlowFaults]>([
  ['8U', '9', {}],
  ['3U', '9', { direction_of_route_code: 'mismatch' }],
  ['8U', '1', { direction_of_route_code: 'mismatch' }],
  ['3U', '1', {}],
  ['3U', null, {}],
  [null, '9', {}],
])(
  'at a station of class %s the direction of route %s makes the faults %j',
  (funcClass, direction, faults) => {
    const flow = { ...completeFlow, direction_of_route_code: direction };
    for (const stage of ['draft', 'published'] as const) {
      expect(flowFaults(flow, { codes, funcClass, stage })).toEqual(faults);
    }
  },
);
