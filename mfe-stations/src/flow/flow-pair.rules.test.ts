import { oppositeFlow, pairedFlows } from './flow-pair.rules.ts';
import { emptyFlow, type FlowValues } from './flow.record.ts';

const pairOf = (values: Partial<FlowValues>) =>
  oppositeFlow({ ...emptyFlow, travel_direction: '1', ...values });

test.each([
  ['1', '5'],
  ['2', '6'],
  ['4', '8'],
  ['5', '1'],
  ['8', '4'],
])('the opposite of direction %s is %s', (code, opposite) => {
  expect(pairOf({ travel_direction: code })?.travel_direction).toBe(opposite);
});

test.each([null, '0', '9', ''])('direction %j has none', (travel_direction) => {
  expect(pairOf({ travel_direction })).toBeNull();
});

test.each([
  ['Bicycle NB', 'Bicycle SB'],
  ['WB', 'EB'],
  ['Southbound sidewalk', 'Northbound sidewalk'],
  ['NBA arena', 'NBA arena'],
  ['', ''],
])('%j becomes %j', (name, other) => {
  expect(pairOf({ name })?.name).toBe(other);
});

test.each([
  ['1', '2'],
  ['2', '1'],
  ['3', '3'],
  ['5', '6'],
  [null, null],
])('movement %j becomes %j', (movement_direction, other) => {
  expect(pairOf({ movement_direction })?.movement_direction).toBe(other);
});

test('all else stays but the vendor’s channel', () => {
  const flow = { ...emptyFlow, travel_direction: '3', serial_number: 'X2', vendor: '1', count_interval: 15 };
  expect(oppositeFlow({ ...flow, eco_id: '101' })).toEqual({ ...flow, travel_direction: '7', eco_id: '' });
});

test('two flows that differ by opposite directions alone are a pair', () => {
  const north = { ...emptyFlow, count_method: '3', count_type: '2', street_side: '9', travel_direction: '1' };
  const flows = [
    { key: 'north', values: north },
    { key: 'south', values: { ...north, travel_direction: '5' } },
    { key: 'east', values: { ...north, travel_direction: '3' } },
    { key: 'west on foot', values: { ...north, travel_direction: '7', count_type: '1' } },
    { key: 'not said', values: { ...emptyFlow, travel_direction: '5' } },
  ];
  expect([...pairedFlows(flows)]).toEqual(['north', 'south']);
  expect([...pairedFlows([])]).toEqual([]);
});
