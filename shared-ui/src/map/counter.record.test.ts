import type { StationSummary } from 'shared-domain';
import { countersOf } from './counter.record.ts';
import { project } from './projection.rules.ts';

const station = (of: Partial<StationSummary>) =>
  ({
    key: 's1',
    station_id_tmg: 'AU0001',
    station_name: 'Shoal Creek Trail',
    city: 'Austin',
    latitude: 30.27,
    longitude: -97.74,
    days_count: 3,
    ...of,
  }) as StationSummary;

test('a published station with a place is a counter of the map', () =>
  expect(countersOf([station({})])).toEqual([
    {
      id: 's1',
      ...project(-97.74, 30.27),
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
])('%s is none', (_, of) => expect(countersOf([station(of)])).toEqual([]));
