import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import type { Condition } from '../../demo/simulator/conditions.ts';
import { startDueRuns } from './start-runs.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const AUSTIN = { params: { agencyId: '3' } };
const STATION = 'AU0001';
/** The station's own id there, and its channels'. */
async function idsOf(): Promise<{ site: string; channels: string[] }> {
  const rows = await testApi().query<{ eco_id: string; site_id: string }>(
    `select f.eco_id, s.eco_id as site_id from flows f join stations s on s.id = f.station_id
     where s.station_id_tmg = $1 order by f.id`,
    [STATION],
  );
  return { site: rows[0]?.site_id ?? '', channels: rows.map(({ eco_id }) => eco_id) };
}
const DAY = { from: '2026-02-25 00:00:00', until: '2026-02-26 00:00:00' };
/** What the two flows have counted while the clock went on. */
const NEW_HOUR = 2;
const goesOn = (...conditions: Condition[]) => testApi().vendor.conditions(conditions);
const forget = () =>
  testApi().query(
    `delete from counts where ts >= '2026-02-20' and station_id = (select id from stations where station_id_tmg = $1)`,
    [STATION],
  );
async function run() {
  await request('POST /automatic-import/:agencyId/run', AUSTIN, 'admin');
  await testApi().runJobs();
  return newest();
}
const newest = async () => (await request('GET /automatic-import/:agencyId', AUSTIN, 'admin')).reply.runs[0];
const lineOf = async () => (await newest())?.lines.find((one) => one.station_id_tmg === STATION);
const tick = (at: string) =>
  startDueRuns({ db: testApi().db, queue: testApi().queue, now: () => new Date(at) });
/** Whether the watch's clock over the station goes on. */
const polled = async () => {
  const rows = await testApi().query(
    `select 1 from station_polls p join stations s on s.id = p.station_id
     where s.station_id_tmg = $1 and p.polled_at >= '2026-03-02T12:00:00Z'`,
    [STATION],
  );
  return rows.length > 0;
};
/** The counts of the day in question. */
const ofDay = () =>
  testApi().query<{ count: number | null; vendor_status: number | null }>(
    `select count, vendor_status from counts where ts >= $2 and ts < $3
       and station_id = (select id from stations where station_id_tmg = $1) order by ts, flow_id`,
    [STATION, DAY.from, DAY.until],
  );

test('what comes late, behind the newest, is brought by a later run', async () => {
  const before = await ofDay();
  const { site } = await idsOf();
  await forget();
  await goesOn({ is: 'held', site, ...DAY, heldUntil: '2026-03-02T13:00:00Z' });
  await run();
  expect(await ofDay()).toEqual([]);
  testApi().vendor.at('2026-03-02T14:00:00Z');
  await run();
  expect(await lineOf()).toMatchObject({ status: 'done', added: before.length + NEW_HOUR });
  const counts = (rows: { count: number | null }[]) => rows.map(({ count }) => count);
  expect(counts(await ofDay())).toEqual(counts(before));
  const filled = await testApi().query(`select distinct filled from arrivals where from_ts = $1`, [DAY.from]);
  expect(filled).toEqual([{ filled: true }]);
});

test('rows without counts and doubts are kept as they are', async () => {
  const { site, channels } = await idsOf();
  await forget();
  const [first = '', second = ''] = channels;
  await goesOn({ is: 'nulls', site: first, ...DAY }, { is: 'status', site: second, ...DAY, status: 4 });
  await run();
  const rows = await ofDay();
  expect(rows.filter(({ count }) => count === null)).toHaveLength(24);
  expect(rows.filter(({ vendor_status }) => vendor_status === 4)).toHaveLength(24);
  void site;
});

test('rows without counts behind the newest count do not move how far back a run looks', async () => {
  const { channels } = await idsOf();
  await testApi().query(
    `update counts set count = null
     where ts >= '2026-02-07' and station_id = (select id from stations where station_id_tmg = $1)`,
    [STATION],
  );
  await run();
  // with counts missing, sixty days before the newest one
  for (const channel of channels)
    expect(testApi().vendor.paths).toContainEqual(
      expect.stringContaining(`/data/site/${channel}?begin=2025-12-08`),
    );
});

