import type { GroupFlow } from 'shared-domain';
import {
  groupHrefs,
  mayGrow,
  membersFault,
  moved,
  newStation,
  signed,
  stationsOf,
  toFlows,
  withAllFlows,
  type FormStation,
} from './group.rules.ts';

const flow = (station: string, id: number, more: Partial<GroupFlow> = {}): GroupFlow => ({
  station_id_tmg: station,
  station_name: `Bridge ${station}`,
  flow_id: id,
  flow_name: `F${id}`,
  count_type: 'Bicycle',
  direction: 'North',
  combined: false,
  sign: 'ahead',
  ...more,
});
const FLOWS = [
  flow('AU0001', 1),
  flow('AU0001', 2, { sign: 'back' }),
  flow('AU0002', 3, { combined: true, sign: 'none' }),
];
const station = (name: string, ...signs: FormStation['flows'][number]['sign'][]): FormStation => ({
  station: name,
  name,
  flows: signs.map((sign, at) => ({ id: at, label: '', combined: false, sign })),
});

test('a group comes back as it was read', () => {
  const stations = stationsOf(FLOWS);
  expect(stations.map(({ station: id, flows }) => [id, flows.length])).toEqual([
    ['AU0001', 2],
    ['AU0002', 1],
  ]);
  expect(toFlows(stations)).toEqual(
    FLOWS.map(({ station_id_tmg, flow_id, sign }) => ({ station: station_id_tmg, flow_id, sign })),
  );
});

test('a station that comes says of no flow which way it counts, but of one that counts both', () => {
  const came = newStation('AU0003', 'New', [
    { id: 4, label: 'a', combined: false },
    { id: 5, label: 'b', combined: true },
  ]);
  expect(came.flows.map(({ sign }) => sign)).toEqual([null, 'none']);
  expect(toFlows(signed([came], 4, 'back'))).toEqual([
    { station: 'AU0003', flow_id: 4, sign: 'back' },
    { station: 'AU0003', flow_id: 5, sign: 'none' },
  ]);
  expect(toFlows(signed(signed([came], 4, 'back'), 5, null))).toHaveLength(1);
});

test('a station shows its other flows, too, and keeps what was said', () => {
  const [first] = stationsOf(FLOWS);
  const all = withAllFlows(first!, [
    { id: 1, label: 'a', combined: false },
    { id: 9, label: 'c', combined: false },
  ]);
  expect(all.flows.map(({ id, sign }) => [id, sign])).toEqual([
    [1, 'ahead'],
    [9, null],
  ]);
});

test.each<[number, -1 | 1, string[]]>([
  [0, 1, ['B', 'A', 'C']],
  [2, -1, ['A', 'C', 'B']],
  [0, -1, ['A', 'B', 'C']],
  [2, 1, ['A', 'B', 'C']],
])('the station at %i is moved by %i', (at, by, order) => {
  const stations = ['A', 'B', 'C'].map((name) => station(name, 'ahead'));
  expect(moved(stations, at, by).map((one) => one.station)).toEqual(order);
});

test.each<[FormStation[], 'corridor' | 'cordon', ReturnType<typeof membersFault>]>([
  [[], 'cordon', 'few'],
  [[station('A', 'ahead')], 'corridor', 'few'],
  [[station('A', 'ahead')], 'cordon', null],
  [[station('A', 'ahead'), station('B', null)], 'corridor', 'empty'],
  [Array.from({ length: 9 }, (_, at) => station(`S${at}`, 'ahead')), 'corridor', 'many'],
])('%#: what is wrong with it', (stations, kind, fault) => {
  expect(membersFault(stations, kind)).toBe(fault);
});

test('a corridor holds eight stations', () => {
  const eight = Array.from({ length: 8 }, (_, at) => station(`S${at}`, 'ahead'));
  expect([mayGrow(eight, 'corridor'), mayGrow(eight, 'screenline')]).toEqual([false, true]);
});

test('a line is compared by its sums, a corridor station by station and never as a sum', () => {
  expect(groupHrefs({ id: 3, kind: 'cordon', flows: FLOWS }).map(({ href }) => href)).toEqual([
    '/compare?s=SL3.in~SL3.out&v=1',
    '/compare?s=SL3.both&v=1',
  ]);
  const ways = groupHrefs({ id: 3, kind: 'corridor', flows: FLOWS });
  expect(ways.map(({ way, href }) => [way, href])).toEqual([
    ['forward', '/compare?s=AU0001.1~AU0002.3&with=apart&v=1'],
    ['backward', '/compare?s=AU0001.2~AU0002.3&with=apart&v=1'],
    ['bothWays', '/compare?s=AU0001.1~AU0001.2~AU0002.3&with=apart&v=1'],
  ]);
});
