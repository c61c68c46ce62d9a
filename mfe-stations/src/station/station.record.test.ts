import fc from 'fast-check';
import { CHANNEL_FACTS, differingFacts, factOf } from 'shared-domain';
import type { ChannelFacts, V1Channel, V1Station, V1StationRequest } from 'shared-domain';
import { emptyChannel, foundChannels, nextRow, withoutChannel } from './channel.record.ts';
import { NEW_CONTACT } from './contact.record.ts';
import { emptyStation, errorsByField, toForm, toRequest, type StationValues } from './station.record.ts';

const text = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9 áñü.,'-]{0,30}[A-Za-z0-9])?$/);
const code = fc.stringMatching(/^[0-9A-Z]{1,2}$/);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
/** Coordinates as people give them: six to nine decimals. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e9, max: max * 1e9 }).map((billionths) => billionths / 1e9);
const id = fc.integer({ min: 1, max: 1_000_000 });

const storedChannel: fc.Arbitrary<V1Channel> = fc.record({
  id,
  name: text,
  eco_id: maybe(text),
  count_type_code: maybe(code),
  travel_direction_code: maybe(code),
  street_side_code: maybe(code),
  sensor_type_code: maybe(code),
  vendor_code: maybe(code),
  version: fc.integer({ min: 1, max: 99 }),
  has_counts: fc.constant(false),
  flowid_txdot: maybe(text),
  count_method_code: maybe(code),
  count_interval: maybe(fc.integer({ min: 0, max: 60 })),
  serial_number: maybe(text),
  facility_type_code: maybe(code),
  movement_direction_code: maybe(code),
  count_location_to_roadway_code: maybe(code),
  mounting_object: maybe(text),
  surface_condition_code: maybe(code),
  nonmotorized_facility_width_code: maybe(code),
  nonmotorized_facility_buffer_width_code: maybe(code),
});
const contact = <R extends 'provider' | 'requester'>(role: R) =>
  maybe(
    fc.record({
      id,
      [`${role}_agency`]: maybe(text),
      [`${role}_name`]: text,
      [`${role}_phone`]: maybe(text),
      [`${role}_email`]: maybe(text),
    }),
  ) as fc.Arbitrary<V1Station[R]>;

const anyRecord: fc.Arbitrary<V1Station> = fc.record({
  id,
  draft_id: maybe(id),
  draft: fc.boolean(),
  station_id_tmg: maybe(text),
  agency_id: id,
  progress: fc.constant(null),
  version: fc.integer({ min: 1, max: 99 }),
  station_name: text,
  station_id_agency: maybe(text),
  street_or_trail_name: maybe(text),
  latitude: maybe(degrees(25, 37)),
  longitude: maybe(degrees(-107, -93)),
  county_code: maybe(fc.integer({ min: 1, max: 254 })),
  city_id: maybe(fc.integer({ min: 1, max: 100 })),
  city_area: maybe(text),
  year_station_established: maybe(date),
  year_station_discontinued: maybe(fc.integer({ min: 1990, max: 2100 })),
  eco_id: maybe(text),
  channels: fc.uniqueArray(storedChannel, { maxLength: 4, selector: ({ id: of }) => of }),
  count_method_code: maybe(code),
  count_interval: maybe(fc.integer({ min: 0, max: 60 })),
  serial_number: maybe(text),
  primary_count_purpose_code: maybe(code),
  other_notes: maybe(text),
  facility_type_code: maybe(code),
  station_location: maybe(text),
  mounting: maybe(text),
  mounting_object: maybe(text),
  func_class_code: maybe(code),
  direction_of_route_code: maybe(code),
  movement_direction_code: maybe(code),
  count_location_to_roadway_code: maybe(code),
  intersection_code: maybe(code),
  street_width_code: maybe(code),
  street_traffic_volume_adt: maybe(fc.integer({ min: 0, max: 300_000 })),
  posted_speed_limit_code: maybe(code),
  nhs_code: maybe(code),
  posted_route_sign_code: maybe(code),
  posted_signed_route_number: maybe(text),
  nonmotorized_facility_width_code: maybe(code),
  nonmotorized_facility_buffer_width_code: maybe(code),
  surface_type_code: maybe(code),
  surface_condition_code: maybe(code),
  parking_code: maybe(code),
  ada_ramp_code: maybe(code),
  street_lighting_code: maybe(code),
  transit_code: maybe(code),
  shade_code: maybe(code),
  surrounding_land_use_code: maybe(code),
  provider: contact('provider'),
  requester: contact('requester'),
});
/** As the server answers it: what all channels say is what the station says. */
const record = anyRecord.map((station): V1Station => {
  const [first] = station.channels;
  const differing = differingFacts(station.channels);
  const agreed = CHANNEL_FACTS.filter((fact) => first && !differing.includes(fact));
  return { ...station, ...Object.fromEntries(agreed.map((fact) => [fact, first?.[fact] ?? null])) };
});

const SERVERS_OWN = new Set([
  'id',
  'draft_id',
  'draft',
  'station_id_tmg',
  'agency_id',
  'progress',
  'version',
]);

