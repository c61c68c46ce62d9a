import { missingFields, type NextStationOptions } from 'shared-domain';
import { fieldsOf } from 'shared-domain/fields';
import { dropStaleChoices, faultsOf, schemaOf } from 'shared-ui/form';
import { nextStationFields, nextStationTabs, tabOf } from './next-station.fields.ts';
import { emptyValues, toRequest, type NextStationValues } from './next-station.record.ts';

const schema = schemaOf(nextStationFields);
const draftSchema = schemaOf(nextStationFields, { draft: true });
const options = (...codes: string[]) => codes.map((code) => ({ code, label: code }));

const lists: NextStationOptions = {
  state: options('48'),
  txdotDistrict: options('12', '14'),
  county: [
    { code: '227', label: 'Travis', txdot_district_code: 14 },
    { code: '102', label: 'Harris', txdot_district_code: 12 },
  ],
  city: [
    { code: '1', label: 'Austin', county_code: 227, tmg_prefix: 'AU', tmg_count: 11 },
    { code: '2', label: 'Houston', county_code: 102, tmg_prefix: 'HO', tmg_count: 7 },
  ],
  intersection: options('0', '1'),
  funcClass: options('4U', '8U', '9R'),
  directionOfRoute: options('1', '2', '3', '4', '5', '6', '7', '8', '9', '0'),
  streetWidth: options('1'),
  postedRouteSign: options('1', '3', '10'),
  postedSpeedLimit: options('30'),
  nhs: options('Y', 'N'),
  surroundingLandUse: options('1', '8'),
  adaRamp: options('0'),
  streetLighting: options('0'),
  transit: options('0'),
};
const requestName = (field: string) => fieldsOf('next').find(({ name }) => name === field)?.request;

const complete: NextStationValues = {
  ...emptyValues,
  station_name: 'Butler Trail at Congress',
  street_or_trail_name: 'Butler Trail',
  latitude_avg: '30.261000',
  longitude_avg: '-97.745000',
  county: '227',
  city: '1',
  year_station_established: '2024-05-01',
  func_class: '8U',
  direction_of_route: '9',
};

test('a complete station has no faults, an empty draft none either', () => {
  expect(faultsOf(schema, complete)).toEqual({});
  expect(faultsOf(draftSchema, emptyValues)).toEqual({});
});

test('what the form requires is what a station must have to be published', () => {
  const signed = { ...emptyValues, posted_route_sign: '3' };
  const faults = Object.keys(faultsOf(schema, signed)) as (keyof NextStationValues)[];
  expect(new Set(faults.map((field) => requestName(field)))).toEqual(
    new Set(missingFields(toRequest(signed))),
  );
});

test.each<[keyof NextStationValues, string | null, string | undefined]>([
  ['station_name', '', 'invalidName'],
  ['station_name', 'Trail, north', 'noCommas'],
  ['street_or_trail_name', '', 'invalidName'],
  ['street_or_trail_name', 'Trail, north', 'noCommas'],
  ['latitude_avg', '', 'invalidLatitude'],
  ['latitude_avg', '30.26', 'invalidLatitude'],
  ['latitude_avg', '30.261000', undefined],
  ['latitude_avg', 'north', 'invalidLatitude'],
  ['longitude_avg', '', 'invalidLongitude'],
  ['longitude_avg', '97.745000', 'invalidLongitude'],
  ['longitude_avg', '-97.745', 'invalidLongitude'],
  ['longitude_avg', '-97.745000', undefined],
  ['county', null, 'requiredField'],
  ['city', null, 'requiredField'],
  ['year_station_established', null, 'invalidDate'],
  ['func_class', null, 'requiredField'],
  ['direction_of_route', null, 'requiredField'],
  ['neighborhood', '', undefined],
  ['year_station_discontinued', '24', 'invalidYear'],
  ['year_station_discontinued', '2023', 'tooEarly'],
  ['year_station_discontinued', '2024', undefined],
  ['street_traffic_volume_adt', '-1', 'invalidVolume'],
  ['street_traffic_volume_adt', '12.5', 'invalidVolume'],
  ['street_traffic_volume_adt', '1000001', 'invalidVolume'],
  ['street_traffic_volume_adt', '0', undefined],
])('%s %j is answered by %s', (field, value, fault) => {
  expect(faultsOf(schema, { ...complete, [field]: value })[field]).toBe(fault);
});

test('the number of a sign is asked for when a sign is posted that has one', () => {
  const fault = (sign: string | null) =>
    faultsOf(schema, { ...complete, posted_route_sign: sign })['posted_signed_route_number'];
  expect([null, '1', '3', '10'].map(fault)).toEqual([undefined, undefined, 'requiredField', undefined]);
});

test('a draft may be incomplete, not wrong', () => {
  expect(faultsOf(draftSchema, { ...emptyValues, latitude_avg: '30.26' })).toEqual({
    latitude_avg: 'invalidLatitude',
  });
});

test.each<[string, Partial<NextStationValues>, Partial<NextStationValues>]>([
  ['another functional class', { func_class: '4U' }, { direction_of_route: null }],
  ['a functional class of the same kind', { func_class: '9R' }, { direction_of_route: '9' }],
  ['another district', { txdot_district: '12' }, { county: null, city: '1' }],
  ['another county', { county: '102' }, { city: null }],
  [
    'a sign without number',
    { posted_route_sign: '1', posted_signed_route_number: '71' },
    { posted_signed_route_number: '' },
  ],
  [
    'a sign with a number',
    { posted_route_sign: '3', posted_signed_route_number: '71' },
    { posted_signed_route_number: '71' },
  ],
])('%s leaves no choice that is not offered', (_case, change, expected) => {
  expect(dropStaleChoices(nextStationFields, { ...complete, ...change }, lists)).toMatchObject(expected);
});

test('every field stands on exactly one tab', () => {
  const placed = nextStationTabs.flatMap(({ fields }) => fields);
  expect(placed.toSorted()).toEqual(Object.keys(nextStationFields).toSorted());
  expect([tabOf('station_name'), tabOf('func_class'), tabOf('transit')]).toEqual([0, 1, 2]);
});
