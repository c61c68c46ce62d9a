import type { NextStationRequest } from 'shared-domain';
import { stationFaults, withoutHiddenNumber } from './next-station.rules.ts';
import type { Faults, StationLists } from './next-station.rules.ts';

const lists: StationLists = {
  codes: {
    state: ['48'],
    intersection: ['0', '1'],
    funcClass: ['4U', '8U'],
    directionOfRoute: ['1', '9'],
    streetWidth: ['0'],
    postedRouteSign: ['1', '3', '10'],
    postedSpeedLimit: ['00', '30'],
    nhs: ['Y', 'N'],
    surroundingLandUse: ['1', '8'],
    adaRamp: ['0'],
    streetLighting: ['0'],
    transit: ['0'],
  },
  districts: [12, 14],
  counties: [
    { code: 227, txdot_district_code: 14 },
    { code: 102, txdot_district_code: 12 },
  ],
  cities: [
    { id: 5, county_code: 227 },
    { id: 26, county_code: 102 },
  ],
};

const good: NextStationRequest = {
  station_name: 'Shoal Creek Trail at 24th St',
  street_or_trail_name: 'Shoal Creek Trail',
  neighborhood: null,
  latitude_avg: 30.288412,
  longitude_avg: -97.751903,
  year_station_established: '2016-05-03',
  year_station_discontinued: null,
  first_imported: null,
  state_code: '48',
  txdot_district_code: 14,
  county_code: 227,
  city_id: 5,
  intersection_code: '0',
  func_class_code: '8U',
  direction_of_route_code: '9',
  street_width_code: null,
  street_traffic_volume_adt: null,
  posted_route_sign_code: '1',
  posted_route_sign_number: null,
  posted_speed_limit_code: null,
  nhs_code: null,
  surrounding_land_use_codes: ['8'],
  ada_ramp_code: null,
  street_lighting_code: null,
  transit_code: null,
};

test('a complete station has no faults', () => {
  expect(stationFaults(good, lists, 'published')).toEqual({});
});

test.each<[Partial<NextStationRequest>, Faults]>([
  [{ station_name: ' ' }, { station_name: 'required' }],
  [{ station_name: 'Shoal Creek, 24th St' }, { station_name: 'comma' }],
  [{ street_or_trail_name: 'Shoal, Creek' }, { street_or_trail_name: 'comma' }],
  [{ latitude_avg: 91 }, { latitude_avg: 'range' }],
  [{ longitude_avg: 97.751903 }, { longitude_avg: 'range' }],
  [{ longitude_avg: -190 }, { longitude_avg: 'range' }],
  [{ func_class_code: '10X', direction_of_route_code: '1' }, { func_class_code: 'unknown' }],
  [{ func_class_code: '4U' }, { direction_of_route_code: 'mismatch' }],
  [{ direction_of_route_code: '1' }, { direction_of_route_code: 'mismatch' }],
  [{ direction_of_route_code: 'N' }, { direction_of_route_code: 'unknown' }],
  [{ surrounding_land_use_codes: ['8', '99'] }, { surrounding_land_use_codes: 'unknown' }],
  [{ txdot_district_code: 26 }, { txdot_district_code: 'unknown', county_code: 'mismatch' }],
  [{ txdot_district_code: 12 }, { county_code: 'mismatch' }],
  [{ county_code: 999 }, { county_code: 'unknown', city_id: 'mismatch' }],
  [{ city_id: 26 }, { city_id: 'mismatch' }],
  [{ city_id: 9999 }, { city_id: 'unknown' }],
  [{ year_station_discontinued: 2015 }, { year_station_discontinued: 'mismatch' }],
])('%j makes the faults %j in a draft as in a published station', (change, faults) => {
  expect(stationFaults({ ...good, ...change }, lists, 'draft')).toEqual(faults);
  expect(stationFaults({ ...good, ...change }, lists, 'published')).toEqual(faults);
});

test.each<[Partial<NextStationRequest>, Faults]>([
  [{ street_or_trail_name: null }, { street_or_trail_name: 'required' }],
  [{ latitude_avg: null }, { latitude_avg: 'required' }],
  [{ longitude_avg: null }, { longitude_avg: 'required' }],
  [{ county_code: null }, { county_code: 'required' }],
  [{ city_id: null }, { city_id: 'required' }],
  [{ year_station_established: null }, { year_station_established: 'required' }],
  [{ func_class_code: null }, { func_class_code: 'required' }],
  [{ direction_of_route_code: null }, { direction_of_route_code: 'required' }],
  [{ posted_route_sign_code: '3' }, { posted_route_sign_number: 'required' }],
])('%j is allowed in a draft and makes the faults %j when published', (change, faults) => {
  expect(stationFaults({ ...good, ...change }, lists, 'draft')).toEqual({});
  expect(stationFaults({ ...good, ...change }, lists, 'published')).toEqual(faults);
});

test.each([
  ['3', '290'],
  ['1', null],
  ['10', null],
  [null, null],
])('with the sign %s the number kept is %s', (posted_route_sign_code, number) => {
  const station = { ...good, posted_route_sign_code, posted_route_sign_number: '290' };
  expect(withoutHiddenNumber(station).posted_route_sign_number).toBe(number);
});
