import { toRequest } from '../station/station.record.ts';
import { site } from '../testing/eco-site.ts';
import { stationOf } from './eco-station.record.ts';

test("a vendor's site becomes a station with its channels, and what the vendor can't know stays open", () => {
  expect(toRequest(stationOf(site))).toMatchObject({
    station_name: 'Shoal Creek Trail',
    eco_id: '100123',
    latitude: 30.27,
    longitude: -97.75,
    year_station_established: '2023-04-01',
    serial_number: 'X2H20012345',
    count_interval: 15,
    other_notes: null,
    mounting_object: 'Post',
    city_id: null,
    channels: [
      {
        name: 'Northbound',
        eco_id: '101',
        count_type_code: '2',
        travel_direction_code: '1',
        vendor_code: '1',
      },
      {
        name: 'Southbound',
        eco_id: '102',
        count_type_code: null,
        travel_direction_code: '5',
        vendor_code: '1',
      },
    ],
  });
});

test('a site of which little is known leaves the rest of the form empty', () => {
  const bare = { counter: null, interval: null, installationDate: null, latitude: null, longitude: null };
  const values = stationOf({ ...site, ...bare, channels: [], mounting_object: null });
  expect(values).toMatchObject({ latitude: '', serial_number: '', count_interval: '', channels: ['new1'] });
});
