import { setTimeout as sleep } from 'node:timers/promises';
import type { Param, Scope } from '../db/database.ts';
import { testApi } from '../../testing/index.ts';
import { embeddedOnly } from '../../testing/suite-database.ts';
import { createJobQueue, type AnyJob, type JobDeps, type QueueName } from './queue.ts';

const scope: Scope = { agency: 3, everything: false, user: 3 };
const mailIds = async () =>
  (await testApi().query<{ id: number }>('select id from outbox order by id')).map(({ id }) => id);
const jobStates = async () =>
  (
    await testApi().query<{ name: string; state: string }>(
      'select name, state from jobs.job order by created_on',
    )
  ).map(({ name, state }) => `${name} ${state}`);

async function addMail(): Promise<number> {
  const [row] = await testApi().query<{ id: number }>(
    `insert into outbox (recipient, subject, body, created_at) values ('uma@example.org', 'Hello', 'Text', now()) returning id`,
  );
  return row?.id ?? 0;
}

beforeEach(() => testApi().reset());

test('a job of a scoped transaction is there once it is committed', async () => {
  const id = await addMail();
  await testApi().db.transaction((tx) => testApi().queue.enqueue(tx, 'deliver-mail', { id }), { scope });
  expect(await jobStates()).toEqual(['deliver-mail created']);
});

test('a job goes with the transaction that is rolled back', async () => {
  const id = await addMail();
  const broken = testApi().db.transaction(
    async (tx) => {
      await testApi().queue.enqueue(tx, 'deliver-mail', { id });
      throw new Error('stop');
    },
    { scope },
  );
  await expect(broken).rejects.toThrow('stop');
  expect(await jobStates()).toEqual([]);
});

describe('delivering mail', () => {
  async function deliver(mailer: (mail: { to: string }) => Promise<void>): Promise<number> {
    const id = await addMail();
    await testApi().db.transaction((tx) => testApi().queue.enqueue(tx, 'deliver-mail', { id }));
    return testApi().runJobs(mailer);
  }

  test('sends each mail once and notes when', async () => {
    const sent: string[] = [];
    const mailer = ({ to }: { to: string }) => Promise.resolve(void sent.push(to));
    await deliver(mailer);
    const [id = 0] = await mailIds();
    await testApi().db.transaction((tx) => testApi().queue.enqueue(tx, 'deliver-mail', { id }));
    await testApi().runJobs(mailer);
    expect(sent).toEqual(['uma@example.org']);
    const [mail] = await testApi().query('select sent_at, attempts, last_error from outbox');
    expect(mail).toEqual({ sent_at: '2026-03-02T12:00:00Z', attempts: 1, last_error: null });
  });

  test('tries again after a failure', async () => {
    let tries = 0;
    await deliver(() => (++tries < 3 ? Promise.reject(new Error('busy')) : Promise.resolve()));
    expect(
      await testApi().query('select attempts, last_error, sent_at is not null as sent from outbox'),
    ).toEqual([{ attempts: 3, last_error: null, sent: true }]);
    expect(await jobStates()).toEqual(['deliver-mail completed']);
  });

  test('gives up after a day of tries and keeps the mail with its error', async () => {
    await deliver(() => Promise.reject(new Error('no such host')));
    expect(await testApi().query('select attempts, last_error, sent_at from outbox')).toEqual([
      { attempts: 32, last_error: 'Error: no such host', sent_at: null },
    ]);
    expect(await jobStates()).toEqual(['deliver-mail failed', 'deliver-mail-failed completed']);
  });

  test('without a mail server leaves the mail in the outbox', async () => {
    const id = await addMail();
    await testApi().db.transaction((tx) => testApi().queue.enqueue(tx, 'deliver-mail', { id }));
    expect(await testApi().runJobs()).toBe(1);
    expect(await testApi().query('select attempts, sent_at from outbox')).toEqual([
      { attempts: 0, sent_at: null },
    ]);
  });
});

