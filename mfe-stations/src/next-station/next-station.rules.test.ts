import { mayProceed, mayViewStations } from './next-station.rules.ts';
import type { User } from 'shared-domain';

const given = { station_name: 'Ped Bridge', latitude_avg: '30.264000', longitude_avg: '-97.750000' };

test.each([
  ['everything given', given, false, true],
  ['no name', { ...given, station_name: '' }, false, false],
  ['a blank name', { ...given, station_name: '   ' }, false, false],
  ['no latitude', { ...given, latitude_avg: '' }, false, false],
  ['no longitude', { ...given, longitude_avg: '' }, false, false],
  ['a place being looked up', given, true, false],
])('with %s the form goes on: %#', (_case, values, geocoding, expected) => {
  expect(mayProceed(values, geocoding)).toBe(expected);
});

test.each<[Partial<User>, boolean]>([
  [{ super_admin: 1, flag_next_stations: 1 }, true],
  [{ super_admin: 1, flag_next_stations: 0 }, false],
  [{ super_admin: 0, admin: 1, flag_next_stations: 1 }, false],
])('%j may view the stations: %s', (rights, expected) => {
  const user: User = {
    id: 1,
    name: 'Sam Ortiz',
    email: 'sam@example.org',
    agency_id: 3,
    agency: { id: 3, name: 'City of Austin', statewide: false },
    admin: 0,
    super_admin: 0,
    flag_deployments: 0,
    flag_next_stations: 0,
    monitors: 0,
    ...rights,
  };
  expect(mayViewStations(user)).toBe(expected);
});
