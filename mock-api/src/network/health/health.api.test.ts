import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { evaluateHours } from './evaluate-hours.ts';

const STATION = 'AU0001';
const params = { stationId: STATION };

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const evaluate = (at: string) => evaluateHours({ db: testApi().db, now: () => new Date(at) });

/** Has all permanent counters silent since their counts ended with March 1. */
async function silenced() {
  await evaluate('2026-03-02T12:00:00Z');
  await evaluate('2026-03-05T18:00:00Z');
}

const network = async (as: Persona = 'user') => (await request('GET /network/health', {}, as)).reply;
const home = async (as: Persona = 'user') =>
  (await request('GET /stations/:stationId/health', { params }, as)).reply;
const stateOf = async (station: string, as: Persona = 'user') =>
  (await network(as)).stations.find(({ station_id_tmg }) => station_id_tmg === station)?.state;

test('the network says what state each counter of the agency is in, and when it was looked at', async () => {
  expect((await network()).evaluated_at).toBeNull();
  await silenced();
  const { evaluated_at, stations } = await network();
  expect(evaluated_at).toBe('2026-03-05T18:00:00Z');
  expect(new Set(stations.map(({ agency }) => agency))).toEqual(new Set(['City of Austin']));
  expect(await stateOf(STATION)).toBe('silent');
  expect((await network('super')).stations.length).toBeGreaterThan(stations.length);
  expect(await stateOf(STATION, 'houston')).toBeUndefined();
});

test('the network says when a counter began to deliver otherwise than before', async () => {
  await silenced();
  expect((await home()).health).toMatchObject({ usual_hours: null, changed_at: null });
  const rhythm = { usual: 27 * 60, changedAt: Date.UTC(2026, 1, 20, 18) / 60_000 };
  await testApi().query(
    `update station_watches set state = jsonb_set(state, '{station,rhythm}', state #> '{station,rhythm}' || $1::text::jsonb)
     where state ->> 'is' = 'counter'`,
    [JSON.stringify(rhythm)],
  );
  expect((await home()).health).toMatchObject({ usual_hours: 27, changed_at: '2026-02-20T18:00:00.000Z' });
});

test('a station’s own page has its outages, and another agency’s has none', async () => {
  await silenced();
  const { health, outages } = await home();
  expect(health).toMatchObject({ state: 'silent', since: '2026-03-02T06:00:00.000Z' });
  expect(outages).toMatchObject([
    { kind: 'silent', flow: null, investigation: 'open', lost_hours: 0, version: 1 },
  ]);
  expect((await request('GET /stations/:stationId/health', { params }, 'houston')).status).toBe(404);
});

test('what somebody says of an outage stays, and the watch leaves it alone', async () => {
  await silenced();
  const [outage] = (await home()).outages;
  const say = (body: object, version = 1) =>
    request(
      'PUT /stations/:stationId/outages/:outageId',
      {
        params: { ...params, outageId: String(outage?.id) },
        body: { level: null, investigation: 'looked at', note: null, mine: true, version, ...body },
      },
      'user',
    );
  const refused = await say({ investigation: 'closed' });
  expect([refused.status, refused.problem.message]).toEqual([
    422,
    'Please say why: an outage that is closed or classified needs a note.',
  ]);
  const said = await say({ level: 'do not use', note: 'The battery is flat' });
  expect(said.reply).toMatchObject({
    level: 'do not use',
    note: 'The battery is flat',
    assignee: 'Uma Castillo',
    version: 2,
  });
  expect((await say({}, 1)).status).toBe(409);
  await evaluate('2026-03-10T18:00:00Z');
  expect((await home()).outages).toMatchObject([
    { level: 'do not use', investigation: 'looked at', version: 2 },
  ]);
});

test('a station that is closed by plan is not silent, and is expected again at the end', async () => {
  const closed = await request(
    'POST /stations/:stationId/closures',
    { params, body: { first_day: '2026-03-01', last_day: '2026-03-08', reason: 'Works on the bridge' } },
    'user',
  );
  expect(closed.reply).toMatchObject({ reason: 'Works on the bridge', by: 'Uma Castillo' });
  await silenced();
  expect((await home()).outages).toEqual([]);
  expect(await stateOf(STATION)).toBe('closed');
  // the closure ends with March 8: 84 hours later
  await evaluate('2026-03-12T16:00:00Z');
  expect((await home()).outages).toEqual([]);
  await evaluate('2026-03-12T17:00:00Z');
  expect((await home()).outages).toMatchObject([{ start_at: '2026-03-09T05:00:00Z' }]);
});

