import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiKey } from 'shared-domain';
import { forgetSignIns, request, requestOf, signIn, testApi } from '../../testing/index.ts';
import { holdLock } from '../../testing/hold-lock.ts';
import { onServer } from '../../testing/suite-database.ts';
import { addReview, editOf } from '../../testing/walk/walk.review.ts';

const STATION = 'AU0001';
const DAYS = { minDate: '2025-06-01', maxDate: '2025-06-07' };
const SUPER = 1;

let row = { id: 0, flow: 0 };
let importId = 0;
let finding = 0;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  const [found] = await testApi().query<typeof row>(
    `select s.id, min(f.id) as flow from stations s join flows f on f.station_id = s.id
     where station_id_tmg = $1 group by s.id`,
    [STATION],
  );
  row = found ?? row;
  await testApi().query(
    `update flows set eco_id = null where station_id = $1 and id <> (select min(id) from flows where station_id = $1)`,
    [row.id],
  );
  const [made] = await testApi().query<{ id: number }>(
    `insert into imports (station_id, user_id, requested_by, file_name, vendor_code, request, status, created_at, finished_at, result)
     values ($1, ${SUPER}, 'Sam', 'Austin.csv', '0', '{}', 'done', now(), now(),
       '{"first": "2026-01-01 00:00:00", "last": "2026-01-02 00:00:00"}') returning id`,
    [row.id],
  );
  importId = made?.id ?? 0;
  await testApi().query(
    `insert into uploads (id, user_id, agency_id, name, bytes, headers, created_at)
     values ('busy', ${SUPER}, 3, 'Austin.csv', 1, '{}', now())`,
  );
  finding = (await addReview(testApi(), row.id, [SUPER])).finding;
});

type Write = [ApiKey, () => { params?: object; body?: object }];

/** Every call that writes a station's counts, or starts a job that does. */
const writes: Write[] = [
  ['POST /counts/update', () => ({ body: { flowid_txdot: STATION, note: 'all of them' } })],
  ['POST /counts/undo', () => ({ body: { flowid_txdot: STATION, edit: editOf(SUPER) } })],
  ['POST /counts/certify', () => ({ body: { flowid_txdot: STATION } })],
  ['POST /counts/reopen', () => ({ body: { flowid_txdot: STATION, ...DAYS, reason: 'New calibration' } })],
  [
    'POST /counts/import',
    () => ({
      body: {
        file: 'busy',
        vendor: '0',
        station: STATION,
        channels: [{ id: row.flow, header: 'NB' }],
        interval: 60,
      },
    }),
  ],
  ['POST /imports/:id/undo', () => ({ params: { id: String(importId) }, body: {} })],
  ['POST /import/eco-counts', () => ({ body: { stationIds: [STATION], endDate: '2010-01-01' } })],
  ['POST /findings/accept', () => ({ body: { flowid_txdot: STATION, ids: [finding] } })],
  ['POST /findings/dismiss', () => ({ body: { flowid_txdot: STATION, ids: [finding], reason: 'A race' } })],
  ['POST /findings/reopen', () => ({ body: { flowid_txdot: STATION, ids: [finding] } })],
];

async function answerOf(key: ApiKey, input: object): Promise<{ status: number; error: string }> {
  const response = await testApi().fetch(requestOf(key, input, await signIn('super')));
  const body = (await response.json()) as { error?: string };
  return { status: response.status, error: body.error ?? '' };
}

describe.each(['certifying', 'importing'])('at a station that is %s', (flag) => {
  test.each(writes)('%s is refused with a sentence', async (key, input) => {
    await testApi().query(`update stations set ${flag} = true where id = $1`, [row.id]);
    const { status, error } = await answerOf(key, input());
    expect(status).toBe(409);
    expect(error).toMatch(flag === 'certifying' ? /certification process running/ : /being imported/);
  });
});

