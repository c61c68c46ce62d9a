import type { V1ChannelRequest, V1StationRequest } from 'shared-domain';
import { completeV1Station as good } from '../../testing/walk/walk.station-bodies.ts';
import { LIST_OF } from '../next/next-station.rules.ts';
import type { StationLists } from '../next/next-station.rules.ts';
import { CHANNEL_LIST_OF, V1_LIST_OF, v1StationFaults, withFirstLandUse } from './v1-station.rules.ts';
import type { V1Faults } from './v1-station.rules.ts';

const known = ['0', '00', '1', '2', '3', '4', '5', '8', '9', '8U', '4U', 'LI', 'N', 'P', '48'];
const lists: StationLists = {
  codes: Object.fromEntries(
    [LIST_OF, V1_LIST_OF, CHANNEL_LIST_OF]
      .flatMap((of) => Object.values<string>(of))
      .map((list) => [list, known]),
  ),
  districts: [14],
  counties: [
    { code: 227, txdot_district_code: 14 },
    { code: 102, txdot_district_code: 12 },
  ],
  cities: [
    { id: 5, county_code: 227 },
    { id: 26, county_code: 102 },
  ],
};
const faults = (change: Partial<V1StationRequest>, stage: 'draft' | 'published') =>
  v1StationFaults({ ...good, ...change }, lists, stage);
type StationFaults = V1Faults['station'];

test('a complete station has no faults', () => {
  expect(faults({}, 'published')).toEqual({ station: {}, channels: [{}, {}] });
});

test.each<[Partial<V1StationRequest>, StationFaults]>([
  [{ station_name: 'One, two' }, { station_name: 'comma' }],
  [{ street_or_trail_name: 'One, two' }, { street_or_trail_name: 'comma' }],
  [{ latitude: 91 }, { latitude: 'range' }],
  [{ longitude: 97.7 }, { longitude: 'range' }],
  [{ city_id: 26 }, { city_id: 'mismatch' }],
  [{ year_station_discontinued: 2015 }, { year_station_discontinued: 'mismatch' }],
  [{ latitude: null }, { latitude: 'required' }],
  [{ longitude: null }, { longitude: 'required' }],
  [{ county_code: null }, { county_code: 'required' }],
  [{ city_id: null }, { city_id: 'required' }],
  [{ city_area: null }, { city_area: 'required' }],
  [{ year_station_established: null }, { year_station_established: 'required' }],
  [{ channels: [] }, { channels: 'required' }],
  [{ count_method_code: null }, { count_method_code: 'required' }],
  [{ serial_number: null }, { serial_number: 'required' }],
  [{ facility_type_code: null }, { facility_type_code: 'required' }],
  [{ func_class_code: null }, { func_class_code: 'required' }],
  [{ direction_of_route_code: null }, { direction_of_route_code: 'required' }],
  [{ movement_direction_code: null }, { movement_direction_code: 'required' }],
  [{ posted_signed_route_number: null }, { posted_signed_route_number: 'required' }],
])('%j is left alone in a draft and makes the faults %j when published', (change, expected) => {
  expect(faults(change, 'draft').station).toEqual({});
  expect(faults(change, 'published').station).toEqual(expected);
});

test('a draft without a name could not be found again', () => {
  expect(faults({ station_name: ' ' }, 'draft').station).toEqual({ station_name: 'required' });
});

const coded = [
  ...Object.keys(V1_LIST_OF),
  'intersection_code',
  'func_class_code',
  'surrounding_land_use_code',
];

test.each(coded)('a %s that is not on its list is refused even in a draft', (field) => {
  expect(faults({ [field]: 'zz' }, 'draft').station).toEqual({ [field]: 'unknown' });
  expect(faults({ [field]: 'zz' }, 'published').station).toMatchObject({ [field]: 'unknown' });
});

test('a county and a city that do not exist are refused even in a draft', () => {
  expect(faults({ county_code: 999, city_id: 9999 }, 'draft').station).toEqual({
    county_code: 'unknown',
    city_id: 'unknown',
  });
});

