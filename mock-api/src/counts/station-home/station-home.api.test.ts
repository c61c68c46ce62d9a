import type { StationHome } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { newestTotals } from '../reports/aadt-report.rules.ts';

const home = async (stationId: string, as: 'user' | 'super' = 'user'): Promise<StationHome> =>
  (await request('GET /stations/:stationId/home', { params: { stationId } }, as)).reply;

afterAll(() => testApi().reset());

test('the page of a station tells whose it is, how far its counts reach, and what waits', async () => {
  const page = await home('AU0001');
  expect(page).toMatchObject({ agency: 'City of Austin', week: '2026-02-23' });
  expect(page.station).toMatchObject({ days_count: 60, last_count: '2026-03-01 23:00:00', county: 'Travis' });
  expect(page.certified_until).toBe('2025-12-31');
  const [open] = await testApi().query<{ strong: number; review: number; hint: number }>(
    `select count(*) filter (where severity = 'strong') as strong, count(*) filter (where severity = 'review') as review,
       count(*) filter (where severity = 'hint') as hint
     from findings f join stations s on s.id = f.station_id where station_id_tmg = 'AU0001' and state = 'open'`,
  );
  expect(page.findings).toEqual(open);
});

test('days that were reopened, or are not certified at one flow, are told beside how far it is certified', async () => {
  const before = await home('AU0001');
  expect([before.uncertified_days, ...before.flows.map((flow) => flow.uncertified_days)]).toEqual([0, 0, 0]);
  const [, other] = before.flows;
  const body = {
    flowid_txdot: 'AU0001',
    minDate: '2025-11-10',
    maxDate: '2025-11-11',
    reason: 'Wrong clock',
  };
  const reopened = await request('POST /counts/reopen', { body }, 'super');
  expect([reopened.status, reopened.problem.message]).toEqual([200, undefined]);
  await testApi().runJobs();
  await testApi().query(
    `update counts set certification_id = null where flow_id = $1 and ts >= '2025-11-20' and ts < '2025-11-21'`,
    [other?.id ?? 0],
  );
  const after = await home('AU0001');
  expect(after.certified_until).toBe('2025-12-31');
  expect([after.uncertified_days, ...after.flows.map((flow) => flow.uncertified_days)]).toEqual([3, 2, 3]);
  // what a certification has come to is open until it has ended
  const [running] = await testApi().query<{ id: number }>(
    `insert into certifications (station_id, user_id, requested_by, requested_at, filters, status, counts)
     select station_id, 2, 'Ada Morgan', now(), '{}', 'running', 24 from flows where id = $1 returning id`,
    [other?.id ?? 0],
  );
  await testApi().query(
    `update counts set certification_id = $2 where flow_id = $1 and ts >= '2025-11-20' and ts < '2025-11-21'`,
    [other?.id ?? 0, running?.id ?? 0],
  );
  expect((await home('AU0001')).uncertified_days).toBe(3);
  await testApi().reset();
  forgetSignIns();
});

test('none open says nothing where the rules have never looked, or counts have come since', async () => {
  expect((await home('AU0004')).findings_run).toBeNull();
  await request('POST /findings/run', { body: { flowid_txdot: 'AU0004' } }, 'user');
  await testApi().runJobs();
  expect((await home('AU0004')).findings_run).toMatchObject({ status: 'done', stale: false });
  await testApi().query(
    "update stations set last_imported = now() + interval '1 hour' where station_id_tmg = 'AU0004'",
  );
  expect((await home('AU0004')).findings_run).toMatchObject({ stale: true });
});

test('the latest week of each flow adds up to its stored counts', async () => {
  const { flows } = await home('AU0001');
  expect(flows.map(({ last_count }) => last_count)).toEqual(['2026-03-01 23:00:00', '2026-03-01 23:00:00']);
  for (const { id, hours } of flows) {
    const [stored] = await testApi().query<{ total: number; hours: number }>(
      `select sum(count)::int as total, count(count)::int as hours from counts
       where flow_id = $1 and ts >= '2026-02-23' and ts < '2026-03-02'`,
      [id],
    );
    const counted = hours.filter((hour) => hour !== null);
    expect(hours).toHaveLength(168);
    expect([counted.length, counted.reduce((sum, hour) => sum + hour, 0)]).toEqual([
      stored?.hours,
      stored?.total,
    ]);
  }
});

test('a flow whose last months have no value says when it last had one', async () => {
  const [flow] = (await home('AU0001')).flows;
  await testApi().query(`update counts set count = null where flow_id = $1 and ts >= '2025-11-15 10:00'`, [
    flow?.id,
  ]);
  const after = (await home('AU0001')).flows[0];
  expect(after?.last_count).toBe('2025-11-15 09:00:00');
  expect(after?.hours.every((hour) => hour === null)).toBe(true);
});

test('its averages are those of the report', async () => {
  const { flows, totals } = await home('AU0001');
  const report = (await request('GET /reports/aadt/:stationId', { params: { stationId: 'AU0001' } }, 'super'))
    .reply;
  const newest = report.flows.map(({ years }) => {
    const year = years.find(({ aadt }) => aadt !== null);
    return year ? { year: year.year, aadt: year.aadt } : null;
  });
  expect(flows.map(({ aadt }) => aadt)).toEqual(newest);
  expect(totals).toEqual(newestTotals(report.totals));
});

test('a station without counts, and one without flows, has a page', async () => {
  const { station, week, flows, certified_until } = await home('AU0009');
  expect([station.last_count, week, certified_until]).toEqual([null, null, null]);
  expect(flows.every(({ last_count, aadt }) => last_count === null && aadt === null)).toBe(true);
  await testApi().query(
    `delete from flows where station_id = (select id from stations where station_id_tmg = 'AU0009')`,
  );
  expect(await home('AU0009')).toMatchObject({ flows: [], totals: [], week: null });
});

test('it speaks Spanish', async () => {
  const { reply } = await request(
    'GET /stations/:stationId/home',
    { params: { stationId: 'AU0001' } },
    'user',
    {
      'accept-language': 'es',
    },
  );
  expect(reply.flows.map(({ direction }) => direction)).toEqual(['Sur', 'Norte']);
});

test.each(['HO0001', 'ZZ0001', "' or 1=1"])('the page of %s does not exist for Austin', async (stationId) => {
  const { status } = await request('GET /stations/:stationId/home', { params: { stationId } }, 'user');
  expect(status).toBe(404);
});
