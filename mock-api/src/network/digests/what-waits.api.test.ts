import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { evaluateHours } from '../health/evaluate-hours.ts';
import { sendDigests } from './send-digests.ts';

const MONDAY = '2026-03-09T12:00:00Z';
const NEXT_MONDAY = '2026-03-16T12:00:00Z';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query(
    `insert into digest_choices (user_id, wanted, language, changed_at) select id, 'weekly', 'en', now() from users`,
  );
  await evaluateHours({ db: testApi().db, now: () => new Date('2026-03-02T18:00:00Z') });
});

const send = (at: string) =>
  sendDigests({
    db: testApi().db,
    queue: testApi().queue,
    now: () => new Date(at),
    origin: 'https://counts.example',
  });
/** What the digests of a person said under a head, Monday after Monday; undefined where nothing was sent or nothing of it. */
const said = async (head: string, to = 'user@example.org') => {
  const mails = await testApi().query<{ body: string }>(
    'select body from outbox where recipient = $1 and headers is not null order by id',
    [to],
  );
  return mails.map(({ body }) => {
    const section = body.split('\n\n').find((part) => part.startsWith(`${head}\n`));
    return section?.split('\n').filter((line) => line.startsWith('- '));
  });
};
const visited = (day: string, next: string | null) =>
  testApi().query(
    `insert into station_visits (station_id, visited_on, next_visit, reason, outcome, done, user_name, created_at)
     select id, $1, $2, 'round', 'solved', 'Looked', 'Uma', now() from stations where station_id_tmg = 'AU0002'`,
    [day, next],
  );

test('a visit that was planned is told once when its day has come', async () => {
  await visited('2026-02-01', '2026-03-06');
  await send(MONDAY);
  expect((await said('Field visits that are due')).at(-1)).toEqual([
    expect.stringMatching(/^- AU0002 .*: planned for March 6$/),
  ]);
  await send(NEXT_MONDAY);
  expect((await said('Field visits that are due')).filter(Boolean)).toHaveLength(1);
});

test.each([
  ['that is planned for later', [['2026-02-01', '2026-03-20']]],
  [
    'that somebody has made meanwhile',
    [
      ['2026-02-01', '2026-03-06'],
      ['2026-03-05', null],
    ],
  ],
] as const)('a visit %s is not told', async (_, visits) => {
  for (const [day, next] of visits) await visited(day, next);
  await send(MONDAY);
  expect((await said('Field visits that are due')).filter(Boolean)).toEqual([]);
});

/** February of AU0001 is certified, but for counts of three days that an import brought afterwards. */
async function comeLate(arrived: string) {
  await testApi().query(
    `insert into certifications (station_id, user_id, requested_by, requested_at, filters, status, finished_at, first_ts, last_ts, counts)
     select id, 3, 'Ada', '2026-03-01', '{}', 'done', '2026-03-01T12:00:00Z', '2026-02-01', '2026-02-28 23:00', 1000
     from stations where station_id_tmg = 'AU0001'`,
  );
  await testApi().query(
    `with came as (
       insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at, finished_at)
       select id, 2, 'Ada', 'late.csv', '0', '{}', 'done', $1, $1 from stations where station_id_tmg = 'AU0001'
       returning id, station_id),
     logged as (
       insert into arrivals (station_id, flow_id, import_id, arrived_at, from_ts, through_ts, filled)
       select f.station_id, f.id, came.id, $1, '2026-02-10', '2026-02-13', true from came join flows f on f.station_id = came.station_id)
     update counts c set import_id = came.id, certification_id = null from came
     where c.station_id = came.station_id and c.ts >= '2026-02-10' and c.ts < '2026-02-13'`,
    [arrived],
  );
}

test('counts that came into certified days are one line of their station, once', async () => {
  await comeLate('2026-03-05T12:00:00Z');
  await send(MONDAY);
  const head = 'Counts that came into certified days';
  expect((await said(head)).at(-1)).toEqual([
    expect.stringMatching(
      /^- AU0001 .*: \d+ counts of February 10 to February 12, which nobody has certified$/,
    ),
  ]);
  expect((await said(head, 'houston@example.org')).filter(Boolean)).toEqual([]);
  await send(NEXT_MONDAY);
  expect((await said(head)).filter(Boolean)).toHaveLength(1);
});

test('a channel that the vendor has no more is told once, where imports have failed', async () => {
  const [flow] = await testApi().query<{ eco_id: string }>(
    `select f.eco_id from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0001' order by f.id limit 1`,
  );
  const run = async () => {
    await request('POST /automatic-import/:agencyId/run', { params: { agencyId: '3' } }, 'admin');
    await testApi().runJobs();
  };
  await run();
  await testApi().vendor.conditions([{ is: 'gone', channel: flow?.eco_id ?? '' }]);
  await run();
  await send(MONDAY);
  expect((await said('Imports that failed')).at(-1)).toEqual([
    expect.stringMatching(/^- AU0001 .*: Eco-Visio has channel .+ no more; nothing is fetched from it$/),
  ]);
  await send(NEXT_MONDAY);
  expect(JSON.stringify((await said('Imports that failed')).slice(1))).not.toMatch(/no more/);
});