test('a closure that ends before it begins, or centuries later, is refused, and one that is sent twice is there once', async () => {
  const close = (body: object) =>
    request(
      'POST /stations/:stationId/closures',
      { params, body: { first_day: '2026-04-02', last_day: '2026-04-01', reason: 'Works', ...body } },
      'user',
    );
  expect((await close({})).problem.message).toBe('The last day of a closure cannot be before its first.');
  expect((await close({ first_day: '1900-01-01', last_day: '2200-01-01' })).problem).toMatchObject({
    message: 'A closure can last for ten years at most. Please check the years.',
    errors: { last_day: [expect.stringContaining('ten years')] },
  });
  const twice = { last_day: '2026-04-03', request_key: '7c1e5a8e-3f0f-4e9b-9d57-0d9c2f4a4f10' };
  const [one, other] = [await close(twice), await close(twice)];
  expect(one.reply.id).toBe(other.reply.id);
  expect((await home()).closures).toHaveLength(1);
  const { status } = await request(
    'DELETE /stations/:stationId/closures/:closureId',
    { params: { ...params, closureId: String(one.reply.id) } },
    'user',
  );
  expect([status, (await home()).closures]).toEqual([200, []]);
});

test('uptime tells of each month what should be there, what is, and what of it is used', async () => {
  await testApi().query(`update stations set created_at = '2026-01-01T06:00:00Z' where station_id_tmg = $1`, [
    STATION,
  ]);
  const { uptime } = await home();
  const february = uptime.find(({ month }) => month === '2026-02');
  const [{ flows }] = (await testApi().query<{ flows: number }>(
    `select count(*)::int as flows from flows f join stations s on s.id = f.station_id where station_id_tmg = $1`,
    [STATION],
  )) as [{ flows: number }];
  expect(february?.expected).toBe(28 * 24 * flows);
  expect(february?.usable).toBeLessThanOrEqual(february?.present ?? 0);
  expect(february?.grade).not.toBeNull();
});

test.each([
  ['long after it was over', '2026-02-20T12:00:00Z', null, '2026-02-20T12:00:00Z'],
  ['within the usual time', '2026-02-10T12:00:00Z', null, null],
  ['and were taken back long after', '2026-02-10T12:00:00Z', '2026-02-25T12:00:00Z', '2026-02-25T12:00:00Z'],
])('a month for which counts came %s is marked so', async (_, arrived, voided, changed) => {
  await testApi().query(`update stations set created_at = '2025-06-01T06:00:00Z' where station_id_tmg = $1`, [
    STATION,
  ]);
  await testApi().query(
    `insert into arrivals (station_id, flow_id, arrived_at, voided_at, from_ts, through_ts, filled)
     select f.station_id, f.id, $2, $3, '2026-01-10', '2026-01-12', true
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $1`,
    [STATION, arrived, voided],
  );
  const { uptime } = await home();
  const at = (of: string) => uptime.find(({ month }) => month === of)?.changed_at;
  expect([at('2026-01'), at('2025-12')]).toEqual([changed, null]);
});

test('the network tells the uptime of the last full month, as each station’s own page does', async () => {
  await testApi().query(`update stations set created_at = '2026-01-01T06:00:00Z'`);
  const { month, stations } = (await request('GET /network/uptime', {}, 'user')).reply;
  const { uptime } = await home();
  const told = stations.find(({ station_id_tmg }) => station_id_tmg === STATION)?.uptime;
  expect(uptime.find((one) => one.month === month)).toEqual({ ...told, changed_at: null });
  expect(stations.map(({ station_id_tmg }) => station_id_tmg)).not.toContain('HO0001');
});

test('the network tells who deals with an outage that lasts', async () => {
  await silenced();
  const [outage] = (await home()).outages;
  const assignee = async () =>
    (await network()).stations.find(({ station_id_tmg }) => station_id_tmg === STATION)?.assignee;
  expect(await assignee()).toBeNull();
  await request(
    'PUT /stations/:stationId/outages/:outageId',
    {
      params: { ...params, outageId: String(outage?.id) },
      body: { level: null, investigation: 'looked at', note: null, mine: true, version: 1 },
    },
    'user',
  );
  expect(await assignee()).toBe('Uma Castillo');
  await testApi().query('update outages set recovered_at = now()');
  expect(await assignee()).toBeNull();
});
