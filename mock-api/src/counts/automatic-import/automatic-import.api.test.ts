import type { AutomaticImport } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { startDueRuns } from './start-runs.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const AUSTIN = { params: { agencyId: '3' } };
const STATION = 'AU0001';

const read = async (as: Persona = 'admin') =>
  (await request('GET /automatic-import/:agencyId', AUSTIN, as)).reply;
const choose = (rhythm: AutomaticImport['rhythm'], version = 0, as: Persona = 'admin') =>
  request('PUT /automatic-import/:agencyId', { ...AUSTIN, body: { rhythm, version } }, as);
const startNow = (as: Persona = 'admin') => request('POST /automatic-import/:agencyId/run', AUSTIN, as);
/** What the server does every minute, at a moment. */
const tick = (at: string) =>
  startDueRuns({ db: testApi().db, queue: testApi().queue, now: () => new Date(at) });
const work = () => testApi().runJobs();
const newest = async () => (await read()).runs[0];

const stored = () =>
  testApi().query('select station_id, ts, flow_id, count from counts order by station_id, ts, flow_id');
const forget = (where: string, station = STATION) =>
  testApi().query(
    `delete from counts where station_id = (select id from stations where station_id_tmg = $1) and ${where}`,
    [station],
  );
/** The requests for counts so far. */
const asked = () => testApi().vendor.paths.filter((path) => path.includes('/data/site/'));

test('its runs are read from any one of them backwards, and are the agency’s own', async () => {
  const made = await testApi().query<{ id: number }>(
    `insert into import_runs (agency_id, status, scheduled, user_id, requested_by, day, look_days, created_at, finished_at)
     select case when n % 2 = 0 then 3 else 4 end, 'done', true, 0, '', '2026-02-01', 7, now(), now()
     from generate_series(1, 50) n returning id`,
  );
  const own = made.map(({ id }) => id).filter((_id, at) => at % 2 === 1);
  const runs = async (query: { before?: number }, as: Persona = 'user') => {
    const { status, reply } = await request('GET /automatic-import/:agencyId/runs', { ...AUSTIN, query }, as);
    return status === 200 ? reply.data.map(({ id }) => id) : status;
  };
  const newestFirst = own.toReversed();
  expect(await runs({})).toEqual(newestFirst.slice(0, 20));
  expect(await runs({ before: newestFirst[19] })).toEqual(newestFirst.slice(20));
  expect(await runs({ before: newestFirst[24] })).toEqual([]);
  expect((await read()).runs.map(({ id }) => id)).toEqual(newestFirst.slice(0, 20));
  expect(await runs({}, 'houston')).toBe(404);
});

describe('the schedule', () => {
  test('is off at first, and says what each would take of the requests of a day', async () => {
    const { rhythm, version, next_at, runs, choices, channels, stations, requests, simulated } =
      await read('user');
    expect({ rhythm, version, next_at, runs, simulated }).toEqual({
      rhythm: 'off',
      version: 0,
      next_at: null,
      runs: [],
      simulated: true,
    });
    expect(stations).toBeGreaterThan(0);
    expect(channels).toBeGreaterThan(stations);
    expect(choices).toEqual([
      { rhythm: 'off', requests: 0, fits: true },
      { rhythm: 'nightly', requests: channels + 1, fits: true },
      { rhythm: 'every 6 hours', requests: 4 * (channels + 1), fits: true },
      { rhythm: 'every 3 hours', requests: 8 * (channels + 1), fits: true },
    ]);
    expect(requests).toEqual({ a_day: 5000, spent_today: 0 });
  });

  test('is chosen by an admin, with its next run in the night, and noted', async () => {
    const { status, reply } = await choose('nightly');
    expect([status, reply.rhythm, reply.version]).toEqual([200, 'nightly', 1]);
    // between half past three and a quarter past four
    expect(reply.next_at).toMatch(/^2026-03-03T(09:[345]|10:0|10:1[0-4])/);
    const { reply: told } = await request(
      'GET /audit',
      { query: { action: 'automatic-import.choose' } },
      'admin',
    );
    expect(told.data[0]?.text).toBe('Chose the schedule of the automatic import: every night.');
  });

  test.each([
    ['user', 403],
    ['houston', 404],
  ] as const)('is not chosen by %s', async (as, status) => {
    // an admin of another agency
    await testApi().query(`update users set admin = true where email = 'houston@example.org'`);
    forgetSignIns();
    expect((await choose('nightly', 0, as)).status).toBe(status);
    expect((await read()).rhythm).toBe('off');
  });

  test('of a stale version is refused with what it is now', async () => {
    await choose('nightly');
    const { status, problem } = await choose('off', 0);
    expect([status, problem.current]).toMatchObject([409, { rhythm: 'nightly', version: 1 }]);
  });

  test('that would take more than four fifths of the requests, with those of others, is refused', async () => {
    const { channels } = await read();
    // as if Houston had so many channels that little is left
    await testApi().query(
      `insert into import_schedules (agency_id, rhythm) select id, 'nightly' from agencies where name = 'City of Houston'`,
    );
    await testApi().query(
      `insert into flows (station_id, name, vendor_code, eco_id, count_type_code, count_method_code, travel_direction_code, street_side_code)
       select s.id, 'F ' || n, '1', (900000 + n)::text, f.count_type_code, f.count_method_code, 'x' || n, f.street_side_code
       from (select s.id from stations s join agencies a on a.id = s.agency_id where a.name = 'City of Houston' and not s.draft
         and exists (select from flows f where f.station_id = s.id and f.vendor_code = '1') order by s.id limit 1) s
       cross join lateral (select * from flows where station_id = s.id limit 1) f, generate_series(1, 3990) n`,
    );
    const { status, problem } = await choose('every 3 hours');
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['rhythm']]);
    expect(problem.message).toMatch(/would take about [\d,]+ of the 5,000 requests a day/);
    expect((await read()).rhythm).toBe('off');
    expect((await read()).choices.at(-1)).toEqual({
      rhythm: 'every 3 hours',
      requests: 8 * (channels + 1),
      fits: false,
    });
  });
});