/** What is sent of a record that nobody changed. */
function unchanged(station: V1Station): object {
  const differing = new Set<string>(differingFacts(station.channels));
  const sent = Object.entries(station).filter(([name]) => !SERVERS_OWN.has(name));
  return {
    ...Object.fromEntries(sent),
    // of what is asked once a channel sends only that in which channels differ
    channels: station.channels.map(({ flowid_txdot: _flow, has_counts: _counts, ...channel }) =>
      Object.fromEntries(
        Object.entries(channel).filter(
          ([name]) => !CHANNEL_FACTS.some((fact) => fact === name) || differing.has(name),
        ),
      ),
    ) as V1StationRequest['channels'],
    provider: station.provider && { id: station.provider.id },
    requester: station.requester && { id: station.requester.id },
  };
}

/** A record as the server keeps a request, with ids for what is new. */
function stored(request: V1StationRequest): V1Station {
  return {
    ...request,
    id: 7,
    draft_id: 7,
    draft: true,
    station_id_tmg: null,
    agency_id: 3,
    progress: 0.5,
    version: 4,
    channels: request.channels.map((sent, index) => ({
      ...(Object.fromEntries(
        CHANNEL_FACTS.map((fact) => [fact, factOf(request, sent, fact)]),
      ) as ChannelFacts),
      ...sent,
      id: sent.id ?? 900 + index,
      version: sent.version ?? 1,
      has_counts: false,
      flowid_txdot: null,
    })),
    provider: null,
    requester: null,
  };
}

test('a record comes out of the form as it went in', () => {
  fc.assert(
    fc.property(record, (station) => {
      expect(toRequest(toForm(station))).toEqual(unchanged(station));
    }),
  );
});

test('any form value survives the way to the record and back', () => {
  fc.assert(
    fc.property(record, (station) => {
      const values = { ...toForm(station), provider: null, requester: null };
      expect(toForm(stored(toRequest(values)))).toEqual(values);
    }),
  );
});

test('an empty form sends nothing but an empty name, and shows one channel to start with', () => {
  const { station_name, channels, ...rest } = toRequest(emptyStation);
  expect({ station_name, channels }).toEqual({ station_name: '', channels: [] });
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  expect(emptyStation.channels).toEqual(['new1']);
  expect(toForm(stored(toRequest(emptyStation)))).toEqual(emptyStation);
});

test('texts are sent without the spaces around them, blank ones as null', () => {
  const values: StationValues = { ...emptyStation, station_name: ' Ped Bridge ', city_area: '  ' };
  expect(toRequest(values)).toMatchObject({ station_name: 'Ped Bridge', city_area: null });
});

test.each([
  [30.25, '30.250000'],
  [-97.7431234, '-97.7431234'],
  [30, '30.000000'],
])('coordinate %s shows at least six decimals', (value, shown) => {
  expect(toForm({ ...stored(toRequest(emptyStation)), latitude: value }).latitude).toBe(shown);
});

test('a new row in which something stands is sent as a new channel', () => {
  const values = {
    ...emptyStation,
    ...emptyChannel('new2'),
    channels: ['new1', 'new2'],
    'name@new2': 'North ',
  };
  expect(toRequest(values).channels).toEqual([
    expect.objectContaining({ id: null, name: 'North', eco_id: null, version: undefined }),
  ]);
});

test('a removed row leaves nothing in the form', () => {
  const values: StationValues = { ...emptyStation, ...emptyChannel('new2') };
  const left = Object.entries({ ...values, ...withoutChannel('new2') }).filter(
    ([, value]) => value !== undefined,
  );
  expect(Object.fromEntries(left)).toEqual(emptyStation);
});

test.each([
  [[], 'new1'],
  [['12', 'new1'], 'new2'],
  [['new4', 'new2'], 'new5'],
])('after rows %j the next new one is %s', (rows, next) => {
  expect(nextRow(rows)).toBe(next);
});

test("a vendor's channels become new rows", () => {
  const found = { name: 'North', eco_id: '101', count_type_code: '2', vendor_code: '1' };
  const open = { travel_direction_code: null, street_side_code: null, sensor_type_code: null };
  const values: StationValues = { ...emptyStation, ...foundChannels([{ ...found, ...open }]) };
  expect(toRequest(values).channels).toEqual([{ id: null, ...found, ...open, version: undefined }]);
  expect(foundChannels([]).channels).toEqual(['new1']);
});

test.each([
  [{ provider: null }, null],
  [{ provider: '12' }, { id: 12 }],
  [{ provider: NEW_CONTACT }, null],
  [
    { provider: NEW_CONTACT, provider_name: ' Ana Ruiz ', provider_phone: '512-555-0100' },
    {
      id: null,
      provider_agency: null,
      provider_name: 'Ana Ruiz',
      provider_phone: '512-555-0100',
      provider_email: null,
    },
  ],
])('a contact chosen as %j is sent as %j', (chosen, sent) => {
  expect(toRequest({ ...emptyStation, ...chosen }).provider).toEqual(sent);
});

test("the server's errors come back at the form's fields, in the rows that were sent", () => {
  const values: StationValues = {
    ...emptyStation,
    ...emptyChannel('new2'),
    channels: ['new1', '12', 'new2'],
    'name@12': 'North',
    'name@new2': 'South',
  };
  const errors = {
    func_class_code: ['Choose one.'],
    city_id: ['Unknown.'],
    'channels.1.travel_direction_code': ['Taken.'],
    'provider.provider_name': ['Required.'],
    other: ['?'],
  };
  expect(errorsByField(errors, values)).toEqual({
    func_class: ['Choose one.'],
    city: ['Unknown.'],
    'travel_direction@new2': ['Taken.'],
    provider_name: ['Required.'],
    other: ['?'],
  });
});
