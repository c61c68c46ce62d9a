import { request, testApi } from '../../testing/index.ts';
import { entryOf } from '../releases/testing.ts';
import { createMetrics } from './metrics.ts';

beforeEach(() => testApi().reset());

const tab = (n: number) => n.toString(16).padStart(16, '0');

test('the releases in force, those left out and the versions in open tabs are told', async () => {
  const { db } = testApi();
  for (const [n, version] of ['1.4.0', '1.4.0', '1.5.0'].entries())
    await request('POST /versions-in-use', { body: { tab: tab(n), parts: { 'mfe-qc': version } } });
  const off = { ...entryOf('mfe-exports', '0.9.0'), disabled: {} };
  const registry = {
    revision: 7,
    remotes: [entryOf('mfe-qc', '1.5.0'), off],
    refused: [{ part: 'mfe-admin', version: '2.0.0', why: 'is not signed' }],
  };
  const metrics = createMetrics({
    db,
    now: () => testApi().now(),
    registry: () => Promise.resolve(registry as never),
    health: { freeBytes: () => Promise.resolve(4096) },
  });
  const lines = (await metrics.text()).split('\n');
  for (const line of [
    'count_exchange_registry_revision 7',
    'count_exchange_releases_refused 1',
    'count_exchange_release_in_force{part="mfe-qc",version="1.5.0"} 1',
    'count_exchange_release_in_force{part="mfe-exports",version="0.9.0"} 0',
    'count_exchange_open_tabs{part="mfe-qc",version="1.4.0"} 2',
    'count_exchange_open_tabs{part="mfe-qc",version="1.5.0"} 1',
    'count_exchange_disk_free_bytes 4096',
    'count_exchange_database_answers 1',
    'count_exchange_counts_answer 1',
  ])
    expect(lines).toContain(line);
});

test('counts that do not answer are told apart from a database that does not', async () => {
  const { db } = testApi();
  const lines = async () => {
    const metrics = createMetrics({
      db,
      now: () => testApi().now(),
      registry: () => Promise.reject(new Error('none')),
    });
    return (await metrics.text()).split('\n');
  };
  await db.query('alter table count_months rename to count_months_away');
  try {
    const told = await lines();
    expect(told).toContain('count_exchange_database_answers 1');
    expect(told).toContain('count_exchange_counts_answer 0');
    expect(told.some((line) => line.startsWith('count_exchange_mails{'))).toBe(true);
  } finally {
    await db.query('alter table count_months_away rename to count_months');
  }
  expect(await lines()).toContain('count_exchange_counts_answer 1');
});

test('how long ago the counters were looked at is told', async () => {
  const { db } = testApi();
  const age = async () => {
    const metrics = createMetrics({
      db,
      now: () => new Date('2026-03-02T14:30:00Z'),
      registry: () => Promise.reject(new Error('none')),
    });
    const line = (await metrics.text())
      .split('\n')
      .find((one) => one.startsWith('count_exchange_watch_age_seconds'));
    return Number(line?.split(' ').at(-1));
  };
  await db.query('delete from health_runs');
  expect(await age()).toBe(0);
  await db.query(
    `insert into health_runs (hour, stations) values ('2026-03-02T10:00:00Z', 5), ('2026-03-02T12:00:00Z', 5)`,
  );
  expect(await age()).toBe(9000);
  await db.query('delete from health_runs');
});

test('how long the job that waits longest could have begun is told', async () => {
  const { db } = testApi();
  const wait = async (now: Date) => {
    const metrics = createMetrics({
      db,
      now: () => now,
      registry: () => Promise.reject(new Error('none')),
    });
    const line = (await metrics.text()).split('\n').find((one) => one.startsWith('count_exchange_job_wait'));
    return Number(line?.split(' ').at(-1));
  };
  await db.query(`delete from jobs.job`);
  const [first] = await db.query(`select now()::text as at`);
  const now = new Date(String(first?.at));
  expect(await wait(now)).toBe(0);
  await db.query(
    `insert into jobs.job (name, data, start_after) values
    ('certify', '{"id":1}', $1::timestamptz - interval '7 minutes'),
    ('certify', '{"id":2}', $1::timestamptz + interval '1 hour')`,
    [now.toISOString()],
  );
  expect(await wait(now)).toBe(420);
  await db.query(`delete from jobs.job`);
});