test('what has gathered in any queue is worked off at once after a start, not one job every two seconds', async () => {
  const queues: QueueName[] = ['deliver-mail', 'find-oddities', 'forgot-password'];
  const each = 20;
  const queue = await createJobQueue(testApi().db);
  for (const name of queues)
    for (let id = 1; id <= each; id += 1)
      await testApi().db.transaction((tx) => queue.enqueue(tx, name, { id }));
  const done: string[] = [];
  const jobs = queues.map((name) => ({
    queue: name,
    run: ({ id }: { id: number }) => Promise.resolve(void done.push(`${name} ${id}`)),
    fail: () => Promise.resolve(),
    reopen: () => Promise.resolve(false),
  })) as AnyJob[];
  const started = performance.now();
  await queue.work(jobs, { db: testApi().db } as JobDeps);
  while (done.length < queues.length * each && performance.now() - started < 20_000) await sleep(20);
  await queue.stop(1000);
  expect(new Set(done).size).toBe(queues.length * each);
  expect(done).toHaveLength(queues.length * each);
});

test('while a long job is at work, a short one of its queue is done', async () => {
  const queue = await createJobQueue(testApi().db);
  const ended: number[] = [];
  await new Promise<void>((bothDone) => {
    let finish = () => {};
    const long = new Promise<void>((resolve) => (finish = resolve));
    const job = {
      queue: 'import-counts',
      run: async ({ id }: { id: number }) => {
        // the long one ends when the short one has
        if (id === 1) await long;
        else finish();
        if (ended.push(id) === 2) bothDone();
      },
      fail: () => Promise.resolve(),
      reopen: () => Promise.resolve(false),
    };
    const begin = async () => {
      await queue.work([job] as AnyJob[], { db: testApi().db } as JobDeps);
      for (const id of [1, 2])
        await testApi().db.transaction((tx) => queue.enqueue(tx, 'import-counts', { id }));
    };
    void begin();
  });
  await queue.stop(1000);
  expect(ended).toEqual([2, 1]);
  expect(await jobStates()).toEqual(['import-counts completed', 'import-counts completed']);
});

test('a job that is handed back at every end of the server never runs out of tries', async () => {
  await testApi().db.transaction((tx) => testApi().queue.enqueue(tx, 'certify', { id: 1 }));
  for (let round = 1; round <= 7; round += 1) {
    const queue = await createJobQueue(testApi().db);
    await new Promise<void>((begun) => {
      const run = () => new Promise<void>((end) => (round < 7 ? begun() : (end(), begun())));
      const job = {
        queue: 'certify',
        run,
        fail: () => Promise.resolve(),
        reopen: () => Promise.resolve(false),
      };
      void queue.work([job] as AnyJob[], { db: testApi().db } as JobDeps);
    });
    await queue.stop(round < 7 ? 1 : 1000);
    // the pause before another process takes it
    await testApi().query('update jobs.job set start_after = now()');
    expect(await jobStates()).toEqual([round < 7 ? 'certify created' : 'certify completed']);
  }
});

test.each([
  ['meets a machine which is away', '08006'],
  ['is undone for the sake of another', '40P01'],
  ['meets a storage of files which is away', 'FILES_AWAY'],
])('a job that %s waits, more often than it is tried', async (_, code) => {
  const queue = await createJobQueue(testApi().db);
  await testApi().db.transaction((tx) => queue.enqueue(tx, 'certify', { id: 1 }));
  const away = Object.assign(new Error('x'), { code });
  const given: number[] = [];
  let tries = 0;
  const job = {
    queue: 'certify',
    run: () => (++tries <= 7 ? Promise.reject(away) : Promise.resolve()),
    fail: ({ id }: { id: number }) => Promise.resolve(void given.push(id)),
    reopen: () => Promise.resolve(false),
  };
  await queue.work([job] as AnyJob[], { db: testApi().db } as JobDeps);
  // the time that it waits goes by at once
  while (!(await jobStates()).includes('certify completed') && given.length === 0)
    await testApi().query(`update jobs.job set start_after = now() where state = 'created'`);
  await queue.stop(1000);
  expect([tries, given, await jobStates()]).toEqual([8, [], ['certify completed']]);
  const waited = `select (data->>'waits')::int as waits, (data->>'since')::timestamptz < created_on as is_since from jobs.job`;
  expect(await testApi().query(waited)).toEqual([{ waits: 7, is_since: true }]);
});

