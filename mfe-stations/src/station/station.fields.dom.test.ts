import { missingV1Fields, type CodeOption, type V1StationOptions } from 'shared-domain';
import { changeValues, dropStaleChoices, faultsOf, schemaOf } from 'shared-ui/form';
import { emptyChannel, inRow, rowsWithoutId } from './channel.record.ts';
import { NEW_CONTACT } from './contact.record.ts';
import { lookupsOf, type StationStage } from './lookups.ts';
import { stationFields, stationFieldsOf } from './station.fields.ts';
import {
  emptyStation,
  errorsByField,
  toRequest,
  type StationField,
  type StationValues,
} from './station.record.ts';
import { fieldsOn, stationTabs, tabOf } from './station.tabs.ts';

const options = (...codes: string[]): CodeOption[] => codes.map((code) => ({ code, label: `Label ${code}` }));
const anyList = options('1', '2', '3', '9');
const lists = {
  ...Object.fromEntries(
    [
      'countType',
      'travelDirection',
      'streetSide',
      'sensorType',
      'vendor',
      'countMethod',
      'primaryCountPurpose',
      'facilityType',
      'movementDirection',
      'countLocationToRoadway',
      'intersection',
      'streetWidth',
      'postedSpeedLimit',
      'nhs',
      'nonmotorizedFacilityWidth',
      'nonmotorizedFacilityBufferWidth',
      'surfaceType',
      'surfaceCondition',
      'parking',
      'adaRamp',
      'streetLighting',
      'transit',
      'shade',
      'surroundingLandUse',
    ].map((list) => [list, anyList]),
  ),
  funcClass: options('4U', '8U', '9R'),
  directionOfRoute: options('1', '2', '3', '4', '5', '6', '7', '8', '9', '0'),
  postedRouteSign: options('1', '3', '10'),
  county: [
    { code: '227', label: 'Travis', txdot_district_code: 14 },
    { code: '102', label: 'Harris', txdot_district_code: 12 },
  ],
  city: [
    { code: '1', label: 'Austin', city_area: 'Austin', county_code: 227, tmg_prefix: 'AU', tmg_count: 11 },
    { code: '2', label: 'Houston', city_area: 'Houston', county_code: 102, tmg_prefix: 'HO', tmg_count: 7 },
  ],
  provider: [
    { id: 5, provider_agency: 'TTI', provider_name: 'Ana', provider_phone: null, provider_email: null },
  ],
  requester: [],
} as unknown as V1StationOptions;
const lookups = (
  stage: StationStage = 'new',
  stored: StationValues | null = null,
  counted: ReadonlySet<string> = new Set(),
) => lookupsOf(lists, { stage, stored, counted }, 'NEW');

const complete: StationValues = {
  ...emptyStation,
  station_name: 'Butler Trail at Congress',
  latitude: '30.261000',
  longitude: '-97.745000',
  county: '227',
  city: '1',
  city_area: 'Downtown',
  year_station_established: '2024-05-01',
  count_method: '3',
  serial_number: 'X2H20012345',
  facility_type: '2',
  func_class: '8U',
  direction_of_route: '9',
  movement_direction: '1',
  'name@new1': 'Northbound',
  'eco_id@new1': '101',
  'count_type@new1': '2',
  'travel_direction@new1': '1',
  'sensor_type@new1': '2',
  'vendor@new1': '1',
};
const fields = stationFields(complete);
const schema = schemaOf(fields);
const draftSchema = schemaOf(fields, { draft: true });

test('a complete station has no faults, an empty draft none either', () => {
  expect(faultsOf(schema, complete)).toEqual({});
  expect(faultsOf(draftSchema, emptyStation)).toEqual({});
});

test('what the form requires is what a station must have to be published', () => {
  const signed = { ...emptyStation, posted_route_sign: '3' };
  const asSent = errorsByField(
    Object.fromEntries(missingV1Fields(toRequest(signed)).map((field) => [field, ['?']])),
    signed,
  );
  const faults = Object.keys(faultsOf(schema, signed)).map((field) =>
    field.includes('@') ? 'channels' : field,
  );
  expect(new Set(faults)).toEqual(new Set(Object.keys(asSent)));
});

