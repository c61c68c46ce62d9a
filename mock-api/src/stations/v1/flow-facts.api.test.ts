import { request, testApi } from 'mock-api/testing';
import { CHANNEL_FACTS } from 'shared-domain';
import type { V1Station, V1StationRequest, Versioned } from 'shared-domain';
import { completeV1Station as complete } from '../../testing/walk/walk.station-bodies.ts';

type Station = Versioned<V1StationRequest>;
type Row = Station['channels'][0];

const [north, south] = complete.channels as [Row, Row];
/** Two directions of one type, which the facts of each tell apart. */
const twoWays: V1StationRequest = {
  ...complete,
  direction_of_route_code: '1',
  func_class_code: '3U',
  channels: [
    { ...north, movement_direction_code: '1', count_location_to_roadway_code: '1', serial_number: 'N-1' },
    { ...south, movement_direction_code: '2', count_location_to_roadway_code: '2', serial_number: 'S-1' },
  ],
};
const publish = async (station = twoWays) => {
  const { status, reply } = await request('POST /stations', { body: { station } }, 'user');
  expect(status).toBe(200);
  return reply.station;
};
const addDraft = async (station = twoWays) =>
  (await request('POST /draft-stations', { body: { station } }, 'user')).reply.station;
const read = async ({ station_id_tmg, draft_id }: V1Station): Promise<V1Station> =>
  station_id_tmg === null
    ? (await request('GET /draft-stations/:draftId', { params: { draftId: String(draft_id) } }, 'user')).reply
    : (await request('GET /stations/:stationId', { params: { stationId: station_id_tmg } }, 'user')).reply
        .record;
const save = (of: V1Station, station: Station) =>
  of.draft
    ? request(
        'PUT /draft-stations/channels/update',
        { body: { station: { ...station, draft_id: of.draft_id ?? 0 } } },
        'user',
      )
    : request(
        'PUT /stations/channels/update',
        { body: { station: { ...station, station_id_tmg: of.station_id_tmg ?? '' } } },
        'user',
      );
/** Everything that is stored of stations, flows and what was done. */
const stored = () =>
  testApi().query(
    `select (select json_agg(s order by id) from stations s) as stations,
       (select json_agg(f order by id) from flows f) as flows, (select count(*) from audit_log) as entries`,
  );
const facts = (station: V1Station, fact: (typeof CHANNEL_FACTS)[number]) =>
  station.channels.map((channel) => channel[fact]);

test('each channel has the facts that it says, and what the station says otherwise', async () => {
  const station = await publish();
  expect(facts(station, 'serial_number')).toEqual(['N-1', 'S-1']);
  expect(facts(station, 'movement_direction_code')).toEqual(['1', '2']);
  expect(facts(station, 'facility_type_code')).toEqual(['8', '8']);
});

describe.each([
  ['a published station', publish],
  ['a draft', addDraft],
])('%s', (_kind, make) => {
  test('that is sent back as it was read stays as it is, to the last column', async () => {
    const station = await make();
    const before = await stored();
    const { status, reply } = await save(station, await read(station));
    expect(status).toBe(200);
    expect(reply.station).toEqual(station);
    expect(await stored()).toEqual(before);
  });

  test('that is sent back without the facts of its channels stays as it is', async () => {
    const station = await make();
    const before = await stored();
    const channels = station.channels.map((channel) => ({
      ...channel,
      ...Object.fromEntries(CHANNEL_FACTS.map((fact) => [fact, undefined])),
    }));
    expect((await save(station, { ...station, channels })).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['one channel, changed there alone', {}, ['N-2', undefined], ['N-2', 'S-1']],
    ['the station, changed in all', { serial_number: 'ALL' }, [undefined, undefined], ['ALL', 'ALL']],
    ['the station, beside what was read', { serial_number: 'ALL' }, ['N-1', 'S-1'], ['ALL', 'ALL']],
    ['all channels, made the same', {}, ['N-1', 'N-1'], ['N-1', 'N-1']],
  ])('takes a fact of %s', async (_case, change, own, expected) => {
    const station = await make();
    const channels = station.channels.map((channel, at) => ({ ...channel, serial_number: own[at] }));
    const { status, reply } = await save(station, { ...station, ...change, channels });
    expect(status).toBe(200);
    expect(facts(reply.station, 'serial_number')).toEqual(expected);
    expect(facts(reply.station, 'movement_direction_code')).toEqual(['1', '2']);
    const [entry] = await testApi().query<{ detail: { fields: string[] } }>(
      'select detail from audit_log order by id desc limit 1',
    );
    expect(entry?.detail.fields).toEqual(expect.arrayContaining(['channels', 'serial_number']));
  });
});

test('publishing an untouched draft changes no fact of its channels', async () => {
  const draft = await addDraft();
  const body = { station: { ...draft, draft_id: draft.draft_id ?? 0 } };
  const { status, reply } = await request('POST /draft-stations/publish', { body }, 'user');
  expect(status).toBe(200);
  const own = ({ channels }: V1Station) =>
    channels.map((channel) => CHANNEL_FACTS.map((fact) => channel[fact]));
  expect(own(reply.station)).toEqual(own(draft));
});

test('a draft of the next form that is saved untouched stays as it is', async () => {
  const [draft] = await testApi().query<{ id: number }>(
    'select id from stations where draft and agency_id = 3 and county_code is null order by id limit 1',
  );
  const { reply } = await request(
    'GET /draft-stations/:draftId',
    { params: { draftId: String(draft?.id) } },
    'user',
  );
  const before = await stored();
  expect((await save(reply, reply)).status).toBe(200);
  expect(await stored()).toEqual(before);
});

test.each([
  ['serial_number', null, 422, 'Channel 2: Serial Number: this field is required.'],
  ['movement_direction_code', 'zz', 422, 'Channel 2: Movement Direction: there is no such option.'],
])(
  'a channel whose %s is %s is refused by its own name, and nothing is written',
  async (fact, value, status, sentence) => {
    const before = await stored();
    const channels = [north, { ...south, [fact]: value }].map((row, at) =>
      at === 0 ? { ...row, [fact]: '1' } : row,
    );
    const refused = await request('POST /stations', { body: { station: { ...complete, channels } } }, 'user');
    expect(refused.status).toBe(status);
    expect(refused.problem.errors).toEqual({ [`channels.1.${fact}`]: [sentence] });
    expect(await stored()).toEqual(before);
  },
);

test('the count method of a published channel without counts can be corrected for that channel alone', async () => {
  const station = await publish();
  const channels = station.channels.map((channel, at) =>
    at ? channel : { ...channel, count_method_code: '2' },
  );
  const { reply } = await save(station, { ...station, channels });
  expect(facts(reply.station, 'count_method_code')).toEqual(['2', '3']);
});

test.each([
  ['have the same facts', { ...twoWays, channels: complete.channels }, true],
  ['have their own', twoWays, false],
])('two directions of one type that %s are mixed up in TMAS: %s', async (_case, station, expected) => {
  const { station_id_tmg } = await publish(station);
  const body = { stations: [station_id_tmg ?? ''], fromDate: '02/10/2026', toDate: '02/12/2026' };
  const { status, reply } = await request('POST /export/check-tmas', { body }, 'super');
  expect(status).toBe(200);
  const names = (finding: object) =>
    /Bicycle NB.*Bicycle SB|Bicycle SB.*Bicycle NB/.test(JSON.stringify(finding));
  expect(reply.findings.some(names)).toBe(expected);
});