describe('a run', () => {
  test('brings what is missing of every station, and is told by one entry', async () => {
    const before = await stored();
    await forget(`ts >= '2026-02-20'`);
    await choose('nightly');
    expect(await tick('2026-03-03T08:00:00Z')).toBe(0);
    expect(await tick('2026-03-03T10:15:00Z')).toBe(1);
    await work();
    const run = await newest();
    expect(run).toMatchObject({ status: 'done', scheduled: true, failed: 0, message: null, progress: 1 });
    expect(run?.stations).toBe((await read()).stations);
    const line = run?.lines.find((one) => one.station_id_tmg === STATION);
    expect(line).toMatchObject({ status: 'done', message: null });
    const until = (rows: Record<string, unknown>[]) => rows.filter(({ ts }) => String(ts) < '2026-03-02');
    expect(until(await stored())).toEqual(until(before));
    expect(await testApi().query('select 1 from import_run_pieces')).toEqual([]);
    expect(await testApi().query('select 1 from stations where importing')).toEqual([]);
    // nobody has asked for it
    expect((await request('GET /notifications', {}, 'admin')).reply.data).toEqual([]);
  });

  test('of the same again leaves no import, but says when was asked last', async () => {
    await startNow();
    await work();
    const imports = async () => (await request('GET /imports', { query: {} }, 'admin')).reply.length;
    const count = await imports();
    await startNow();
    await work();
    expect(await imports()).toBe(count);
    const [first, second] = (await read()).runs;
    expect(first).toMatchObject({ status: 'done', added: 0, replaced: 0, lines: [] });
    expect(first?.unchanged).toBeGreaterThan(0);
    expect(second?.lines.length).toBe(count);
    const polled = await testApi().query('select 1 from station_polls');
    expect(polled).toHaveLength(first?.stations ?? 0);
    const home = await request('GET /stations/:stationId/home', { params: { stationId: STATION } }, 'user');
    expect(home.reply.last_asked).toBe('2026-03-02T12:00:00Z');
  });

  test('that a person asked for tells them once, however many stations it is of', async () => {
    await forget(`ts >= '2026-02-20'`);
    await forget(`ts >= '2026-02-25'`, 'AU0002');
    expect((await startNow()).status).toBe(200);
    expect((await startNow()).status).toBe(409);
    await work();
    const { reply } = await request('GET /notifications', {}, 'admin');
    expect(reply.data.map(({ title, href }) => [title, href])).toEqual([
      ['Automatic import complete', '/automatic-import'],
    ]);
    const imports = (await request('GET /imports', { query: {} }, 'admin')).reply;
    expect(new Set(imports.map(({ run_id }) => run_id))).toEqual(new Set([(await newest())?.id]));
  });

  test('leaves certified counts alone', async () => {
    await testApi().query(
      `update counts set count = count + 1, certification_id = 1 where ts >= '2026-02-25'
         and station_id = (select id from stations where station_id_tmg = $1)`,
      [STATION],
    );
    const before = await stored();
    await startNow();
    await work();
    expect((await newest())?.certified).toBeGreaterThan(0);
    const until = (rows: Record<string, unknown>[]) => rows.filter(({ ts }) => String(ts) < '2026-03-02');
    expect(until(await stored())).toEqual(until(before));
  });

  test('of an agency without Eco IDs is refused', async () => {
    await testApi().query('update flows set eco_id = null');
    await testApi().query('update stations set eco_id = null');
    expect((await startNow()).status).toBe(409);
  });

  test('waits for a station whose counts somebody is at, and does it when they are done', async () => {
    await forget(`ts >= '2026-02-20'`);
    await testApi().query(`update stations set certifying = true where station_id_tmg = $1`, [STATION]);
    await startNow();
    await work();
    expect(await newest()).toMatchObject({ status: 'waiting', resume_at: '2026-03-02T12:02:00Z' });
    await testApi().query('update stations set certifying = false');
    const before = asked().length;
    expect(await tick('2026-03-02T12:02:00Z')).toBe(1);
    await work();
    expect(await newest()).toMatchObject({ status: 'done', failed: 0 });
    // what was had is not asked for again
    expect(asked()).toHaveLength(before);
  });
});

