import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSignals } from '../platform/db/signals.ts';
import { csvOf } from '../testing/walk/walk.bodies.ts';
import { KillableServer, type Client } from '../testing/killable-server.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';
import { testBucket } from '../testing/test-bucket.ts';

jest.setTimeout(300_000);

const METRICS_TOKEN = 'only-the-collector-of-this-house-knows-it';
/** Two processes answer people, one works; the last one is refused. */
const [one, two, worker, other] = [1, 2, 3, 4].map(() => new KillableServer()) as [
  KillableServer,
  KillableServer,
  KillableServer,
  KillableServer,
];
const postgres = postgresOfFile();
const storage = testBucket(one.root);
let env: Record<string, string> = {};
beforeAll(async () => {
  env = { METRICS_TOKEN, ...(await storage.run()).env };
});
afterAll(async () => {
  await Promise.all([one, two, worker, other].map((server) => server.remove()));
  await storage.close();
});

/** Each has a data folder of its own, as on a machine of its own. */
const start = (server: KillableServer, more: Record<string, string> = {}) =>
  server.start(path.join(server.root, 'data'), { env: { ...env, ...more } });

/** As the export's form sends it. */
const yesterday = () =>
  new Date(Date.now() - 86_400_000).toLocaleDateString('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  });

const orderExport = (client: Client) =>
  client.call('POST /export/prepare-csv', { body: { ...csvOf('AU0002'), toDate: yesterday() } });

const states = async (client: Client) => (await client.call('GET /exports')).map(({ status }) => status);

/** Waits until something is so; a test's time is the end of it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(100);
}

onPostgres('many processes are one exchange', async () => {
  env.DATABASE_URL = await newDatabase(postgres(), 'many');
  one.prepare({ DATABASE_URL: env.DATABASE_URL });
  await Promise.all([start(one, { ROLE: 'api' }), start(two, { ROLE: 'api' })]);
  const token = await one.token('user');
  const [first, second] = [one.as(token), two.as(token)];

  // what is uploaded at the one is imported through the other; without a worker it waits
  const form = new FormData();
  form.append('file', new Blob(['Date,NB\n2024-01-01 00:00:00,1\n2024-01-01 01:00:00,2\n']), 'two.csv');
  const { file } = await first.call('POST /counts/upload', { body: form });
  const station = await second.call('GET /stations/:stationId', { params: { stationId: 'AU0009' } });
  const channels = [{ id: station.channels[0]?.id ?? 0, header: 'NB' }];
  await second.call('POST /counts/import', {
    body: { file, vendor: '0', station: 'AU0009', channels, interval: 60 },
  });
  await orderExport(first);
  expect(await states(second)).toEqual(['waiting']);
  const [before] = await askDatabase<{ at: string }>(env.DATABASE_URL, 'select now()::text as at');

  await start(worker, { ROLE: 'worker' });
  const imported = async () =>
    (await first.call('GET /counts', { query: { flowid_txdot: 'AU0009', limit: 1 } })).total === 2;
  await until(async () => (await states(second)).every((state) => state === 'done') && (await imported()));
  const late = `select count(*)::int as jobs from jobs.job
    where name in ('export-csv', 'import-counts') and retry_count = 0 and started_on > '${before?.at ?? ''}'`;
  expect(await askDatabase(env.DATABASE_URL, late)).toEqual([{ jobs: 2 }]);

  // what was asked for at the one is fetched through the other, once
  const [made] = await first.call('GET /exports');
  expect(await second.lines(made?.download ?? '')).toBeGreaterThan(1);
  await expect(first.lines(made?.download ?? '')).rejects.toThrow('410');
});

onPostgres('what one process forgets or tells, the others do at once', async () => {
  const heard: string[] = [];
  const ears = openSignals(env.DATABASE_URL ?? '', {
    heard: (text) => void heard.push(text),
    missed: () => void heard.push('ready'),
    deaf: () => void heard.push('deaf'),
  });
  await until(() => Promise.resolve(heard.length > 0));
  await (await one.signIn('super')).call('GET /admin/cache-clear');
  await until(() => Promise.resolve(heard.includes('cache')));
  await orderExport(await two.signIn('user'));
  await until(() => Promise.resolve(heard.some((text) => /^wake \d+$/.test(text))));
  await ears.close();
});

onPostgres('a process that works answers nobody but those who watch it', async () => {
  const answers = async (call: string, headers = {}) =>
    (await fetch(`${worker.url}${call}`, { headers })).status;
  expect(await answers('/api/live')).toBe(200);
  expect(await answers('/api/ready')).toBe(200);
  expect(await answers('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
  for (const call of ['/', '/registry.json', '/horizon', '/api/exports', '/api/openapi.json'])
    expect([call, await answers(call)]).toEqual([call, 404]);
  await expect(worker.signIn('user')).rejects.toThrow('This process works on jobs');
});

onPostgres('a process that would keep its files elsewhere does not start', async () => {
  const where =
    /are not in .*: other processes on it began to keep uploads and exports in s3:\/\/counts\/files\/ at/;
  await expect(start(other, { FILES_URL: 's3://counts/elsewhere' })).rejects.toThrow(where);
  await expect(start(other, { FILES_URL: '' })).rejects.toThrow(where);
  await expect(start(other, { FILES_URL: path.join(other.root, 'shared') })).rejects.toThrow(where);
});

onPostgres.each([
  ['S3_ENDPOINT', 'http://127.0.0.1:2', "can't be reached (ECONNREFUSED)"],
  ['FILES_URL', 's3://none/files', 'there is no bucket none at http://127.0.0.1'],
  ['AWS_ACCESS_KEY_ID', 'nobody', 'refuses the bucket counts to these credentials (InvalidAccessKeyId)'],
])('nor one whose storage fails, by %s=%s', async (setting, value, sentence) => {
  await expect(start(other, { [setting]: value })).rejects.toThrow(sentence);
});