test('a clock that is off the grid of the interval fails its station alone, with the reason', async () => {
  const { site } = await idsOf();
  await forget();
  await goesOn({ is: 'shift', site, ...DAY, minutes: 17 });
  const done = await run();
  expect(done).toMatchObject({ status: 'done', failed: 1 });
  expect(await lineOf()).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('which is not the start of an interval'),
  });
  // what we can't read is our own import that fails
  expect(await polled()).toBe(false);
  expect(done?.lines.filter(({ status }) => status === 'done').length).toBeGreaterThan(0);
  expect(await testApi().query('select 1 from stations where importing')).toEqual([]);
});

test('a channel that is gone is not asked for, and is said; the others are written', async () => {
  const { channels } = await idsOf();
  await forget();
  await goesOn({ is: 'gone', channel: channels[0] ?? '' });
  await run();
  const line = await lineOf();
  expect(line).toMatchObject({
    status: 'done',
    message: expect.stringContaining('knows no site or channel'),
  });
  expect(testApi().vendor.paths.some((path) => path.includes(`/data/site/${channels[0]}?`))).toBe(false);
  expect(await polled()).toBe(true);
});

test('a station all of whose channels are gone fails and says so; the vendor has answered all the same', async () => {
  const { channels } = await idsOf();
  await forget();
  await goesOn(...channels.map((channel) => ({ is: 'gone' as const, channel })));
  await run();
  expect(await lineOf()).toMatchObject({ status: 'failed' });
  expect(await polled()).toBe(true);
});

test('a day’s budget that is spent has the run go on after midnight, and nothing is asked for twice', async () => {
  await goesOn({ is: 'budget', aDay: 5 });
  expect(await run()).toMatchObject({ status: 'waiting', resume_at: '2026-03-03T00:00:00Z' });
  expect(await testApi().query('select 1 from stations where importing')).toEqual([]);
  testApi().vendor.at('2026-03-03T00:00:01Z');
  await goesOn();
  expect(await tick('2026-03-03T00:00:00Z')).toBe(1);
  await testApi().runJobs();
  expect(await newest()).toMatchObject({ status: 'done', failed: 0 });
  const data = testApi().vendor.paths.filter((path) => path.includes('/data/'));
  // the one that was refused is asked for again
  expect(data.length - new Set(data).size).toBe(1);
});

test('a platform that is down for a time has it stand still until it answers', async () => {
  await goesOn({ is: 'down', from: '2026-03-02T11:00:00Z', until: '2026-03-02T12:10:00Z' });
  expect(await run()).toMatchObject({ status: 'waiting', message: 'Eco-Visio does not answer.' });
  testApi().vendor.at('2026-03-02T12:15:00Z');
  await tick('2026-03-02T12:15:00Z');
  await testApi().runJobs();
  expect(await newest()).toMatchObject({ status: 'done' });
});

test('a site with another name is matched by its id, and the former name is told', async () => {
  const { site } = await idsOf();
  await run();
  await goesOn({ is: 'renamed', site, name: 'Shoal Creek' });
  expect(await run()).toMatchObject({ status: 'done', failed: 0 });
  const { reply } = await request('GET /automatic-import/:agencyId', AUSTIN, 'user');
  expect(reply.news).toMatchObject([
    { what: 'renamed', name: 'Shoal Creek', was: 'Shoal Creek Trail at 24th St' },
  ]);
});

test('a far look back whose run fails, or whose day nobody was there, is made up by the next run', async () => {
  const looks = () =>
    testApi().query<{ look_days: number; gap_days: number | null }>(
      `select look_days, gap_days from import_runs where agency_id = 3 order by id`,
    );
  const on = async (day: string) => {
    testApi().at(`${day}T12:00:00Z`);
    // a session lasts for hours
    forgetSignIns();
    await run();
  };
  // the Saturday before, a Sunday that is a first, and the Monday after a week without a server
  await on('2026-02-28');
  await on('2026-03-01');
  await testApi().query(`update import_runs set status = 'failed' where day = '2026-03-01'`);
  await on('2026-03-02');
  await on('2026-03-03');
  await on('2026-03-16');
  expect(await looks()).toEqual([
    { look_days: 14, gap_days: null },
    { look_days: 60, gap_days: 400 },
    { look_days: 60, gap_days: 400 },
    { look_days: 14, gap_days: null },
    { look_days: 60, gap_days: null },
  ]);
});