describe('of several processes', () => {
  test('one takes the run that is due', async () => {
    await choose('nightly');
    const started = await Promise.all([
      tick('2026-03-03T10:15:00Z'),
      tick('2026-03-03T10:15:00Z'),
      tick('2026-03-03T10:15:00Z'),
    ]);
    expect(started.toSorted()).toEqual([0, 0, 1]);
    expect((await read()).runs).toHaveLength(1);
  });

  test('none makes up more than one of the runs that were missed', async () => {
    await choose('every 3 hours');
    expect(await tick('2026-03-05T12:00:00Z')).toBe(1);
    expect(await tick('2026-03-05T12:01:00Z')).toBe(0);
    const { next_at } = await read();
    expect(Date.parse(next_at ?? '')).toBeGreaterThan(Date.parse('2026-03-05T12:00:00Z'));
    expect(Date.parse(next_at ?? '')).toBeLessThanOrEqual(Date.parse('2026-03-05T15:00:00Z'));
  });
});

describe('while the platform fails', () => {
  const gone = (kind: 'error' | 'refused' | 'limit', under = '/', more: object = {}) =>
    testApi().vendor.trouble({ kind, requests: 100_000, under, ...more });
  const works = () => testApi().vendor.trouble({ kind: 'error', requests: 1, under: '/nothing' });

  test('a run stands still, and goes on when it answers', async () => {
    await gone('error');
    await startNow();
    await work();
    expect(await newest()).toMatchObject({
      status: 'waiting',
      message: 'Eco-Visio does not answer.',
      resume_at: '2026-03-02T12:05:00Z',
    });
    await works();
    await tick('2026-03-02T12:05:00Z');
    await work();
    expect(await newest()).toMatchObject({ status: 'done' });
    expect((await read()).failing).toBeNull();
  });

  test('for long the run fails, which is known until one succeeds', async () => {
    await gone('error');
    await startNow();
    await work();
    for (const at of ['12:05', '12:30', '13:00', '14:00']) {
      await tick(`2026-03-02T${at}:00Z`);
      await work();
    }
    expect(await newest()).toMatchObject({ status: 'failed', message: 'Eco-Visio does not answer.' });
    expect(await read()).toMatchObject({
      failing: { since: '2026-03-02T12:00:00Z', why: 'Eco-Visio does not answer.' },
    });
    await works();
    await startNow();
    await work();
    expect((await read()).failing).toBeNull();
  });

  test('credentials that are refused three times pause the schedule, and its admins hear of it at once', async () => {
    await choose('nightly');
    await gone('refused', '/token');
    await tick('2026-03-03T10:15:00Z');
    await work();
    for (const at of ['11:00', '12:00']) {
      await tick(`2026-03-03T${at}:00Z`);
      await work();
    }
    const { paused, next_at, version } = await read();
    expect([paused?.why, next_at]).toEqual(['Eco-Visio refused the credentials three times in a row.', null]);
    const { reply } = await request('GET /notifications', {}, 'admin');
    expect(reply.data.map(({ title }) => title)).toEqual(['Automatic import paused']);
    expect((await testApi().outbox()).map(({ recipient }) => recipient)).toEqual(['admin@example.org']);
    expect(await tick('2026-03-09T00:00:00Z')).toBe(0);
    await works();
    const resumed = await request('POST /automatic-import/:agencyId/resume', AUSTIN, 'admin');
    expect(resumed.reply).toMatchObject({ paused: null, version: version + 1 });
    expect(resumed.reply.next_at).not.toBeNull();
    expect((await request('POST /automatic-import/:agencyId/resume', AUSTIN, 'admin')).status).toBe(409);
  });

  test('no more requests before a moment: the run goes on then', async () => {
    await gone('limit', '/api/1.0/data', { retryAfter: 3600, requests: 1 });
    await startNow();
    await work();
    const run = await newest();
    expect(run).toMatchObject({ status: 'waiting' });
    expect(run?.message).toMatch(/^Eco-Visio limits requests; it goes on at /);
    expect(await tick('2026-03-02T12:30:00Z')).toBe(0);
    expect(run?.resume_at).toBe('2026-03-02T13:00:00Z');
  });

  test('one channel that can’t be had is given up after five times, the others are written', async () => {
    await forget(`ts >= '2026-02-20'`);
    const [channel] = await testApi().query<{ eco_id: string }>(
      `select f.eco_id from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $1 order by f.id`,
      [STATION],
    );
    await gone('error', `/api/1.0/data/site/${channel?.eco_id}`);
    await startNow();
    await work();
    for (let minute = 2; minute <= 30; minute += 3) {
      await tick(`2026-03-02T12:${String(minute).padStart(2, '0')}:00Z`);
      await work();
    }
    const run = await newest();
    expect(run).toMatchObject({ status: 'done' });
    const line = run?.lines.find((one) => one.station_id_tmg === STATION);
    expect(line?.message).toMatch(/could not be fetched: Eco-Visio does not answer\.$/);
    expect(line?.added).toBeGreaterThan(0);
    expect(run?.lines.length).toBeGreaterThan(1);
  });

  test('the requests of a day that are spent have it go on the next day', async () => {
    await testApi().query(
      `insert into settings (name, value) values ('counter vendor, sent', $1)
       on conflict (name) do update set value = excluded.value`,
      [`0 day:${Math.floor(Date.parse('2026-03-02T12:00:00Z') / 86_400_000)}:4999`],
    );
    expect((await read()).requests).toEqual({ a_day: 5000, spent_today: 4999 });
  });
});