test('a job that was put back and is at work again is not ended by the late end of the try before', async () => {
  const db = testApi().db;
  let noteEnd = () => {};
  const late = new Promise<void>((resolve) => (noteEnd = resolve));
  let isNoted = () => {};
  const noted = new Promise<void>((resolve) => (isNoted = resolve));
  const slowDb = Object.assign(Object.create(db) as typeof db, {
    query: async (sql: string, params?: Param[]) => {
      if (!sql.includes('completed_on = now()')) return db.query(sql, params);
      await late;
      const rows = await db.query(sql, params);
      isNoted();
      return rows;
    },
  });
  // embedded, the queue asks its questions there
  slowDb.background = slowDb;
  const certify = (run: () => Promise<void>) =>
    [
      { queue: 'certify', run, fail: () => Promise.resolve(), reopen: () => Promise.resolve(false) },
    ] as AnyJob[];
  const first = await createJobQueue(slowDb);
  await db.transaction((tx) => first.enqueue(tx, 'certify', { id: 1 }));
  const away = Object.assign(new Error('x'), { code: '08006' });
  await first.work(
    certify(() => Promise.reject(away)),
    { db } as JobDeps,
  );
  while (!(await jobStates()).includes('certify created')) await sleep(20);
  await testApi().query('update jobs.job set start_after = now()');
  const second = await createJobQueue(db);
  let finish = () => {};
  const begun = new Promise<void>((isBegun) => {
    const run = () => new Promise<void>((end) => ((finish = end), isBegun()));
    void second.work(certify(run), { db } as JobDeps);
  });
  await begun;
  noteEnd();
  await noted;
  expect(await jobStates()).toEqual(['certify active']);
  finish();
  while (!(await jobStates()).includes('certify completed')) await sleep(20);
  await Promise.all([first.stop(1000), second.stop(1000)]);
});

test('a second start finds the queues as they are and writes nothing', async () => {
  const queues = () => testApi().query('select name, updated_on from jobs.queue order by name');
  await createJobQueue(testApi().db);
  const before = await queues();
  await createJobQueue(testApi().db);
  expect(await queues()).toEqual(before);
});

// PostgreSQL, where other processes may be at it, goes by a heartbeat instead
embeddedOnly('a job whose end could not be written runs again soon, the one at work does not', async () => {
  const queue = await createJobQueue(testApi().db);
  const runs: number[] = [];
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const job = {
    queue: 'undo-import',
    run: ({ id }: { id: number }) => {
      runs.push(id);
      return id === 1 ? slow : Promise.resolve();
    },
    fail: () => Promise.resolve(),
    reopen: () => Promise.resolve(false),
  } as AnyJob;
  await queue.work([job], { db: testApi().db } as JobDeps);
  const add = (id: number) => testApi().db.transaction((tx) => queue.enqueue(tx, 'undo-import', { id }));
  await add(1);
  while (runs.length < 1) await sleep(20);
  // what a full disk leaves: begun, at an end, and nobody knows
  await testApi().db.transaction(async (tx) => {
    await queue.enqueue(tx, 'undo-import', { id: 2 });
    await tx.query(`update jobs.job set state = 'active' where state = 'created'`);
  });
  await testApi().query(
    `update jobs.job set started_on = now() - interval '1 minute' where state = 'active'`,
  );
  const states = async () => (await jobStates()).toSorted();
  // it was looked at: the left one waits for the worker again, and the one at work was let be
  const looked = ['undo-import active', 'undo-import created'];
  while ((await states()).join() !== looked.join()) await sleep(50);
  expect(runs).toEqual([1]);
  finish();
  while (runs.length < 2) await sleep(50);
  await queue.stop(1000);
  expect(runs).toEqual([1, 2]);
  expect(await jobStates()).toEqual(['undo-import completed', 'undo-import completed']);
});
