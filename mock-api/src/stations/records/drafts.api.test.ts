import fc from 'fast-check';
import { request, requestOf, signIn, testApi } from 'mock-api/testing';
import type { FlowRequest, V1ChannelRequest, V1StationRequest } from 'shared-domain';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeFlow, completeV1Station } from '../../testing/walk/walk.station-bodies.ts';

/** Text that people paste by mistake or by intent. */
const text = fc.oneof(
  fc.string({ maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    "'; drop table stations; --",
    '=1+1',
    '<b>bold</b>',
    '\u202Eabc',
    '𝔄😀',
    '\ud800',
    'a,b',
    'NaN',
  ),
);
/** The same, and what no form sends. */
const junk = fc.oneof(
  text,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(null, 'x'.repeat(6000), 1e308, -0.5),
  fc.double(),
  fc.jsonValue(),
);
const isCoded = (field: string) => /(_code|_codes|_established|first_imported|posted_.*_number)$/.test(field);
/** Junk in every field, or such in the fields for text that a draft may keep it. */
const junkIn = (body: object) => {
  const every = (of: (field: string, value: unknown) => fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(Object.entries(body).map(([field, value]) => [field, of(field, value)])));
  return fc.oneof(
    every(() => junk),
    every((field, value) => (typeof value === 'string' && !isCoded(field) ? text : fc.constant(value))),
  );
};
/** The draft that flows are added to. */
let draft = 0;
beforeAll(async () => {
  const { reply } = await request('POST /next-draft-stations', { body: completeStation }, 'admin');
  draft = reply.data.id;
});
/** Without a direction it is nobody's twin. */
const channel = { ...(completeV1Station.channels[0] as V1ChannelRequest), travel_direction_code: null };

const DRAFT_CALLS: [string, Parameters<typeof requestOf>[0], fc.Arbitrary<object>][] = [
  ['the next form', 'POST /next-draft-stations', junkIn(completeStation)],
  [
    'the v1 form',
    'POST /draft-stations',
    fc
      .record({
        station: junkIn(completeV1Station),
        channels: fc.array(junkIn(channel), { maxLength: 3 }),
      })
      .map(({ station, channels }) => ({ station: { ...station, channels } })),
  ],
  [
    'a flow of the next form',
    'POST /next-draft-flows',
    junkIn(completeFlow).map((answers) => ({
      ...answers,
      travel_direction_code: null,
      next_draft_station_id: draft,
    })),
  ],
];

const everyStation = () =>
  testApi().query(
    `select s.station_id_tmg, s.version, count(f.id) as flows from stations s left join flows f on f.station_id = s.id
     where not s.draft group by s.id order by s.id`,
  );

test.each(DRAFT_CALLS)(
  'junk in every field of %s publishes nothing and breaks nothing',
  async (_form, key, bodies) => {
    const before = await everyStation();
    const token = await signIn('admin');
    const outcomes = new Set<number>();
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const response = await testApi().fetch(requestOf(key, { body }, token));
        expect([200, 422]).toContain(response.status);
        outcomes.add(response.status);
        if (response.status === 200) return;
        const { message, errors } = (await response.json()) as { message: string; errors: object };
        expect(message).toMatch(/\S/);
        expect(Object.keys(errors)).not.toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(outcomes).toEqual(new Set([200, 422]));
    expect(await everyStation()).toEqual(before);
    const lists = await Promise.all([
      request('GET /stations/summary', { query: { includeDrafts: true } }, 'admin'),
      request('GET /next-stations/summary', { query: { includeDrafts: true } }, 'admin'),
    ]);
    expect(lists.map(({ status }) => status)).toEqual([200, 200]);
  },
);

const word = fc.stringMatching(/^[A-Za-z0-9áñü]([A-Za-z0-9 áñü.'"<>&;=-]{0,40}[A-Za-z0-9])?$/);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const degrees = (from: number, to: number) =>
  fc.double({ min: from, max: to, noNaN: true }).map((value) => value || 0);

const v1Draft: fc.Arbitrary<V1StationRequest> = fc.record({
  station_name: word,
  station_id_agency: maybe(word),
  street_or_trail_name: maybe(word),
  latitude: maybe(degrees(-1000, 1000)),
  longitude: maybe(degrees(-1000, 1000)),
  county_code: maybe(fc.constantFrom(227, 102)),
  city_id: maybe(fc.constantFrom(5, 6)),
  city_area: maybe(word),
  year_station_established: maybe(day),
  year_station_discontinued: maybe(fc.integer({ min: 1900, max: 2200 })),
  eco_id: fc.constant(null),
  channels: fc.constant([]),
  count_method_code: maybe(fc.constantFrom('1', '2', '3')),
  count_interval: maybe(fc.integer({ min: 0, max: 1440 })),
  serial_number: maybe(word),
  primary_count_purpose_code: maybe(fc.constantFrom('P', 'R')),
  other_notes: maybe(fc.array(word, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))),
  facility_type_code: maybe(fc.constantFrom('1', '11')),
  station_location: maybe(word),
  mounting: maybe(word),
  mounting_object: maybe(word),
  func_class_code: maybe(fc.constantFrom('9R', '8U')),
  direction_of_route_code: maybe(fc.constantFrom('0', '9')),
  movement_direction_code: maybe(fc.constantFrom('1', '6')),
  count_location_to_roadway_code: maybe(fc.constantFrom('1', '4')),
  intersection_code: maybe(fc.constantFrom('0', '9')),
  street_width_code: maybe(fc.constantFrom('0', '6')),
  street_traffic_volume_adt: maybe(fc.integer({ min: 0, max: 1_000_000 })),
  posted_speed_limit_code: maybe(fc.constantFrom('00', '85')),
  nhs_code: maybe(fc.constantFrom('Y', 'N')),
  posted_route_sign_code: fc.constant('3'),
  posted_signed_route_number: maybe(fc.stringMatching(/^[A-Z0-9]{1,8}$/)),
  nonmotorized_facility_width_code: maybe(fc.constantFrom('0', '7')),
  nonmotorized_facility_buffer_width_code: maybe(fc.constantFrom('0', '5')),
  surface_type_code: maybe(fc.constantFrom('1', '9')),
  surface_condition_code: maybe(fc.constantFrom('1', '9')),
  parking_code: maybe(fc.constantFrom('0', '9')),
  ada_ramp_code: maybe(fc.constantFrom('0', '9')),
  street_lighting_code: maybe(fc.constantFrom('0', '9')),
  transit_code: maybe(fc.constantFrom('0', '9')),
  shade_code: maybe(fc.constantFrom('0', '9')),
  surrounding_land_use_code: maybe(fc.constantFrom('1', '12')),
  provider: fc.constant(null),
  requester: fc.constant(null),
});

test('whatever is kept as a draft of the v1 form is read as it was sent', async () => {
  await fc.assert(
    fc.asyncProperty(v1Draft, async (station) => {
      const { reply } = await request('POST /draft-stations', { body: { station } }, 'user');
      expect(reply.station).toMatchObject(station);
      const params = { draftId: String(reply.station.draft_id) };
      expect((await request('GET /draft-stations/:draftId', { params }, 'user')).reply).toEqual(
        reply.station,
      );
    }),
    { numRuns: 30 },
  );
});

const flow: fc.Arbitrary<FlowRequest> = fc.record({
  name: fc.oneof(word, fc.constant('')),
  vendor_code: maybe(fc.constantFrom('0', '1', '4')),
  count_method_code: maybe(fc.constantFrom('1', '2', '3')),
  facility_type_code: maybe(fc.constantFrom('1', '11')),
  street_side_code: maybe(fc.constantFrom('0', '9')),
  count_type_code: maybe(fc.constantFrom('1', '9')),
  travel_direction_code: fc.constant(null),
  sensor_type_code: maybe(fc.constantFrom('1', 'LI')),
  movement_direction_code: maybe(fc.constantFrom('1', '6')),
  count_location_to_roadway_code: fc.constant('1'),
  direction_of_route_code: maybe(fc.constantFrom('0', '9')),
  surface_condition_code: maybe(fc.constantFrom('1', '9')),
  nonmotorized_facility_width_code: maybe(fc.constantFrom('0', '7')),
  nonmotorized_facility_buffer_width_code: maybe(fc.constantFrom('0', '5')),
  mounting_object: maybe(word),
  other_notes: maybe(word),
  count_interval: maybe(fc.integer({ min: 0, max: 1440 })),
  serial_number: maybe(word),
  eco_id: maybe(word),
  eco_name: maybe(word),
  station_id_agency: maybe(word),
});

test('whatever is kept as a flow of a draft is read as it was sent', async () => {
  await fc.assert(
    fc.asyncProperty(flow, async (answers) => {
      const { reply } = await request(
        'POST /next-draft-flows',
        { body: { ...answers, next_draft_station_id: draft } },
        'admin',
      );
      expect(reply).toMatchObject(answers);
      const read = await request('GET /next-draft-stations/:id', { params: { id: String(draft) } }, 'admin');
      expect(read.reply.flows.at(-1)).toEqual(reply);
      // a channel of the counter vendor feeds one flow
      await request('DELETE /next-draft-flows/:id', { params: { id: String(reply.id) } }, 'admin');
    }),
    { numRuns: 30 },
  );
});
