import type { Registry } from 'shared-domain/registry';
import { forgetSignIns, request, requestOf, testApi } from '../../testing/index.ts';
import { aFailure } from '../../testing/a-failure.ts';
import { removeExpired } from '../sweep/remove-expired.ts';
import { createTrialStop } from './stop-trials.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const STACK = `TypeError: Nora
    at review (https://counts.example.org/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2345)`;
const report = {
  ...aFailure,
  message: "No count 17 of 'Nora Field' (nora@example.org)",
  stack: STACK,
};
const tell = (change: Partial<typeof report> = {}) =>
  request('POST /failures', { body: { ...report, ...change } });
const referenceOf = (n: number) => n.toString(16).padStart(8, '0').toUpperCase();
const tabOf = (n: number) => n.toString(16).padStart(16, '0');
const now = () => testApi().now();
const kept = () =>
  testApi().query('select part, version, route, kind, message, stack, times from failures order by id');
const runs = (n: number, parts: Record<string, string>, ended?: boolean) =>
  request('POST /versions-in-use', { body: { tab: tabOf(n), parts, ended } });
const inUse = async () =>
  (await request('GET /versions-in-use', {})).reply.data.map(
    ({ part, version, tabs }) => `${part} ${version}: ${tabs}`,
  );

test('a failure is kept by release and place, counted, and each of its references leads to it', async () => {
  expect((await tell()).status).toBe(200);
  await tell({ reference: '00000002', message: "No count 180 of 'Olga' (olga@example.org)" });
  // sent twice, counted once
  await tell({ reference: '00000002' });
  await tell({ reference: '00000003', version: '1.5.1' });
  expect(await kept()).toEqual([
    {
      part: 'mfe-qc',
      version: '1.5.0',
      route: '/validate-counts/:stationId',
      kind: 'TypeError',
      message: 'No count # of “…” [e-mail]',
      stack: 'review (/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2345)',
      times: 2,
    },
    expect.objectContaining({ version: '1.5.1', times: 1 }),
  ]);
  const references = await testApi().query(
    'select reference, dense_rank() over (order by failure_id)::int as failure from failure_references order by 1',
  );
  expect(references).toEqual([
    { reference: '00000002', failure: 1 },
    { reference: '00000003', failure: 2 },
    { reference: '1A2B3C4D', failure: 1 },
  ]);
});

test('the log names it by its reference, and neither log nor database a person', async () => {
  await request('POST /failures', { body: report }, 'user');
  const line = testApi().logged.find(({ failure }) => failure !== undefined);
  expect(line).toMatchObject({
    failure: '1A2B3C4D',
    part: 'mfe-qc',
    version: '1.5.0',
    shell: '0.9.0',
    route: '/validate-counts/:stationId',
    stack: ['review (/remotes/mfe-qc/1.5.0/review.1a2b3c4d.js:1:2345)'],
  });
  // who was signed in is not asked, even where the browser says so
  expect(testApi().logged.find(({ call }) => call === 'POST /failures')?.user).toBeUndefined();
  const all = JSON.stringify([await kept(), testApi().logged]);
  for (const word of ['Nora', 'nora', 'example.org', 'user@']) expect(all).not.toContain(word);
});

test.each([
  ['a part that is none', { part: '<script>' }],
  ['a version that is none', { version: 'Nora Field' }],
  ['a reference that is none', { reference: 'nora@example.org' }],
  ['a tab that is none', { tab: 'nora' }],
])('%s is refused and nothing is written', async (_, change) => {
  expect((await tell(change)).status).toBe(422);
  expect(await kept()).toEqual([]);
});

test('a text that is too long is cut, a body that is too large refused', async () => {
  expect((await tell({ message: 'x'.repeat(5000), stack: STACK + '\n'.repeat(12_000) })).status).toBe(200);
  expect((await tell({ reference: '00000009', stack: 'x'.repeat(40_000) })).status).toBe(413);
  expect((await kept()).map(({ message }) => String(message).length)).toEqual([200]);
});

test('one address tells of so many failures, and no more', async () => {
  const from = async (n: number, address: string) => {
    const sent = requestOf('POST /failures', { body: { ...report, reference: referenceOf(n) } });
    return (await testApi().fetch(sent, { address })).status;
  };
  for (let n = 0; n < 300; n += 1) await from(n, '203.0.113.7');
  expect(await from(300, '203.0.113.7')).toBe(429);
  expect(await from(301, '203.0.113.8')).toBe(200);
});

test('tells which versions open tabs run: of a closed tab none, of a changed one the newer', async () => {
  await runs(1, { shell: '0.9.0', 'mfe-qc': '1.5.0' });
  await runs(2, { shell: '0.9.0' });
  await runs(3, { shell: '0.9.0', 'mfe-qc': '1.5.0' });
  await runs(3, { shell: '0.9.0', 'mfe-qc': '1.5.0' }, true);
  expect(await inUse()).toEqual(['mfe-qc 1.5.0: 1', 'shell 0.9.0: 2']);
  await runs(1, { shell: '0.9.0', 'mfe-qc': '1.6.0' });
  // back from the browser's memory of pages
  await runs(3, { shell: '0.9.0' });
  expect(await inUse()).toEqual(['mfe-qc 1.6.0: 1', 'shell 0.9.0: 3']);
});

test('a tab that was not heard of for a day runs nothing', async () => {
  await runs(1, { shell: '0.9.0' });
  await testApi().query(`update versions_in_use set last_seen = last_seen - interval '25 hours'`);
  expect(await inUse()).toEqual([]);
});

test.each([
  ['a part that is none', { parts: { 'Nora Field': '1.0.0' } }],
  ['a version that is none', { parts: { shell: 'Nora' } }],
  [
    'too many parts',
    { parts: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`mfe-x${n}`, '1.0.0'])) },
  ],
])('%s is refused', async (_, body) => {
  expect((await request('POST /versions-in-use', { body: { tab: tabOf(1), ...body } })).status).toBe(422);
  expect(await inUse()).toEqual([]);
});

