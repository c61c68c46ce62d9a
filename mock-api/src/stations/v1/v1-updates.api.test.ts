import { request, testApi } from 'mock-api/testing';
import type { NextStation, V1Station, V1StationRequest, Versioned } from 'shared-domain';
import { completeStation } from '../../testing/walk/walk.bodies.ts';
import { completeFlow, completeV1Station as complete } from '../../testing/walk/walk.station-bodies.ts';

type Station = Versioned<V1StationRequest> & { removed_channels?: number[] };
type Row = Station['channels'][0];

/** What the form sends again of what it read. */
function answersOf({ channels, version, ...station }: V1Station): Station {
  const answers = Object.fromEntries(
    Object.keys(complete).map((field) => [field, station[field as keyof typeof station]]),
  ) as unknown as V1StationRequest;
  return {
    ...answers,
    version,
    channels: channels.map(({ flowid_txdot: _id, has_counts: _has, ...channel }) => channel),
  };
}
const published = async () =>
  (await request('POST /stations', { body: { station: complete } }, 'user')).reply;
const draft = async (station = complete) =>
  (await request('POST /draft-stations', { body: { station } }, 'user')).reply.station;
const save = (station_id_tmg: string, station: Station) =>
  request('PUT /stations/channels/update', { body: { station: { ...station, station_id_tmg } } }, 'user');
const saveDraft = (id: number | null, station: Station) =>
  request(
    'PUT /draft-stations/channels/update',
    { body: { station: { ...station, draft_id: id ?? 0 } } },
    'user',
  );
const record = async (stationId: string) =>
  (await request('GET /stations/:stationId', { params: { stationId } }, 'user')).reply.record;
