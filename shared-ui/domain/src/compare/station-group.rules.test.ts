import { flowsOfWay, netOf, signsOf, stationsFault, stationsInOrder } from './station-group.rules.ts';
import type { FlowSign, GroupWay, StationGroupKind } from './station-group.ts';

/** A flow of a type and direction by its codes. */
const flow = (type: string, direction: string, sign: FlowSign) => ({
  flowid_txdot: `AU0001-3-${type}-${direction}-9`,
  movement_direction_code: null,
  sign,
});
const [NORTH, SOUTH] = [flow('2', '1', 'ahead'), flow('2', '5', 'back')];
const BOTH = flow('2', '9', 'none');
const PEOPLE = flow('1', '9', 'none');

test.each<
  [string, ReturnType<typeof flow>[], GroupWay, ReturnType<typeof flow>[], ReturnType<typeof flow>[]]
>([
  ['in', [NORTH, SOUTH], 'in', [NORTH], []],
  ['out', [NORTH, SOUTH], 'out', [SOUTH], []],
  ['both, with what has no direction', [NORTH, SOUTH, BOTH], 'both', [NORTH, SOUTH, BOTH], []],
  ['one way alone is no fault', [NORTH], 'out', [], []],
  ['a combined flow beside two directions keeps neither', [NORTH, SOUTH, BOTH], 'in', [NORTH], []],
  ['a combined flow alone keeps both ways', [BOTH], 'in', [], [BOTH]],
  ['of another type it keeps them, too', [NORTH, SOUTH, PEOPLE], 'out', [SOUTH], [PEOPLE]],
])('%s', (_what, flows, way, counted, blocking) => {
  expect(flowsOfWay(flows, way)).toEqual({ flows: counted, blocking });
});

test.each([
  [true, ['none']],
  [false, ['ahead', 'back']],
])('a flow that counts several directions (%s) may have %j', (combined, signs) => {
  expect(signsOf(combined)).toEqual(signs);
});

test.each<[StationGroupKind, number, ReturnType<typeof stationsFault>]>([
  ['corridor', 1, 'few'],
  ['corridor', 2, null],
  ['corridor', 9, 'many'],
  ['screenline', 0, 'few'],
  ['cordon', 1, null],
  ['cordon', 25, 'many'],
])('a %s of %i stations: %s', (kind, stations, fault) => {
  expect(stationsFault(kind, stations)).toBe(fault);
});

test('stations stand in the order in which they are first named', () => {
  expect(stationsInOrder([{ station: 'B' }, { station: 'A' }, { station: 'B' }])).toEqual(['B', 'A']);
});

test.each<[(number | null)[], (number | null)[], ReturnType<typeof netOf>]>([
  [[5, 7], [3, 9], { net: 0, bins: 2 }],
  [[5, null], [9, 4], { net: -4, bins: 1 }],
  [[null], [4], null],
])('%j in and %j out are %j', (entered, left, net) => expect(netOf(entered, left)).toEqual(net));