test.each<[StationField, string | null, string | undefined]>([
  ['station_name', '', 'invalidName'],
  ['station_name', 'Trail, north', 'invalidName'],
  ['street_or_trail_name', '', undefined],
  ['street_or_trail_name', 'Trail, north', 'commaInStreet'],
  ['latitude', '', 'invalidLatitude'],
  ['latitude', '30.26', 'invalidLatitude'],
  ['latitude', '30.26100000000000000000', undefined],
  ['latitude', '30.261000000000000000000', 'invalidLatitude'],
  ['latitude', 'north', 'invalidLatitude'],
  ['longitude', '', 'invalidLongitude'],
  ['longitude', '97.745000', 'invalidLongitude'],
  ['longitude', '-97.745', 'invalidLongitude'],
  ['longitude', '-97.745000', undefined],
  ['serial_number', '', 'requiredField'],
  ['county', null, 'requiredField'],
  ['city', null, 'requiredField'],
  ['city_area', '', 'requiredField'],
  ['year_station_established', null, 'invalidDate'],
  ['year_station_established', 'last May', '\0date'],
  ['name@new1', '', 'requiredField'],
  ['eco_id@new1', '', 'requiredField'],
  ['count_type@new1', null, 'requiredField'],
  ['travel_direction@new1', null, 'requiredField'],
  ['sensor_type@new1', null, 'requiredField'],
  ['vendor@new1', null, 'requiredField'],
  ['street_side@new1', null, undefined],
  ['count_method', null, 'requiredField'],
  ['facility_type', null, 'requiredField'],
  ['func_class', null, 'requiredField'],
  ['direction_of_route', null, 'requiredField'],
  ['movement_direction', null, 'requiredField'],
  ['count_interval', '', undefined],
  ['count_interval', '0', undefined],
  ['count_interval', '15', undefined],
  ['count_interval', 'hourly', 'invalidInterval'],
  ['count_interval', '7.5', 'invalidInterval'],
  ['year_station_discontinued', '24', 'invalidYear'],
  ['year_station_discontinued', '2023', 'tooEarly'],
  ['year_station_discontinued', '2024', undefined],
  ['street_traffic_volume_adt', '-1', 'invalidVolume'],
  ['street_traffic_volume_adt', '1000001', 'invalidVolume'],
  ['street_traffic_volume_adt', '0', undefined],
])('%s %j is answered by %s', (field, value, fault) => {
  expect(faultsOf(schema, { ...complete, [field]: value })[field]).toBe(fault);
});

test.each<[StationField, string, string | undefined]>([
  ['station_name', 'Trail, north', undefined],
  ['latitude', '30.26', undefined],
  ['longitude', '97.745', undefined],
  ['latitude', 'north', 'invalidLatitude'],
  ['count_interval', 'hourly', 'invalidInterval'],
  ['year_station_established', 'last May', '\0date'],
  ['year_station_discontinued', '2023', undefined],
])(
  'a draft with %s %j is answered by %s: it may be wrong, but no text where a number is kept',
  (field, value, fault) => {
    expect(faultsOf(draftSchema, { ...complete, [field]: value })[field]).toBe(fault);
  },
);

test('the number of a sign is asked for when a sign is posted that has one', () => {
  const fault = (sign: string | null) =>
    faultsOf(schema, { ...complete, posted_route_sign: sign })['posted_signed_route_number'];
  expect([null, '1', '3', '10'].map(fault)).toEqual([undefined, undefined, 'requiredField', undefined]);
});

test('of a new contact the name is asked for', () => {
  expect(faultsOf(schema, { ...complete, provider: NEW_CONTACT })).toEqual({
    provider_name: 'requiredField',
  });
  expect(faultsOf(schema, { ...complete, provider: '5' })).toEqual({});
});

