import { reachOf } from './station-options.rules.ts';

const stations = [
  { station_id_tmg: 'AU0001', first_certified: '2025-03-02 00:00:00', last_certified: '2025-12-31 23:00:00' },
  { station_id_tmg: 'AU0002', first_certified: '2024-06-01 00:00:00', last_certified: '2025-01-31 23:00:00' },
  { station_id_tmg: 'AU0009', first_certified: null, last_certified: null },
];

test.each([
  [['AU0001'], { first: '2025-03-02 00:00:00', last: '2025-12-31 23:00:00' }],
  [['AU0001', 'AU0002', 'AU0009'], { first: '2024-06-01 00:00:00', last: '2025-12-31 23:00:00' }],
  [['AU0009'], null],
  [[], null],
])('%j reach together %j', (chosen, expected) => expect(reachOf(stations, chosen)).toEqual(expected));
