import type { CertifyChecklist, CountFilters } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { findingOf, lookThrough } from '../../testing/found-at.ts';
import { AU } from '../../testing/stored-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const ask = (filters?: CountFilters | string) =>
  request(
    'GET /counts/checklist',
    {
      query: {
        flowid_txdot: AU,
        filters: typeof filters === 'string' ? filters : JSON.stringify(filters ?? {}),
      },
    },
    'user',
  );
const checklist = async (filters?: CountFilters): Promise<CertifyChecklist> => (await ask(filters)).reply;

const WHOLE = { first: '2026-01-01 00:00:00', last: '2026-03-01 23:00:00' };

test('the checklist tells the exact range and number, what is open and what is left out', async () => {
  await lookThrough();
  expect(await checklist()).toEqual({
    counts: 2880,
    ...WHOLE,
    days: 60,
    nulls: 31,
    suspects: 0,
    findings: { strong: 1, review: 3, hint: 0 },
    gaps: { ranges: 1, intervals: 31 },
    days_without_counts: 0,
    left_out: { counts: 0, days: 0, first: null, last: null },
    counted_twice: { counts: 0, first: null, last: null },
    late: 0,
    checked_at: '2026-03-02T12:00:00Z',
    stale: false,
  });
});

test('it says that nobody has looked before the rules have run', async () => {
  expect(await checklist()).toMatchObject({
    findings: { strong: 0, review: 0, hint: 0 },
    checked_at: null,
    stale: true,
  });
});

test('what is decided is open no more', async () => {
  await lookThrough();
  const [gap, spike] = [await findingOf('gap'), await findingOf('day-high')];
  await request('POST /findings/accept', { body: { flowid_txdot: AU, ids: [gap.id] } }, 'user');
  await request(
    'POST /findings/dismiss',
    { body: { flowid_txdot: AU, ids: [spike.id], reason: 'race' } },
    'user',
  );
  expect(await checklist()).toMatchObject({
    suspects: 31,
    findings: { strong: 0, review: 2, hint: 0 },
    gaps: { ranges: 0, intervals: 0 },
  });
});

test('filters narrow it to their days and flows, and the rest is left out', async () => {
  await lookThrough();
  const gap = await findingOf('gap');
  const [flow] = await testApi().query<{ direction: string }>(
    'select travel_direction_code as direction from flows where id = $1',
    [gap.flow_id],
  );
  const days = { minDate: '2026-02-15', maxDate: '2026-02-25' };
  expect(await checklist({ ...days, travel_direction: flow?.direction })).toMatchObject({
    counts: 264,
    days: 11,
    first: '2026-02-15 00:00:00',
    last: '2026-02-25 23:00:00',
    findings: { strong: 1, review: 0, hint: 0 },
    gaps: { ranges: 1, intervals: 31 },
    left_out: { counts: 2880 - 264, days: 60, ...WHOLE },
  });
  const other = flow?.direction === '1' ? '5' : '1';
  expect(await checklist({ ...days, travel_direction: other })).toMatchObject({
    findings: { strong: 0, review: 0, hint: 0 },
    gaps: { ranges: 0, intervals: 0 },
  });
  expect((await checklist({ suspect_id: 0, maxDate: '2026-02-10' })).left_out).toEqual({
    counts: 19 * 48,
    days: 19,
    first: '2026-02-11 00:00:00',
    last: '2026-03-01 23:00:00',
  });
});

test('days without any count and gaps at the ends of the days asked for are seen', async () => {
  await testApi().query(
    `delete from counts where ts >= '2026-02-27' and ts < '2026-03-01' and station_id = (select id from stations where station_id_tmg = $1)`,
    [AU],
  );
  await lookThrough();
  expect(await checklist({ minDate: '2026-02-26', maxDate: '2026-02-28' })).toMatchObject({
    counts: 48,
    days: 1,
    last: '2026-02-26 23:00:00',
    gaps: { ranges: 2, intervals: 96 },
    days_without_counts: 2,
  });
  // days that no count can have yet are not missing
  expect(await checklist({ minDate: '2026-02-26', maxDate: '2027-12-31' })).toMatchObject({
    days: 2,
    days_without_counts: 2,
  });
});

test('it is stale once counts have arrived since the rules ran', async () => {
  await lookThrough();
  await testApi().query(
    `update stations set last_imported = '2026-03-02T13:00:00Z' where station_id_tmg = $1`,
    [AU],
  );
  expect((await checklist()).stale).toBe(true);
});

test('filters that match nothing have nothing to look at', async () => {
  expect(await checklist({ minDate: '2030-01-01' })).toMatchObject({
    counts: 0,
    first: null,
    last: null,
    days: 0,
    days_without_counts: 0,
    left_out: { counts: 2880 },
  });
});

test('certifying another number than the checklist told is refused', async () => {
  const certify = (counts: number) =>
    request('POST /counts/certify', { body: { flowid_txdot: AU, counts } }, 'user');
  const { status, problem } = await certify(2879);
  expect([status, problem.message]).toEqual([
    409,
    '2,880 counts match by now, not 2,879. Please look at the list again before you certify.',
  ]);
  expect((await certify(2880)).status).toBe(200);
});

test('of another agency there is no checklist, and a misspelled filter is refused', async () => {
  expect((await request('GET /counts/checklist', { query: { flowid_txdot: AU } }, 'houston')).status).toBe(
    404,
  );
  expect((await ask('{"min_date":"2026-01-01"}')).status).toBe(422);
});

test.each([
  ['the hour that the clock skips', `t.ts <> '2025-03-09 02:00'`, { ranges: 0, intervals: 0 }],
  ['an hour before it', `t.ts not in ('2025-03-09 01:00', '2025-03-09 02:00')`, { ranges: 1, intervals: 1 }],
])('of a spring day without %s only what the clock showed is missing', async (_, there, gaps) => {
  const [flow] = await testApi().query<{ id: number }>(
    `select min(f.id) as id from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $1`,
    [AU],
  );
  await testApi().query(
    `delete from counts where station_id = (select id from stations where station_id_tmg = $1)`,
    [AU],
  );
  await testApi().query(
    `insert into counts (station_id, ts, flow_id, count, interval_minutes)
     select f.station_id, t.ts, f.id, extract(hour from t.ts), 60
     from flows f, generate_series(timestamp '2025-03-08', timestamp '2025-03-10 23:00', interval '1 hour') as t (ts)
     where f.id = $1 and ${there}`,
    [flow?.id ?? 0],
  );
  await lookThrough();
  expect(await checklist()).toMatchObject({ gaps, days: 3, days_without_counts: 0 });
});
