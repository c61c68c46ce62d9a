import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KillableServer } from '../../testing/killable-server.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../../testing/on-postgres.ts';

jest.setTimeout(300_000);

const TOKEN = 'only-the-collector-of-this-house-knows-it';
const [people, worker] = [new KillableServer(), new KillableServer()];
const postgres = postgresOfFile();
afterAll(async () => {
  await Promise.all([people, worker].map((server) => server.remove()));
});

/** What a process tells, by the name and labels of each figure. */
async function told(server: KillableServer): Promise<Map<string, number>> {
  const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('count_exchange_'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

/** What the processes share, whichever tells it. */
const SHARED =
  /^count_exchange_(jobs|job_wait|imports|open_findings|mails|counts|release|registry|open_tabs|database_answers)/;
const shared = (figures: Map<string, number>) =>
  Object.fromEntries([...figures].filter(([name]) => SHARED.test(name)));

onPostgres(
  'two processes over one PostgreSQL tell the same of what they share, and each of itself',
  async () => {
    const env = {
      DATABASE_URL: await newDatabase(postgres(), 'measured'),
      METRICS_TOKEN: TOKEN,
    };
    people.prepare(env);
    const folder = path.join(people.root, 'data');
    await people.start(folder, { env: { ...env, ROLE: 'api' } });
    const client = await people.signIn('user');
    const form = new FormData();
    form.append('file', new Blob(['Date,NB\n2024-01-01 00:00:00,1\n2024-01-01 01:00:00,2\n']), 'two.csv');
    const { file } = await client.call('POST /counts/upload', { body: form });
    const station = await client.call('GET /stations/:stationId', { params: { stationId: 'AU0009' } });
    const channels = [{ id: station.channels[0]?.id ?? 0, header: 'NB' }];
    await client.call('POST /counts/import', {
      body: { file, vendor: '0', station: 'AU0009', channels, interval: 60 },
    });
    const tab = (n: number) => n.toString(16).padStart(16, '0');
    for (const n of [1, 2])
      await client.call('POST /versions-in-use', { body: { tab: tab(n), parts: { 'mfe-qc': '1.4.0' } } });

    // nobody works: the job is seen to wait
    const waiting = await told(people);
    expect(waiting.get('count_exchange_jobs{queue="import-counts",state="waiting"}')).toBe(1);
    expect(waiting.get('count_exchange_imports{source="file",state="waiting"}')).toBe(1);
    expect(waiting.get('count_exchange_job_wait_seconds')).toBeGreaterThan(0);

    await worker.start(folder, { env: { ...env, ROLE: 'worker' } });
    const total = async () =>
      (await client.call('GET /counts', { query: { flowid_txdot: 'AU0009', limit: 1 } })).total;
    while ((await total()) !== 2) await sleep(50);
    const done = 'count_exchange_jobs{queue="import-counts",state="done"}';
    // what the database knows is asked for every 15 seconds at most, by each process
    const seen = async (server: KillableServer) => {
      for (;;) {
        const figures = await told(server);
        const isOver = [...figures].every(
          ([name, n]) => !/_jobs.*state="(waiting|running)"/.test(name) || n === 0,
        );
        if (figures.get(done) === 1 && isOver) return figures;
        await sleep(200);
      }
    };
    const [one, other] = [await seen(people), await seen(worker)];
    expect(shared(one)).toEqual(shared(other));
    for (const [name, figure] of [
      ['count_exchange_jobs{queue="import-counts",state="failed"}', 0],
      ['count_exchange_job_wait_seconds', 0],
      ['count_exchange_imports{source="file",state="done"}', 1],
      ['count_exchange_database_answers', 1],
    ] as const)
      expect([name, other.get(name)]).toEqual([name, figure]);
    // what is not built here is told as other parts
    const tabs = [...other].filter(([name]) => name.startsWith('count_exchange_open_tabs'));
    expect(tabs.map(([, n]) => n)).toEqual([2]);
    expect(other.get('count_exchange_counts')).toBeGreaterThan(1000);

    // each its own: what it was asked, the connections that it has, its disk
    const imported = 'count_exchange_requests_total{call="POST /counts/import",status="200"}';
    expect([one.get(imported), other.get(imported)]).toEqual([1, undefined]);
    for (const figures of [one, other]) {
      // idle ones are let go of after a while
      for (const pool of ['calls', 'jobs'])
        for (const state of ['used', 'idle'])
          expect(
            figures.get(`count_exchange_database_connections{pool="${pool}",state="${state}"}`),
          ).toBeGreaterThanOrEqual(0);
      expect(figures.get('count_exchange_database_connections{pool="calls",state="waited for"}')).toBe(0);
      expect(figures.get('count_exchange_disk_free_bytes')).toBeGreaterThan(0);
    }

    // the rest is told all the same while the database is away
    postgres().halt();
    const away = await (async () => {
      for (;;) {
        const figures = await told(worker);
        if (figures.get('count_exchange_database_answers') === 0) return figures;
        await sleep(200);
      }
    })();
    expect(away.get('count_exchange_disk_free_bytes')).toBeGreaterThan(0);
    postgres().goOn();
  },
);
