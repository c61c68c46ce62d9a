import { stationNotices } from './station-notices.rules.ts';
import type { TmasFlow } from './station-record.rules.ts';

const flowOf = (flow_id: number, of: Partial<TmasFlow> = {}) =>
  ({
    flow_id,
    station_id_tmg: 'AU0012',
    station_name: 'Sample Trail',
    county: '48453',
    latitude: 30.2,
    longitude: -97.7,
    func_class: '8U',
    year_station_established: '2019-05-01',
    direction_of_route: String(flow_id),
    count_location_to_roadway: '3',
    movement_direction: '3',
    facility_type: '8',
    count_type: '2',
    count_method: '03',
    sensor_type: 'L',
    nhs: 'N',
    posted_route_sign: '01',
    posted_signed_route_number: null,
    station_location: null,
    other_notes: null,
    ...of,
  }) as TmasFlow;
const told = (...flows: TmasFlow[]) => {
  const { exported, notices } = stationNotices(flows);
  return [exported.map(({ flow_id }) => flow_id), notices.map(({ kind }) => kind)];
};

test.each<[string, TmasFlow[], unknown[]]>([
  ['without flows', [], [[], []]],
  ['with all that is asked for', [flowOf(1), flowOf(2)], [[1, 2], []]],
  ['without a place', [flowOf(1, { latitude: null })], [[], ['stationIncomplete']]],
  [
    'with a flow whose type is not known',
    [flowOf(1), flowOf(2, { count_type: '' })],
    [[1], ['flowIncomplete']],
  ],
  [
    'with two that can not be told apart',
    [flowOf(1), flowOf(2, { direction_of_route: '1' }), flowOf(3)],
    [[3], ['sameKey']],
  ],
  ['without a route sign', [flowOf(1, { posted_route_sign: null })], [[1], ['stationSparse']]],
  ['without a sensor type', [flowOf(1, { sensor_type: null })], [[1], ['flowSparse']]],
  ['with a text that is too long', [flowOf(1, { other_notes: 'x'.repeat(60) })], [[1], ['cutText']]],
  ['with characters that get lost', [flowOf(1, { other_notes: '橋' })], [[1], ['lostCharacters']]],
])('a station %s', (_, flows, expected) => expect(told(...flows)).toEqual(expected));
