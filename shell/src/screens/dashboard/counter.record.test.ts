import type { StationSummary } from 'shared-domain';
import { countersOf } from './counter.record.ts';

const station = (of: Partial<StationSummary>) =>
  ({
    key: 'AU0001',
    station_id_tmg: 'AU0001',
    station_name: 'Shoal Creek Trail',
    city: 'Austin',
    latitude: 0,
    longitude: 0,
    days_count: 3,
    ...of,
  }) as StationSummary;
const projection = { x0: 0, y1: 0, k: 100 };

test('a published station with a place is a counter of the map', () =>
  expect(countersOf([station({})], projection)).toEqual([
    {
      id: 'AU0001',
      x: 0,
      y: expect.closeTo(0),
      stationId: 'AU0001',
      name: 'Shoal Creek Trail',
      area: 'Austin',
      days: 3,
    },
  ]));

test.each<[string, Partial<StationSummary>]>([
  ['a draft', { station_id_tmg: null }],
  ['without latitude', { latitude: null }],
  ['without longitude', { longitude: null }],
])('%s is none', (_, of) => expect(countersOf([station(of)], projection)).toEqual([]));