test.each<[string, Partial<StationValues>, Partial<StationValues>]>([
  ['another functional class', { func_class: '4U' }, { direction_of_route: null }],
  ['a functional class of the same kind', { func_class: '9R' }, { direction_of_route: '9' }],
  ['another county', { county: '102' }, { city: null }],
  [
    'a sign without number',
    { posted_route_sign: '1', posted_signed_route_number: '71' },
    { posted_signed_route_number: '' },
  ],
  ['a known contact', { provider: '5', provider_name: 'Ana' }, { provider_name: '' }],
])('%s leaves no choice that is not offered', (_case, change, expected) => {
  const changed: StationValues = { ...complete, ...change } as StationValues;
  expect(dropStaleChoices(fields, changed, lookups())).toMatchObject(expected);
});

test.each<[string, Partial<StationValues>, Partial<StationValues>]>([
  [
    'brings its county and its name',
    { county: null, city: null, city_area: '' },
    { county: '102', city_area: 'Houston' },
  ],
  ['replaces the name of the last one', { county: null, city_area: 'Austin' }, { city_area: 'Houston' }],
  [
    'leaves an area that the person named',
    { county: null, city_area: 'Downtown' },
    { city_area: 'Downtown' },
  ],
])('a chosen city %s', (_case, before, expected) => {
  const now = { ...complete, ...before } as StationValues;
  expect(changeValues(stationFields, now, { city: '2' }, lookups())).toMatchObject({
    city: '2',
    ...expected,
  });
});

test.each<[string, StationStage, string[], StationField[]]>([
  ['a new station', 'new', [], []],
  ['a draft', 'draft', [], []],
  ['a published station without counts', 'published', [], []],
  [
    'a published station whose channel has counts',
    'published',
    ['12'],
    ['count_method', 'count_type@12', 'street_side@12'],
  ],
  ['a published station where another channel has counts', 'published', ['13'], ['count_method']],
])('of %s the right fields are fixed', (_station, stage, counted, fixed) => {
  const stored: StationValues = {
    ...complete,
    ...emptyChannel('12'),
    channels: ['12'],
    'count_type@12': '2',
    'street_side@12': '1',
  };
  const all = stationFields(stored);
  const disabled = (Object.keys(all) as StationField[]).filter((name) =>
    all[name]?.disabled?.(stored, lookups(stage, stored, new Set(counted))),
  );
  expect(disabled.toSorted()).toEqual(fixed.toSorted());
});

test('a count method said for each channel is fixed for those with counts alone', () => {
  const stored: StationValues = {
    ...complete,
    ...emptyChannel('12'),
    ...emptyChannel('13'),
    channels: ['12', '13'],
    each: ['count_method'],
    'count_method@12': '3',
    'count_method@13': '4',
  };
  const isFixed = (row: string) =>
    stationFields(stored)[inRow('count_method', row)]?.disabled?.(
      stored,
      lookups('published', stored, new Set(['12'])),
    );
  expect([isFixed('12'), isFixed('13')]).toEqual([true, false]);
});

test('a channel that was published without an ID needs none, another one does', () => {
  const stored: StationValues = {
    ...complete,
    ...emptyChannel('12'),
    ...emptyChannel('13'),
    channels: ['12', '13', 'new1'],
    'eco_id@12': 'A1',
  };
  const faults = faultsOf(schemaOf(stationFieldsOf(rowsWithoutId(stored))(stored)), {
    ...stored,
    'eco_id@12': '',
    'eco_id@new1': '',
  });
  expect(Object.keys(faults).filter((name) => name.startsWith('eco_id'))).toEqual([
    'eco_id@12',
    'eco_id@new1',
  ]);
});

test('the choice of a new contact comes first', () => {
  expect(lookups().providers).toEqual([
    { code: NEW_CONTACT, label: 'NEW' },
    { code: '5', label: 'Ana, TTI' },
  ]);
});

test('the fields are the same ones as long as the rows are', () => {
  const other = { ...complete, station_name: 'Other' };
  expect(stationFields(other)).toBe(fields);
});

test('every field stands on exactly one of nine tabs', () => {
  expect(stationTabs).toHaveLength(9);
  const placed = stationTabs.flatMap((_, tab) => fieldsOn(tab, complete));
  expect(placed.toSorted()).toEqual(Object.keys(fields).toSorted());
  expect(placed.map(tabOf)).toEqual(stationTabs.flatMap((_, tab) => fieldsOn(tab, complete).map(() => tab)));
});
