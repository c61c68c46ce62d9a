import { setTimeout as sleep } from 'node:timers/promises';
import { csvOf } from '../testing/walk/walk.bodies.ts';
import { KillableServer, type Client } from '../testing/killable-server.ts';
import { askDatabase, newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';

jest.setTimeout(300_000);

const METRICS_TOKEN = 'only-the-collector-of-this-house-knows-it';
const [front, back] = [new KillableServer(), new KillableServer()];
const postgres = postgresOfFile();
afterAll(() => Promise.all([front, back].map((server) => server.remove())));

/** As the export's form sends it. */
const yesterday = () =>
  new Date(Date.now() - 86_400_000).toLocaleDateString('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  });

const orderExport = (client: Client) =>
  client.call('POST /export/prepare-csv', { body: { ...csvOf('AU0002'), toDate: yesterday() } });

const exportsOf = async (client: Client) => (await client.call('GET /exports')).map(({ status }) => status);

onPostgres('one process answers people, another does the work', async () => {
  const url = await newDatabase(postgres(), 'roles');
  front.prepare({ DATABASE_URL: url });
  const folder = `${front.root}/data`;
  const env = { DATABASE_URL: url, METRICS_TOKEN };
  await front.start(folder, { env: { ...env, ROLE: 'api' } });
  const client = await front.signIn('user');
  await orderExport(client);
  expect(await exportsOf(client)).toEqual(['waiting']);
  const [before] = await askDatabase<{ at: string }>(url, 'select now()::text as at');

  await back.start(folder, { env: { ...env, ROLE: 'worker' } });
  while (!(await exportsOf(client)).every((status) => status === 'done')) await sleep(100);
  const late = `select started_on > '${before?.at}' as late from jobs.job where name = 'export-csv'`;
  expect(await askDatabase(url, late)).toEqual([{ late: true }]);
  const [file] = await client.call('GET /exports');
  expect(await client.lines(file?.download ?? '')).toBeGreaterThan(1);

  const answers = async (path: string, headers = {}) =>
    (await fetch(`${back.url}${path}`, { headers })).status;
  expect(await answers('/api/live')).toBe(200);
  expect(await answers('/api/ready')).toBe(200);
  expect(await answers('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
  for (const path of ['/', '/registry.json', '/horizon', '/api/exports', '/api/openapi.json'])
    expect([path, await answers(path)]).toEqual([path, 404]);
  await expect(back.signIn('user')).rejects.toThrow('This process works on jobs');
});