const [first] = good.channels as [V1ChannelRequest];

test.each<[Partial<V1ChannelRequest>, V1Faults['channels'][0]]>([
  [{ name: '' }, { name: 'required' }],
  [{ eco_id: null }, { eco_id: 'required' }],
  [{ count_type_code: null }, { count_type_code: 'required' }],
  [{ travel_direction_code: null }, { travel_direction_code: 'required' }],
  [{ sensor_type_code: null }, { sensor_type_code: 'required' }],
  [{ vendor_code: null }, { vendor_code: 'required' }],
  [{ street_side_code: null }, {}],
])('a channel with %j may wait in a draft and has the faults %j when published', (change, expected) => {
  const channels = [first, { ...first, ...change }];
  expect(faults({ channels }, 'draft').channels).toEqual([{}, {}]);
  expect(faults({ channels }, 'published').channels).toEqual([{}, expected]);
});

test.each<[string, Partial<V1ChannelRequest>, V1Faults['channels'][0]]>([
  ['that was published without one', { id: 7, vendor_code: '3' }, {}],
  ['that is now the counter vendor’s', { id: 7, vendor_code: '1' }, { eco_id: 'required' }],
  ['that had one', { id: 8, vendor_code: '3' }, { eco_id: 'required' }],
  ['that is new', { id: null, vendor_code: '3' }, { eco_id: 'required' }],
])('of a channel %s, the faults without an ID are those expected', (_case, change, expected) => {
  const channels = [{ ...first, eco_id: null, ...change }];
  const told = v1StationFaults({ ...good, channels }, lists, 'published', [
    { ...first, id: 7, eco_id: null },
    { ...first, id: 8 },
  ]);
  expect(told.channels).toEqual([expected]);
});

test.each<[string, (string | null | undefined)[], string[], V1Faults['channels']]>([
  ['said for all', [undefined, undefined], [], [{}, {}]],
  ['said for each', ['A', 'B'], [], [{}, {}]],
  ['said for one alone', ['A', null], [], [{}, { serial_number: 'required' }]],
  ['said for none', [null, null], ['serial_number'], [{}, {}]],
])('a serial number that is %s', (_case, serials, station, channels) => {
  const own = serials.map((serial_number) => ({ ...first, serial_number }));
  const told = faults({ channels: own }, 'published');
  expect([Object.keys(told.station), told.channels]).toEqual([station, channels]);
  expect(faults({ channels: own }, 'draft').channels).toEqual([{}, {}]);
});

test('what a published flow lacks it may go on lacking', () => {
  const lacking = { ...first, id: 7, serial_number: null };
  const channels = [{ ...first, serial_number: 'A' }, lacking];
  expect(v1StationFaults({ ...good, channels }, lists, 'published', [lacking]).channels).toEqual([{}, {}]);
});

test.each(Object.keys(CHANNEL_LIST_OF))('a channel whose %s is not on its list is refused', (field) => {
  const channels = [{ ...first, [field]: 'zz' }];
  expect(faults({ channels }, 'draft').channels).toEqual([{ [field]: 'unknown' }]);
});

test.each<[string[], string | null, string[]]>([
  [[], null, []],
  [[], '8', ['8']],
  [['8', '5'], '8', ['8', '5']],
  [['8', '5'], '4', ['4', '5']],
  [['8', '5'], '5', ['5']],
  [['8', '5'], null, ['5']],
])('of the land uses %j with %s as the first there are %j', (before, choice, after) => {
  expect(withFirstLandUse(before, choice)).toEqual(after);
});

test('a direction of route that its class does not offer is refused even in a draft (S15)', () => {
  const expected = { direction_of_route_code: 'mismatch' };
  expect(faults({ func_class_code: '4U' }, 'draft').station).toEqual(expected);
  expect(faults({ func_class_code: '4U' }, 'published').station).toEqual(expected);
});