/** Holds what a statement about the row's station locks, until the answer is called. */
const hold = (sql: string) => holdLock(sql, [row.id]);

const houstonsList = async () => (await request('GET /stations', { query: {} }, 'houston')).status;

onServer.describe('while a certification takes its time', () => {
  test('every write is refused at once, and no other agency waits', async () => {
    await signIn('houston');
    await request('POST /counts/certify', { body: { flowid_txdot: STATION, reason: 'Known' } }, 'super');
    const release = await hold(
      'select 1 from counts where station_id = $1 and certification_id is null order by ts limit 1 for update',
    );
    const job = testApi().runJobs();
    await sleep(500);
    // all of them are answered while it is still held: who waited for it would get another answer
    const asked = writes.flatMap((write) => Array.from({ length: 5 }, () => write));
    const [list, ...answers] = await Promise.all([
      houstonsList(),
      ...asked.map(([key, input]) => answerOf(key, input())),
    ]);
    await release();
    await job;
    expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 409));
    for (const { error } of answers) expect(error).toMatch(/certification process running/);
    expect(list).toBe(200);
    const [left] = await testApi().query(
      `select certifying, (select count(*) from counts where station_id = $1 and certification_id is null) as uncertified
       from stations where id = $1`,
      [row.id],
    );
    expect(left).toEqual({ certifying: false, uncertified: 0 });
  });

  test('the station itself can be saved', async () => {
    await request('POST /counts/certify', { body: { flowid_txdot: STATION, reason: 'Known' } }, 'super');
    const release = await hold('select 1 from counts where station_id = $1 order by ts limit 1 for update');
    const job = testApi().runJobs();
    await sleep(500);
    const saved = await testApi().query<{ id: number }>(
      'update stations set station_name = station_name where id = $1 returning id',
      [row.id],
    );
    // until then it is held: who waited for it would wait for ever
    await release();
    await job;
    expect(saved).toEqual([{ id: row.id }]);
  });
});

onServer.describe('while somebody else is changing a station', () => {
  const LOCK = 'select 1 from stations where id = $1 for update';
  const update = () =>
    request('POST /counts/update', { body: { flowid_txdot: STATION, note: 'all of them' } }, 'super');

  test('many who wait for it keep nobody else waiting, and come to their turn', async () => {
    await signIn('houston');
    await signIn('super');
    const release = await hold(LOCK);
    let answered = 0;
    const waiting = Array.from({ length: 40 }, () =>
      request(
        'POST /counts/reopen',
        { body: { flowid_txdot: STATION, ...DAYS, reason: 'New' } },
        'super',
      ).finally(() => (answered += 1)),
    );
    await sleep(300);
    const status = await houstonsList();
    // had it waited for a connection of theirs, the first of them would have given up before
    expect(answered).toBe(0);
    await release();
    const answers = await Promise.all(waiting);
    expect(status).toBe(200);
    // the first reopens what is certified there, the others find nothing any more; one who had bad luck may try again
    for (const answer of answers) expect([200, 409, 422]).toContain(answer.status);
    expect(answers.some((answer) => answer.status !== 409)).toBe(true);
  });

  const COUNTS = 'select 1 from counts where station_id = $1 for update';
  test.each([
    ['the station', LOCK],
    ['its counts', COUNTS],
  ])('one who waits in vain for %s is told so, and nothing is written', async (_, sql) => {
    const release = await hold(sql);
    // answered while they are still held: who waited for them would wait for ever
    const { status, problem } = await update();
    await release();
    expect([status, problem.error]).toEqual([
      409,
      'Somebody else is changing the same record right now. Nothing was changed; please try again in a moment.',
    ]);
    const [{ n } = { n: -1 }] = await testApi().query<{ n: number }>(
      'select count(*) as n from counts where note is not null and station_id = $1',
      [row.id],
    );
    expect(n).toBe(0);
    expect((await update()).status).toBe(200);
  });
});