test('what is new at the vendor, or has another name, is said and never imported by itself', async () => {
  await startNow();
  await work();
  expect((await read()).news).toEqual([]);
  await testApi().query(`delete from vendor_ids where site_name = 'Country Club Creek Trail at Elmont Dr'`);
  await testApi().query(
    `update vendor_ids set name = 'Shoal Creek' where name = 'Shoal Creek Trail at 24th St'`,
  );
  await startNow();
  await work();
  const { news } = await read();
  expect(news.map(({ what, name, was }) => [what, name, was])).toEqual(
    expect.arrayContaining([
      ['site', 'Country Club Creek Trail at Elmont Dr', null],
      ['renamed', 'Shoal Creek Trail at 24th St', 'Shoal Creek'],
    ]),
  );
  expect(await testApi().query(`select 1 from vendor_ids where agency_id <> 3`)).toEqual([]);
});

test('a new channel is said on the page of the station at whose site it is, until a flow takes its counts', async () => {
  const atHome = async () =>
    (await request('GET /stations/:stationId/home', { params: { stationId: STATION } }, 'admin')).reply
      .new_channels;
  await startNow();
  await work();
  expect(await atHome()).toBeNull();
  const [channel] = await testApi().query<{ flow: number; eco_id: string; name: string; site_name: string }>(
    `select f.id as flow, v.eco_id, v.name, v.site_name from flows f join stations s on s.id = f.station_id
     join vendor_ids v on v.eco_id = trim(f.eco_id) where s.station_id_tmg = $1 order by f.id limit 1`,
    [STATION],
  );
  const name = (eco_id: string | null) =>
    testApi().query('update flows set eco_id = $2 where id = $1', [channel?.flow, eco_id]);
  await testApi().query('delete from vendor_ids where eco_id = $1', [channel?.eco_id]);
  await name(null);
  await startNow();
  await work();
  expect(await atHome()).toEqual({ site: channel?.site_name, names: [channel?.name] });
  await name(channel?.eco_id ?? '');
  expect(await atHome()).toBeNull();
});
