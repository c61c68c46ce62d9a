import type { FlowPrediction, PredictedField } from 'shared-domain';
import { emptyFlow, type FlowField, type FlowValues } from './flow.record.ts';
import {
  asksForPrediction,
  flowIdText,
  isFixed,
  predictedFields,
  predictedValues,
  predictionInput,
  repeatedFlows,
  shownId,
  withShownId,
} from './flow.rules.ts';

const settled: FlowValues = {
  ...emptyFlow,
  count_method: '3',
  street_side: '9',
  facility_type: '8',
  count_type: '2',
  vendor: '2',
};

test.each<[FlowField, boolean]>([
  ['count_method', true],
  ['street_side', true],
  ['count_type', true],
  ['vendor', true],
  ['facility_type', false],
  ['travel_direction', false],
  ['sensor_type', false],
  ['name', false],
])('a choice of %s asks for a prediction: %s', (field, asks) => {
  expect(asksForPrediction(field)).toBe(asks);
});

test('a prediction starts from the codes of five answers', () => {
  expect(predictionInput(settled)).toEqual({
    count_method_code: '3',
    street_side_code: '9',
    facility_type_code: '8',
    count_type_code: '2',
    vendor_code: '2',
  });
});

test.each<FlowField>(['count_method', 'street_side', 'facility_type', 'count_type', 'vendor'])(
  'nothing is predicted without %s',
  (field) => {
    expect(predictionInput({ ...settled, [field]: null })).toBeNull();
  },
);

test.each<[string, { counted: boolean; draft: boolean }, FlowField[]]>([
  [
    'a flow with counts',
    { counted: true, draft: false },
    ['count_method', 'count_type', 'travel_direction', 'street_side'],
  ],
  ['a flow without counts of a published station', { counted: false, draft: false }, []],
  ['a stored flow of a draft', { counted: true, draft: true }, ['count_location_to_roadway']],
  ['a new flow of a draft', { counted: false, draft: true }, ['count_location_to_roadway']],
])('of %s these answers are fixed', (_case, kind, fixed) => {
  const fields = Object.keys(emptyFlow) as FlowField[];
  expect(fields.filter((field) => isFixed(field, kind)).toSorted()).toEqual(fixed.toSorted());
});

test('what is fixed is not asked for', () => {
  const rest: PredictedField[] = ['direction_of_route', 'movement_direction', 'sensor_type'];
  expect(predictedFields({ counted: true, draft: false }).toSorted()).toEqual(
    ['count_location_to_roadway', ...rest].toSorted(),
  );
  expect(predictedFields({ counted: false, draft: true }).toSorted()).toEqual(
    ['travel_direction', ...rest].toSorted(),
  );
});

test.each<[string, Partial<FlowValues>, FlowPrediction, FlowPrediction, Partial<FlowValues>]>([
  ['fills what is empty', {}, { sensor_type: 'LI' }, {}, { sensor_type: 'LI' }],
  ['leaves what a person chose', { sensor_type: 'I' }, { sensor_type: 'LI' }, {}, {}],
  [
    'replaces what the last one filled in',
    { sensor_type: 'LI' },
    { sensor_type: 'R' },
    { sensor_type: 'LI' },
    { sensor_type: 'R' },
  ],
  [
    'leaves what a person put over the last one',
    { sensor_type: 'I' },
    { sensor_type: 'R' },
    { sensor_type: 'LI' },
    {},
  ],
  ['changes nothing where nothing is known', { sensor_type: 'LI' }, { sensor_type: null }, {}, {}],
])('a prediction %s', (_case, now, answer, last, filled) => {
  expect(predictedValues({ ...settled, ...now }, answer, last)).toEqual(filled);
});

test.each<[string | null, Partial<FlowValues>, string]>([
  ['AU0001', { travel_direction: '5' }, 'AU0001-3-2-5-9'],
  ['AU0001', { travel_direction: '5', street_side: null }, 'AU0001-3-2-5-9'],
  ['AU0001', {}, ''],
  [null, { travel_direction: '5' }, ''],
])('the id of a flow at %s with %j is "%s"', (station, changes, id) => {
  expect(flowIdText(station, { ...settled, ...changes })).toBe(id);
});

test('the ID column shows the ID of Eco-Counter, and the flow id otherwise', () => {
  const flow = { ...settled, travel_direction: '5', eco_id: ' 101 ' };
  expect(shownId('AU0001', { ...flow, vendor: '1' })).toBe('101');
  expect(shownId('AU0001', flow)).toBe('AU0001-3-2-5-9');
  expect(withShownId('AU0001', { ...flow, vendor: '1' }).eco_id).toBe(' 101 ');
  expect(withShownId('AU0001', flow).eco_id).toBe('AU0001-3-2-5-9');
});

test('of flows with the same four codes all but the first are repeated', () => {
  const north = { ...settled, travel_direction: '1' };
  const flows = [
    { key: 'a', values: north },
    { key: 'b', values: { ...north, travel_direction: '5' } },
    { key: 'c', values: { ...north, vendor: '1' } },
    { key: 'd', values: settled },
    { key: 'e', values: settled },
  ];
  expect([...repeatedFlows(flows)]).toEqual(['c']);
});