test('what is long past is cleared away', async () => {
  await tell();
  await runs(1, { shell: '0.9.0' });
  const sweep = (days: number) => {
    const { db, files } = testApi();
    return removeExpired({ db, files, now: () => new Date(testApi().now().getTime() + days * 86_400_000) });
  };
  await sweep(89);
  expect(await kept()).toHaveLength(1);
  expect(await testApi().query('select 1 from versions_in_use')).toEqual([]);
  await sweep(91);
  expect([await kept(), await testApi().query('select 1 from failure_references')]).toEqual([[], []]);
});

describe('a gradual switch-on', () => {
  const release = (version: string) => ({
    name: 'mfe-qc',
    version,
    contract: '^1.8',
    entry: 'mf-manifest.json',
    routes: [],
    menu: [],
  });
  const registryOf = (tried: string): Registry => ({
    revision: 4,
    remotes: [{ ...release('1.5.0'), trial: { ...release(tried), share: 0.1 } }],
  });
  const woken: number[] = [];
  const logged: Record<string, unknown>[] = [];
  const stop = () => {
    const { db } = testApi();
    const live = { wake: (user: number) => void woken.push(user) };
    return createTrialStop({ db, now, log: (line) => void logged.push(line), live: live as never });
  };
  const triedIn = (registry: Registry) => registry.remotes[0]?.trial?.version;

  /** So many sessions of both versions, of which the trial fails in some. */
  async function sessions(count: number, failing: number, tried = '1.6.0') {
    for (let n = 0; n < count; n += 1) {
      await runs(n, { shell: '0.9.0', 'mfe-qc': '1.5.0' });
      await runs(1000 + n, { shell: '0.9.0', 'mfe-qc': tried });
    }
    for (let n = 0; n < failing; n += 1)
      await tell({ reference: referenceOf(n), tab: tabOf(1000 + n), version: tried });
  }

  test('goes on while it does not fail', async () => {
    await sessions(20, 1);
    expect(triedIn(await stop()(registryOf('1.6.0')))).toBe('1.6.0');
  });

  test('one session that fails again and again is one', async () => {
    await sessions(20, 0);
    for (let n = 0; n < 30; n += 1)
      await tell({ reference: referenceOf(n), tab: tabOf(1000), version: '1.6.0' });
    expect(triedIn(await stop()(registryOf('1.6.0')))).toBe('1.6.0');
  });

  test('stops when it fails too often, says why, and stays stopped until another version is tried', async () => {
    await sessions(20, 3);
    expect(triedIn(await stop()(registryOf('1.6.0')))).toBeUndefined();
    const { reply } = await request('GET /versions-in-use', {});
    expect(reply.stopped).toEqual([
      {
        part: 'mfe-qc',
        version: '1.6.0',
        at: expect.any(String),
        why: 'Its gradual switch-on was stopped: 1.6.0 failed in 3 of 20 sessions, 1.5.0 in 0 of 20.',
        whyEs: 'Se detuvo su activación gradual: 1.6.0 falló en 3 de 20 sesiones; 1.5.0, en 0 de 20.',
      },
    ]);
    expect(logged).toEqual([
      { trial: 'stopped', part: 'mfe-qc', version: '1.6.0', why: reply.stopped[0]?.why },
    ]);
    // a process that has just started, when all those sessions are long forgotten
    await testApi().query('delete from versions_in_use');
    expect(triedIn(await stop()(registryOf('1.6.0')))).toBeUndefined();
    expect(triedIn(await stop()(registryOf('1.7.0')))).toBe('1.7.0');
  });

  test('tells those who watch the system, once', async () => {
    await sessions(20, 3);
    woken.length = 0;
    await Promise.all([stop()(registryOf('1.6.0')), stop()(registryOf('1.6.0'))]);
    await stop()(registryOf('1.6.0'));
    const { reply } = await request('GET /notifications', {}, 'super');
    expect(reply.data.filter(({ kind }) => kind === 'trial')).toEqual([
      expect.objectContaining({
        title: 'A release on trial was stopped',
        text: 'mfe-qc 1.6.0 failed in 3 of 20 sessions. All go on with the version before. Choose “Monitor” to see what failed.',
      }),
    ]);
    expect(woken).toEqual([1]);
    const other = await request('GET /notifications', {}, 'user');
    expect(other.reply.data.filter(({ kind }) => kind === 'trial')).toEqual([]);
  });

  test('a registry without a trial costs no question', async () => {
    const guard = createTrialStop({ db: null as never, now, live: null as never });
    const registry: Registry = { revision: 1, remotes: [release('1.5.0')] };
    expect(await guard(registry)).toBe(registry);
  });

  test('where the database can’t be asked the registry is answered all the same', async () => {
    const failing = {
      transaction: () => Promise.reject(new Error('away')),
      query: () => Promise.reject(new Error('away')),
    };
    const guard = createTrialStop({ db: failing as never, now, live: null as never });
    expect(triedIn(await guard(registryOf('1.6.0')))).toBe('1.6.0');
  });
});
