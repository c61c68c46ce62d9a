import { REASON_MAX, type Certification } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { findingList } from '../../testing/found-at.ts';
import { AU, edit, page } from '../../testing/stored-counts.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const DAYS = { minDate: '2026-02-01', maxDate: '2026-02-03', reason: 'The loop was swapped.' };
const reopen = (body: object = {}, as: Persona = 'super') =>
  request('POST /counts/reopen', { body: { flowid_txdot: AU, ...DAYS, ...body } }, as);
const ledger = async (): Promise<Certification[]> =>
  (await request('GET /counts/certifications', { query: { flowid_txdot: AU } }, 'user')).reply;
const certifiedDays = () =>
  testApi().query<{ day: string; n: number }>(
    `select ts::date::text as day, count(certification_id) as n from counts
     where station_id = (select id from stations where station_id_tmg = $1) and ts >= '2026-01-30' and ts < '2026-02-06'
     group by 1 order by 1`,
    [AU],
  );

/** Tests happen at one moment; this lets what was done so far have happened before. */
async function anHourLater(): Promise<void> {
  await testApi().query(`update certifications
       set requested_at = (requested_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC'`);
  await testApi().query(`update reopenings
       set requested_at = (requested_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC'`);
}

async function certify(filters: object = {}): Promise<void> {
  await anHourLater();
  await request('POST /counts/certify', { body: { flowid_txdot: AU, filters, reason: 'Known' } }, 'user');
  await testApi().runJobs();
}

test('a super admin reopens exactly the days asked for, and the ledger and the audit log say why', async () => {
  await certify();
  await anHourLater();
  const { status, reply } = await reopen();
  expect([status, reply]).toMatchObject([200, { success: true, reopened: 144, station: { days_count: 3 } }]);
  expect((await certifiedDays()).map(({ n }) => n)).toEqual([48, 48, 0, 0, 0, 48, 48]);
  expect((await ledger()).slice(0, 2)).toMatchObject([
    {
      kind: 'reopening',
      requested_by: expect.any(String),
      status: 'done',
      filters: { minDate: '2026-02-01', maxDate: '2026-02-03' },
      first: '2026-02-01 00:00:00',
      last: '2026-02-03 23:00:00',
      counts: 144,
      reason: 'The loop was swapped.',
    },
    { kind: 'certification', counts: 2880, certified: 2880 - 144, reason: 'Known' },
  ]);
  const audit = await testApi().query('select action, detail from audit_log order by id desc limit 1');
  expect(audit).toMatchObject([
    { action: 'counts.reopen', detail: { counts: 144, reason: 'The loop was swapped.' } },
  ]);
});

test('reopened counts can be changed, are looked through again and certified again', async () => {
  await certify();
  expect((await findingList('open')).total).toBe(0);
  await anHourLater();
  await reopen({ minDate: '2026-02-20', maxDate: '2026-02-21' });
  await testApi().runJobs();
  expect((await findingList('open')).data.map(({ rule }) => rule)).toContain('gap');
  const [row] = (await page({ minDate: '2026-02-20', maxDate: '2026-02-20' })).data;
  if (!row) throw new Error('no count to change');
  const body = { flowid_txdot: AU, counts: [edit(row, 9, 'after all')] };
  expect((await request('POST /counts/update', { body }, 'user')).reply.updated).toBe(1);
  await certify();
  expect(
    (await ledger()).slice(0, 3).map(({ kind, counts, certified }) => [kind, counts, certified]),
  ).toEqual([
    ['certification', 96, 96],
    ['reopening', 96, 0],
    ['certification', 2880, 2880 - 96],
  ]);
});

test('days of several certifications go down in the ledger of each', async () => {
  await certify({ maxDate: '2026-02-01' });
  await certify();
  await anHourLater();
  await reopen();
  const [, second, first] = await ledger();
  expect([first, second].map((one) => (one?.counts ?? 0) - (one?.certified ?? 0))).toEqual([48, 96]);
});

test.each<Persona>(['admin', 'user'])('the account %s may not', async (as) => {
  await certify();
  expect((await reopen({}, as)).status).toBe(403);
  expect((await certifiedDays()).every(({ n }) => n === 48)).toBe(true);
});

test('a super admin may in every agency; a station that does not exist is answered so', async () => {
  await testApi().query(
    `update counts set certification_id = 999 where station_id = (select id from stations where station_id_tmg = 'HO0001')`,
  );
  const days = { minDate: '2020-01-01', maxDate: '2030-01-01' };
  expect((await reopen({ flowid_txdot: 'HO0001', ...days })).status).toBe(200);
  expect((await reopen({ flowid_txdot: 'XX9999' })).status).toBe(404);
});

test.each([
  ['no reason', { reason: ' ' }, 422, 'Give a reason.'],
  ['a long reason', { reason: 'x'.repeat(REASON_MAX + 1) }, 422, 'at most 500'],
  ['days backwards', { minDate: '2026-02-04' }, 422, 'must not be before the first'],
  ['a day that does not exist', { maxDate: '2026-02-30' }, 422, ''],
  [
    'days without certified counts',
    { minDate: '2030-01-01', maxDate: '2030-01-02' },
    422,
    'No certified counts',
  ],
])('with %s it is refused', async (_, body, status, sentence) => {
  await certify();
  const before = await ledger();
  const answer = await reopen(body);
  expect([answer.status, answer.problem.message]).toEqual([status, expect.stringContaining(sentence)]);
  expect(await ledger()).toEqual(before);
});

test('not while the station is certifying or importing', async () => {
  await certify({ maxDate: '2026-02-10' });
  await request('POST /counts/certify', { body: { flowid_txdot: AU, reason: 'Known' } }, 'user');
  expect((await reopen()).status).toBe(409);
  await testApi().runJobs();
  await testApi().query('update stations set importing = true where station_id_tmg = $1', [AU]);
  expect((await reopen()).status).toBe(409);
  expect((await certifiedDays()).every(({ n }) => n === 48)).toBe(true);
});
