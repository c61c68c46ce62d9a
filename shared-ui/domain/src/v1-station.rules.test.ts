import { missingChannelFields, missingV1Fields, v1DraftProgress } from './v1-station.rules.ts';

const channel = {
  name: 'Bicycle NB',
  eco_id: '101040999',
  count_type_code: '2',
  travel_direction_code: '1',
  sensor_type_code: 'LI',
  vendor_code: '1',
};
const whole: Parameters<typeof missingV1Fields>[0] = {
  station_name: 'Waller Creek Trail at 15th St',
  latitude: 30.277812,
  longitude: -97.734905,
  county_code: 227,
  city_id: 5,
  city_area: 'Downtown',
  year_station_established: '2026-02-20',
  channels: [channel],
  count_method_code: '3',
  serial_number: 'X2H',
  facility_type_code: '8',
  func_class_code: '8U',
  direction_of_route_code: '9',
  movement_direction_code: '3',
  posted_route_sign_code: null,
  posted_signed_route_number: null,
};
const REQUIRED = 14;

test.each<[Partial<typeof whole>, string[]]>([
  [{}, []],
  [{ station_name: ' ' }, ['station_name']],
  [{ latitude: null }, ['latitude']],
  [{ longitude: null }, ['longitude']],
  [{ county_code: null }, ['county_code']],
  [{ city_id: null }, ['city_id']],
  [{ city_area: null }, ['city_area']],
  [{ city_area: '' }, ['city_area']],
  [{ year_station_established: null }, ['year_station_established']],
  [{ channels: [] }, ['channels']],
  [{ channels: [channel, { ...channel, name: '' }] }, ['channels']],
  [{ count_method_code: null }, ['count_method_code']],
  [{ serial_number: null, channels: [{ ...channel, serial_number: 'A' }] }, []],
  [{ channels: [channel, { ...channel, serial_number: null }] }, ['serial_number']],
  [{ serial_number: null }, ['serial_number']],
  [{ facility_type_code: null }, ['facility_type_code']],
  [{ func_class_code: null }, ['func_class_code']],
  [{ direction_of_route_code: null }, ['direction_of_route_code']],
  [{ movement_direction_code: null }, ['movement_direction_code']],
  [{ posted_route_sign_code: '3' }, ['posted_signed_route_number']],
  [{ posted_route_sign_code: '1' }, []],
  [{ posted_route_sign_code: '10' }, []],
])('a station with %j lacks %j', (change, missing) => {
  const station = { ...whole, ...change };
  expect(missingV1Fields(station)).toEqual(missing);
  const required = REQUIRED + (change.posted_route_sign_code === '3' ? 1 : 0);
  expect(v1DraftProgress(station)).toBeCloseTo((required - missing.length) / required, 10);
});

test.each(['name', 'eco_id', 'count_type_code', 'travel_direction_code', 'sensor_type_code', 'vendor_code'])(
  'a channel needs its %s',
  (field) => {
    expect(missingChannelFields({ ...channel, [field]: null })).toEqual([field]);
    expect(missingChannelFields({ ...channel, [field]: ' ' })).toEqual([field]);
  },
);
