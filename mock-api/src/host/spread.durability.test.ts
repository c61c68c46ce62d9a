import { createHash } from 'node:crypto';
import path from 'node:path';
import { openPostgres } from '../platform/db/postgres.ts';
import { KillableServer } from '../testing/killable-server.ts';
import { citusOfFile, onCitus } from '../testing/on-citus.ts';
import { newDatabases } from '../testing/spread-installation.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { runCommand } from '../testing/run-command.ts';
import { edit } from '../testing/stored-counts.ts';
import { migrate } from './schema/migrate.ts';
import { migrations } from './schema/migrations/index.ts';
import { machineFrom } from './spread/machine.rules.ts';
import { addWorker, nameCoordinator, selectLevels } from './spread/machines.sql.ts';
import { PLACED, SPREAD } from './spread/spread-plan.ts';
import { spreadTables } from './spread/spread.ts';

jest.setTimeout(600_000);

const STATION = 'AU0004';
const servers = citusOfFile();
const server = new KillableServer();
afterAll(() => server.remove());

/** A sum of the rows of each table, in whatever order they come. */
async function sums(url: string): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const table of PLACED) {
    const rows = await askDatabase<object>(url, `select * from ${table}`);
    const lines = rows.map((row) => JSON.stringify(row)).toSorted();
    told[table] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
  }
  return told;
}

const spreadTo = (url: string, workers: readonly { address: string }[], killAt?: string) =>
  runCommand('spread', {
    args: workers.flatMap(({ address }) => ['--add-worker', address]),
    env: { DATABASE_URL: url, PRIVATE_HOSTS: '127.0.0.1' },
    ...(killAt !== undefined && { killAt }),
  });

/** How many parts of the counts lie at each machine. */
const parts = async (url: string) =>
  (
    await askDatabase<{ parts: number }>(
      url,
      `select count(*)::int as parts from citus_shards where table_name::text ~ '^counts_' group by nodename, nodeport`,
    )
  ).map((row) => row.parts);

/** Whoever writes to what is on its way longer than a call waits is told so, and has written nothing. */
const toldToTryAgain = (error: Error): false => {
  expect(error.message).toContain('try again');
  return false;
};

const page = async () =>
  (await (await server.signIn('user')).call('GET /counts', { query: { flowid_txdot: STATION } })).data;

onCitus(
  'counts are spread and lie where they belong, though the command was killed on the way, and again with one more machine while people work',
  async () => {
    const url = await newDatabases(servers(), 'spread');
    const env = { DATABASE_URL: url, PRIVATE_HOSTS: '127.0.0.1' };
    const folder = path.join(server.root, 'data');
    const [first, second] = servers().workers;
    if (!first || !second) throw new Error('two workers');
    server.prepare({ DATABASE_URL: url });
    const before = await sums(url);

    // while a server works on it nothing is moved
    await server.start(folder, { env });
    const stored = await page();
    const inUse = await spreadTo(url, [first]);
    expect(inUse).toEqual({ code: 1, said: expect.stringContaining('End all processes of Count Exchange') });
    await server.end();

    for (const at of ['counts …', 'count_changes …']) {
      expect(await spreadTo(url, [first], at)).toEqual({ code: null, said: expect.stringContaining(at) });
      await expect(server.start(folder, { env })).rejects.toThrow('npm run spread was broken off');
    }
    const done = await spreadTo(url, []);
    expect(done).toEqual({ code: 0, said: expect.stringContaining(`spread over ${first.address}.`) });
    expect(await sums(url)).toEqual(before);
    expect((await parts(url)).length).toBe(1);
    // what is done is done
    expect((await spreadTo(url, [first])).said).not.toContain('…\ncounts');

    await server.start(folder, { env });
    expect(stored.length).toBeGreaterThan(20);
    const reader = await server.signIn('user');
    // the second time it is known who asks
    for (const _ of ['first', 'again'])
      expect((await reader.call('GET /counts', { query: { flowid_txdot: STATION } })).data).toEqual(stored);
    // people write all the while; what they were told is written stands there in the end
    const shared = { isDone: false };
    const more = spreadTo(url, [second]).finally(() => (shared.isDone = true));
    const client = await server.signIn('user');
    const written = new Map<number, string>();
    for (let at = 0; !shared.isDone || at < 3; at += 1) {
      const place = at % 20;
      const row = stored[place];
      if (!row) throw new Error('twenty rows');
      const note = `while they move, ${at}`;
      const body = { flowid_txdot: STATION, counts: [edit(row, 9, note)] };
      const isWritten = await client.call('POST /counts/update', { body }).then(() => true, toldToTryAgain);
      if (isWritten) written.set(place, note);
    }
    expect(await more).toEqual({ code: 0, said: expect.stringContaining('one of the machines.') });
    const [here = 0, there = 0] = await parts(url);
    expect([here > 0, Math.abs(here - there) <= 4]).toEqual([true, true]);
    const now = await page();
    for (const [place, note] of written) expect(JSON.stringify(now[place])).toContain(note);
    expect(written.size).toBeGreaterThan(0);
    await server.end();
    const checked = await runCommand('check-counts', { env });
    expect(checked).toEqual({
      code: 0,
      said: expect.stringContaining('everything is kept as it is counted.'),
    });
  },
);