/** The station with a count of each of its channels. */
const counted = async (stationId: string) => {
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes)
     select s.id, '2026-02-25 08:00', f.id, 3, 60 from flows f join stations s on s.id = f.station_id
     where s.station_id_tmg = $1`,
    [stationId],
  );
  return record(stationId);
};
const newer = async (stationId: string) =>
  (await request('GET /next-stations/:id', { params: { id: stationId } }, 'admin')).reply;
const newRow: Row = { ...(complete.channels[0] as Row), name: 'On foot', eco_id: '7', count_type_code: '1' };

describe('an update of a published station', () => {
  test('writes what was changed and raises the version', async () => {
    const { station_id_tmg, station } = await published();
    const change = { shade_code: '4', parking_code: null, city_area: 'Judges Hill', other_notes: 'Moved.' };
    const { status, reply } = await save(station_id_tmg, { ...answersOf(station), ...change });
    expect(status).toBe(200);
    expect(reply.station).toEqual({ ...station, ...change, version: station.version + 1 });
    const [audit] = await testApi().query<{ action: string; detail: { fields: string[] } }>(
      'select action, detail from audit_log order by id desc limit 1',
    );
    expect(audit?.action).toBe('station.update');
    expect(new Set(audit?.detail.fields)).toEqual(
      new Set(['shade_code', 'parking_code', 'neighborhood', 'other_notes']),
    );
  });

  test('adds channels and leaves those alone that it does not send', async () => {
    const { station_id_tmg, station } = await published();
    const { status, reply } = await save(station_id_tmg, { ...answersOf(station), channels: [newRow] });
    expect(status).toBe(200);
    expect(reply.station.channels.slice(0, 2)).toEqual(station.channels);
    expect(reply.station.channels[2]).toMatchObject({ name: 'On foot', version: 1 });
  });

  test.each<[string, Partial<Station>]>([
    ['count method', { count_method_code: '2' }],
    ['count type of a channel', { channels: [{ count_type_code: '1' } as Row] }],
    ['direction of a channel', { channels: [{ travel_direction_code: '3' } as Row] }],
    ['street side of a channel', { channels: [{ street_side_code: '1' } as Row] }],
  ])('takes another %s unless there are counts, which are known by it', async (_what, change) => {
    const bare = await published();
    const rows = answersOf(bare.station).channels.map((row, at) => ({ ...row, ...change.channels?.[at] }));
    const corrected = { ...answersOf(bare.station), ...change, channels: rows };
    expect((await save(bare.station_id_tmg, corrected)).status).toBe(200);
    const { station_id_tmg } = await published();
    const station = await counted(station_id_tmg);
    const answers = answersOf(station);
    const channels = answers.channels.map((row, at) => ({ ...row, ...change.channels?.[at] }));
    const { status } = await save(station_id_tmg, { ...answers, ...change, channels });
    expect(status).toBe(409);
    expect(await record(station_id_tmg)).toEqual(station);
  });

  test('lets channels without counts change places, and go', async () => {
    const { station_id_tmg, station } = await published();
    const { channels, ...answers } = answersOf(station);
    const [north, south] = channels as [Row, Row];
    const swapped = [
      { ...north, travel_direction_code: south.travel_direction_code },
      { ...south, travel_direction_code: north.travel_direction_code },
    ];
    const { status, reply } = await save(station_id_tmg, { ...answers, channels: swapped });
    expect(status).toBe(200);
    expect(reply.station.channels.map((row) => row.travel_direction_code)).toEqual(['5', '1']);
    const { channels: rows, ...rest } = answersOf(reply.station);
    const gone = { removed_channels: [south.id ?? 0] };
    const removed = await save(station_id_tmg, { ...rest, ...gone, channels: rows.slice(0, 1) });
    expect(removed.reply.station.channels.map(({ name }) => name)).toEqual([north.name]);
  });

  test('lets the last channel without counts go, and takes another', async () => {
    const { station_id_tmg, station } = await published();
    const { channels, ...answers } = answersOf(station);
    const removed_channels = channels.map(({ id }) => id ?? 0);
    const empty = await save(station_id_tmg, { ...answers, removed_channels, channels: [] });
    expect([empty.status, empty.problem.message]).toEqual([200, undefined]);
    expect(empty.reply.station.channels).toEqual([]);
    const { channels: none, ...rest } = answersOf(empty.reply.station);
    expect(none).toEqual([]);
    const fresh = { ...(complete.channels[0] as Row), id: null, version: undefined };
    const facts = { serial_number: complete.serial_number, count_interval: complete.count_interval };
    const again = { ...complete, ...rest, ...facts, channels: [fresh] };
    const { status, reply, problem } = await save(station_id_tmg, again);
    expect([status, problem.message]).toEqual([200, undefined]);
    expect(reply.station.channels.map(({ name }) => name)).toEqual([fresh.name]);
  });

  test('does not let a channel with counts go', async () => {
    const { station_id_tmg } = await published();
    const station = await counted(station_id_tmg);
    const { channels, ...answers } = answersOf(station);
    const removed_channels = [channels[1]?.id ?? 0];
    const { status, problem } = await save(station_id_tmg, {
      ...answers,
      removed_channels,
      channels: channels.slice(0, 1),
    });
    expect(status).toBe(409);
    expect(problem.message).toBe('Flow “Bicycle SB”: This flow has counts and cannot be deleted.');
    expect(await record(station_id_tmg)).toEqual(station);
  });

  test('does not take a channel that counts what another does', async () => {
    const { station_id_tmg, station } = await published();
    const twin = { ...(complete.channels[1] as Row), street_side_code: '9' };
    const { status, problem } = await save(station_id_tmg, { ...answersOf(station), channels: [twin] });
    expect(status).toBe(409);
    expect(Object.keys(problem.errors ?? {})).toEqual(['channels.0.travel_direction_code']);
  });

  test('brings an answer that is asked once to every flow, and only the changed one', async () => {
    const { station_id_tmg } = await published();
    const [first] = (await newer(station_id_tmg)).flows as [NextStation['flows'][0]];
    const { id, flowid_txdot: _f, has_counts: _h, created_at: _c, ...flow } = first;
    const own = { ...flow, mounting_object: 'Fence', count_interval: 60 };
    await request('PUT /next-flows/:id', { params: { id: String(id) }, body: own }, 'admin');
    const before = await record(station_id_tmg);
    const { reply } = await save(station_id_tmg, { ...answersOf(before), serial_number: 'NEW-1' });
    expect(reply.station.serial_number).toBe('NEW-1');
    expect((await newer(station_id_tmg)).flows).toMatchObject([
      { serial_number: 'NEW-1', mounting_object: 'Fence', count_interval: 60 },
      { serial_number: 'NEW-1', mounting_object: 'Post', count_interval: 15 },
    ]);
  });
});

describe('a save of a draft', () => {
  test('makes its channels those that were sent', async () => {
    const before = await draft();
    const [first] = answersOf(before).channels as [Row];
    const channels = [newRow, { ...first, travel_direction_code: '5', name: 'Turned' }];
    const { status, reply } = await saveDraft(before.draft_id, { ...answersOf(before), channels });
    expect(status).toBe(200);
    expect(reply.station.channels).toMatchObject([
      { id: first.id, name: 'Turned', travel_direction_code: '5', version: 2 },
      { name: 'On foot' },
    ]);
    expect(reply.station.channels).toHaveLength(2);
  });

  test('may exchange the directions of two channels', async () => {
    const before = await draft();
    const channels = answersOf(before).channels.map((row) => ({
      ...row,
      street_side_code: '9',
      travel_direction_code: row.travel_direction_code === '1' ? '5' : '1',
    }));
    const { status, reply } = await saveDraft(before.draft_id, { ...answersOf(before), channels });
    expect(status).toBe(200);
    expect(reply.station.channels.map(({ travel_direction_code }) => travel_direction_code)).toEqual([
      '5',
      '1',
    ]);
  });
});

describe('two editors', () => {
  test('the station that someone else has saved meanwhile is answered, and nothing is written', async () => {
    const { station_id_tmg, station } = await published();
    await save(station_id_tmg, { ...answersOf(station), shade_code: '1' });
    const stale = await save(station_id_tmg, { ...answersOf(station), shade_code: '2' });
    expect(stale.status).toBe(409);
    expect(stale.problem.message).toBe('Someone else has saved this station since you opened it.');
    const current = await record(station_id_tmg);
    expect(stale.problem.current).toEqual(current);
    expect(current.shade_code).toBe('1');
  });

  test('a flow that the next form has saved meanwhile is not written over', async () => {
    const { station_id_tmg, station } = await published();
    const [first] = (await newer(station_id_tmg)).flows as [NextStation['flows'][0]];
    const { id, flowid_txdot: _f, has_counts: _h, created_at: _c, ...flow } = first;
    await request(
      'PUT /next-flows/:id',
      { params: { id: String(id) }, body: { ...flow, name: 'Theirs' } },
      'admin',
    );
    const stale = await save(station_id_tmg, answersOf(station));
    expect(stale.status).toBe(409);
    expect((stale.problem.current as V1Station).channels[0]?.name).toBe('Theirs');
  });

  test('a flow that the next form has added to a draft meanwhile is not removed', async () => {
    const before = await draft();
    const body = { ...completeFlow, next_draft_station_id: before.draft_id ?? 0 };
    const added = await request('POST /next-draft-flows', { body }, 'admin');
    expect(added.status).toBe(200);
    const stale = await saveDraft(before.draft_id, answersOf(before));
    expect(stale.status).toBe(409);
    const { channels } = stale.problem.current as V1Station;
    expect(channels.map(({ id }) => id)).toContain(added.reply.id);
    expect((await saveDraft(before.draft_id, answersOf(stale.problem.current as V1Station))).status).toBe(
      200,
    );
  });

  test('a channel that has been removed meanwhile is not added again', async () => {
    const before = await draft();
    const { version: _read, ...answers } = answersOf(before);
    await saveDraft(before.draft_id, { ...answers, channels: [] });
    const stale = await saveDraft(before.draft_id, answers);
    expect(stale.status).toBe(409);
    expect((stale.problem.current as V1Station).channels).toEqual([]);
  });
});

test('a draft of the next form opens in the older one, is published there and keeps what only the newer asks', async () => {
  const more = {
    first_imported: '2026-02-24',
    surrounding_land_use_codes: ['8', '5'],
    neighborhood: 'Downtown',
  };
  const body = { ...completeStation, ...more };
  const { draft_id } = (await request('POST /next-draft-stations', { body }, 'admin')).reply.data;
  const flow = { ...completeFlow, next_draft_station_id: draft_id ?? 0 };
  await request('POST /next-draft-flows', { body: flow }, 'admin');
  const params = { draftId: String(draft_id) };
  const opened = (await request('GET /draft-stations/:draftId', { params }, 'user')).reply;
  expect(opened).toMatchObject({
    station_name: completeStation.station_name,
    latitude: completeStation.latitude_avg,
    city_area: 'Downtown',
    surrounding_land_use_code: '8',
    serial_number: completeFlow.serial_number,
    channels: [{ name: completeFlow.name, eco_id: completeFlow.eco_id }],
  });
  const station = { ...answersOf(opened), draft_id: draft_id ?? 0, surrounding_land_use_code: '4' };
  const { status, reply } = await request('POST /draft-stations/publish', { body: { station } }, 'user');
  expect(status).toBe(200);
  expect(await newer(reply.station_id_tmg)).toMatchObject({
    ...body,
    surrounding_land_use_codes: ['4', '5'],
    flows: [{ eco_name: completeFlow.eco_name, other_notes: completeFlow.other_notes }],
  });
});
