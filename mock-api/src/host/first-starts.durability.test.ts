import path from 'node:path';
import { KillableServer } from '../testing/killable-server.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';

jest.setTimeout(300_000);

const servers = [new KillableServer(), new KillableServer()] as const;
const postgres = postgresOfFile();
afterEach(() => Promise.all(servers.map((server) => server.kill())));
afterAll(() => Promise.all(servers.map((server) => server.remove())));

/** Starts both at the same moment on one database; answers how often each sentence was printed. */
async function startBoth(env: Record<string, string>, sentence: string): Promise<number> {
  await Promise.all(
    servers.map((server) => server.start(path.join(servers[0].root, env.COUNT_EXCHANGE_SEED ?? ''), { env })),
  );
  return servers.filter(({ printed }) => printed.includes(sentence)).length;
}

onPostgres('of two first starts at once on one empty PostgreSQL, one waits for the other', async () => {
  const url = await newDatabase(postgres(), 'empty');
  const env = { DATABASE_URL: url, COUNT_EXCHANGE_ADMIN: 'ops@agency.example', COUNT_EXCHANGE_SEED: 'none' };
  expect(await startBoth(env, 'First account: ops@agency.example')).toBe(1);
  expect(await askDatabase(url, 'select email from users')).toEqual([{ email: 'ops@agency.example' }]);
  for (const server of servers) expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
});

onPostgres(
  'a database in which letters would be bytes is refused with a sentence, and stays empty',
  async () => {
    const url = await newDatabase(
      postgres(),
      `bytes encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    const [server] = servers;
    const env = { DATABASE_URL: url.replace(/bytes.*$/, 'bytes'), COUNT_EXCHANGE_SEED: 'none' };
    const started = server.start(path.join(server.root, 'bytes'), { env });
    await expect(started).rejects.toThrow('has the encoding SQL_ASCII');
    expect(
      await askDatabase(env.DATABASE_URL, `select 1 from pg_tables where schemaname = 'public'`),
    ).toEqual([]);
  },
);

onPostgres('and with the demonstration, which is loaded once', async () => {
  const url = await newDatabase(postgres(), 'demonstration');
  const env = { DATABASE_URL: url, NODE_ENV: 'development', COUNT_EXCHANGE_SEED: 'demo' };
  expect(await startBoth(env, 'Loading demo data')).toBe(1);
  const [{ stations, distinct } = { stations: 0, distinct: 1 }] = await askDatabase<Record<string, number>>(
    url,
    'select count(*)::int as stations, count(distinct station_id_tmg)::int as distinct from stations where not draft',
  );
  expect(stations).toBe(distinct);
  expect(stations).toBeGreaterThan(0);
  for (const server of servers) await server.signIn('user');
});
