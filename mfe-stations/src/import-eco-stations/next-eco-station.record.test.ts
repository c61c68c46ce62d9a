import { site } from '../testing/eco-site.ts';
import { nextFlowsOf, nextStationOf } from './next-eco-station.record.ts';

test('a site becomes a station of the next form: its channels become flows with their Eco IDs and a proposed direction', () => {
  expect(nextStationOf(site)).toMatchObject({
    station_name: 'Shoal Creek Trail',
    latitude_avg: '30.270000',
    longitude_avg: '-97.750000',
    year_station_established: '2023-04-01',
    city: null,
  });
  const both = { vendor: '1', count_interval: 15, serial_number: 'X2H20012345', mounting_object: 'Post' };
  expect(nextFlowsOf(site)).toMatchObject([
    {
      ...both,
      name: 'Northbound',
      eco_id: '101',
      eco_name: 'Northbound',
      count_type: '2',
      travel_direction: '1',
    },
    {
      ...both,
      name: 'Southbound',
      eco_id: '102',
      eco_name: 'Southbound',
      count_type: null,
      travel_direction: '5',
    },
  ]);
});

test('a site of which little is known leaves its fields empty', () => {
  const bare = {
    ...site,
    interval: null,
    installationDate: null,
    latitude: null,
    longitude: null,
    channels: [],
  };
  expect(nextStationOf(bare)).toMatchObject({ latitude_avg: '', year_station_established: null });
  expect(nextFlowsOf(bare)).toEqual([]);
});