onCitus('two databases of the same servers are spread at the same moment', async () => {
  const { coordinator, workers } = servers();
  for (const { address } of [coordinator, ...workers])
    await askDatabase(
      `postgres://count_exchange@${address}/postgres`,
      `do $$ begin if exists (select 1 from pg_roles where rolname = 'count_exchange_app') then
         alter role count_exchange_app nologin; end if; end $$`,
    );
  const urls = [await newDatabases(servers(), 'one_of_two'), await newDatabases(servers(), 'other_of_two')];
  const said = await Promise.all(urls.map((url) => spreadTo(url, workers)));
  const done = { code: 0, said: expect.stringContaining('The counts are spread over ') };
  expect(said).toEqual([done, done]);
});

onCitus(
  'machines that do not reach the coordinator are named, and nothing is moved until they do',
  async () => {
    const url = await newDatabases(servers(), 'not_reached');
    server.prepare({ DATABASE_URL: url });
    const before = await sums(url);
    const { coordinator, workers } = servers();
    const [worker] = workers;
    if (!worker) throw new Error('a worker');
    // nobody listens there
    const elsewhere = coordinator.address.replace('127.0.0.1', '127.0.0.2');
    const args = ['--add-worker', worker.address, '--coordinator', elsewhere];
    const env = { DATABASE_URL: url, PRIVATE_HOSTS: '127.0.0.1' };
    const { code, said } = await runCommand('spread', { args, env });
    expect(code).toBe(1);
    for (const line of ['No table was moved.', `${worker.address} to ${elsewhere}`])
      expect(said).toContain(line);
    expect(await askDatabase(url, 'select 1 from citus_tables')).toEqual([]);
    expect(await sums(url)).toEqual(before);
    expect((await spreadTo(url, [worker])).said).toContain(`spread over ${worker.address}.`);
    expect(await sums(url)).toEqual(before);
  },
);

onCitus(
  'a coordinator that does not let itself in as the role of people is named, and nothing is moved',
  async () => {
    const url = await newDatabases(servers(), 'not_let_in');
    server.prepare({ DATABASE_URL: url });
    const { coordinator, workers } = servers();
    const limit = ({ address }: { address: string }, most: number) =>
      askDatabase(
        `postgres://count_exchange@${address}/postgres`,
        `alter role count_exchange_app connection limit ${most}`,
      );
    await limit(coordinator, 0);
    try {
      const { code, said } = await spreadTo(url, workers);
      expect(code).toBe(1);
      for (const line of ['No table was moved.', `${coordinator.address}: `]) expect(said).toContain(line);
      expect(await askDatabase(url, 'select 1 from citus_tables')).toEqual([]);
    } finally {
      // a machine that is added takes the role over as it is
      for (const machine of [coordinator, ...workers]) await limit(machine, -1);
    }
    const done = { code: 0, said: expect.stringContaining('The counts are spread over ') };
    expect(await spreadTo(url, workers)).toEqual(done);
  },
);

onCitus('a spread database is brought from the migration before the newest to the newest', async () => {
  const db = openPostgres(await newDatabases(servers(), 'migrated'));
  try {
    const newest = migrations.at(-1)?.name;
    await migrate(db, newest);
    await db.exec('create extension citus');
    const { coordinator, workers } = servers();
    await nameCoordinator(db, machineFrom(coordinator.address));
    for (const { address } of workers) await addWorker(db, machineFrom(address));
    const nodes = [coordinator, ...workers];
    const levels = nodes.map(({ address }) => ({ machine: address, level: 'logical' }));
    expect(await selectLevels(db)).toEqual(expect.arrayContaining(levels));
    await spreadTables(db, () => undefined);
    expect(await migrate(db)).toEqual([newest]);
    // what later ones will do, a command at a time
    await db.transaction(async (tx) => {
      for (const command of [
        'alter table counts add column quality int',
        'create index counts_quality on counts (station_id, quality) where quality is not null',
        `alter table findings add constraint findings_rule check (rule <> '')`,
        'grant select on certifying_days to count_exchange_app',
      ])
        await tx.exec(command);
    });
    const known = `select success and result <> '' as known
      from run_command_on_workers($$select string_agg(attname, ',') from pg_attribute where attrelid = 'counts'::regclass and attname = 'quality'$$)`;
    expect(await db.query(known)).toEqual([{ known: true }, { known: true }]);
    const spread = await db.query(`select 1 from citus_tables where distribution_column = 'station_id'`);
    expect(spread.length).toBeGreaterThanOrEqual(SPREAD.length);
  } finally {
    await db.close();
  }
});

onCitus('a server of PostgreSQL without the extension, and the embedded database, are told so', async () => {
  const [embedded, alone] = [
    await runCommand('spread', { env: { DATABASE_URL: '' } }),
    await runCommand('spread', {
      env: { DATABASE_URL: await newDatabases(servers(), 'alone'), PRIVATE_HOSTS: '127.0.0.1' },
    }),
  ];
  expect(embedded).toEqual({
    code: 1,
    said: expect.stringContaining('The embedded database is one machine.'),
  });
  expect(alone).toEqual({ code: 1, said: expect.stringContaining('No machine is known') });
});
