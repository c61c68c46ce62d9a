import path from 'node:path';
import pg from 'pg';
import { startPostgres, type PostgresServer } from '../../../.tools/postgres.mjs';
import { KillableServer } from '../testing/killable-server.ts';

jest.setTimeout(300_000);

const servers = [new KillableServer(), new KillableServer()] as const;
let postgres: PostgresServer | null = null;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(() => Promise.all(servers.map((server) => server.kill())));
afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  postgres?.stop();
});

/** What a statement answers on a database of the server. */
async function ask<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

/** A new database, empty; null where no PostgreSQL is installed. */
async function emptyDatabase(name: string): Promise<string | null> {
  if (!postgres) return null;
  await ask(postgres.url, `create database ${name}`);
  return postgres.url.replace(/\/postgres$/, `/${name}`);
}

/** Starts both at the same moment on one database; answers how often each sentence was printed. */
async function startBoth(env: Record<string, string>, sentence: string): Promise<number> {
  await Promise.all(
    servers.map((server) => server.start(path.join(server.root, env.COUNT_EXCHANGE_SEED ?? ''), { env })),
  );
  return servers.filter(({ printed }) => printed.includes(sentence)).length;
}

// where no PostgreSQL is installed these are listed as passed with nothing looked at: `npm test` says so
test('of two first starts at once on one empty PostgreSQL, one waits for the other', async () => {
  const url = await emptyDatabase('empty');
  if (!url) return;
  const env = { DATABASE_URL: url, COUNT_EXCHANGE_ADMIN: 'ops@agency.example', COUNT_EXCHANGE_SEED: 'none' };
  expect(await startBoth(env, 'First account: ops@agency.example')).toBe(1);
  expect(await ask(url, 'select email from users')).toEqual([{ email: 'ops@agency.example' }]);
  for (const server of servers) expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
});

test('and with the demonstration, which is loaded once', async () => {
  const url = await emptyDatabase('demonstration');
  if (!url) return;
  const env = { DATABASE_URL: url, NODE_ENV: 'development', COUNT_EXCHANGE_SEED: 'demo' };
  expect(await startBoth(env, 'Loading demo data')).toBe(1);
  const [{ stations, distinct } = { stations: 0, distinct: 1 }] = await ask<Record<string, number>>(
    url,
    'select count(*)::int as stations, count(distinct station_id_tmg)::int as distinct from stations where not draft',
  );
  expect(stations).toBe(distinct);
  expect(stations).toBeGreaterThan(0);
  for (const server of servers) await server.signIn('user');
});
