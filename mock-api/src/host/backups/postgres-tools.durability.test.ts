import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { binaries, serverAccount, startPostgres } from '../../../../.tools/postgres.mjs';
import { openPostgres } from '../../platform/db/postgres.ts';
import { askDatabase } from '../../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../../testing/on-postgres.ts';
import { KillableServer } from '../../testing/killable-server.ts';
import { tableSums, type TableSum } from './table-sums.ts';

jest.setTimeout(300_000);

const server = new KillableServer();
const postgres = postgresOfFile();
const work = mkdtempSync(path.join(tmpdir(), 'count-exchange-tools-'));
const account = process.getuid?.() === 0 ? serverAccount() : null;
if (account !== null) chownSync(work, account, account);
afterAll(async () => {
  await server.remove();
  rmSync(work, { recursive: true, force: true });
});

/** The commands of the page, as they stand there, by the heading that they stand under. */
const page = readFileSync(path.join(import.meta.dirname, '../../../deploy/backup-postgresql.md'), 'utf8');
const commandsUnder = (heading: string): string[] => {
  const section = page.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
  return [...section.matchAll(/^```\n(.*?)^```$/gms)].map(([, commands = '']) => commands);
};

/** Runs commands as an operator does, under the account of the database server; the page's /srv is the test's folder. */
function run(commands: string, env: Record<string, string>): void {
  const as =
    account === null ? [] : ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--clear-groups'];
  const program = ['bash', '-e', '-c', commands.replaceAll('/srv/', `${work}/`)];
  const [command = '', ...args] = [...as, ...program];
  const { status, stderr, stdout } = spawnSync(command, args, {
    cwd: work,
    encoding: 'utf8',
    env: { PATH: `${binaries() ?? ''}:${process.env.PATH ?? ''}`, ...env },
  });
  expect({ status, told: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, told: '' });
}

async function sums(url: string): Promise<TableSum[]> {
  const db = openPostgres(url);
  try {
    return await tableSums(db);
  } finally {
    await db.close();
  }
}

const addressOf = (url: string) => url.replace(/\/[^/]*$/, '');
const freePort = () =>
  new Promise<number>((resolve) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const { port } = taken.address() as AddressInfo;
      taken.close(() => resolve(port));
    });
  });

/** A folder that the database server's account may write to. */
function folder(name: string): string {
  const at = path.join(work, name);
  mkdirSync(at);
  if (account !== null) chownSync(at, account, account);
  chmodSync(at, 0o700);
  return at;
}

onPostgres(
  'a dump, restored into an empty server, has the same checksums, and the server starts from it',
  async () => {
    const DATABASE_URL = await newDatabase(postgres(), 'counts');
    server.prepare({ DATABASE_URL });
    const held = await sums(DATABASE_URL);
    const counts = held.filter(({ table }) => /^public\.counts_\d+$/.test(table));
    expect(counts.reduce((sum, { rows }) => sum + (rows ?? 0), 0)).toBeGreaterThan(1000);
    const [dump = '', restore = ''] = commandsUnder('A dump');
    const data = folder('data');
    mkdirSync(path.join(data, 'files'));
    run(dump, { DATABASE_URL, COUNT_EXCHANGE_DATA: data });

    const empty = await startPostgres();
    if (!empty) throw new Error('No second server.');
    try {
      const fresh = folder('fresh');
      run(restore, { SERVER: addressOf(empty.url), COUNT_EXCHANGE_DATA: fresh });
      const restored = `${addressOf(empty.url)}/counts`;
      expect(await sums(restored)).toEqual(held);
      await server.start(path.join(server.root, 'restored'), { env: { DATABASE_URL: restored } });
      const client = await server.signIn('user');
      expect((await client.call('GET /counts', { query: { flowid_txdot: 'AU0001' } })).total).toBeGreaterThan(
        0,
      );
      // what everybody may read is read under a role of its own
      expect((await fetch(`${server.url}/public`)).status).toBe(200);
      await server.end();
    } finally {
      empty.stop();
    }
  },
);

onPostgres('a base backup and what was archived since lead back to the moment before a mistake', async () => {
  const DATABASE_URL = `${addressOf(postgres().url)}/counts`;
  const SERVER = addressOf(postgres().url);
  const [settings = '', base = '', back = ''] = commandsUnder('To any second');
  folder('archive');
  for (const [, name = '', value = ''] of settings.matchAll(/^(\w+) = '?(.*?)'?$/gm))
    await askDatabase(
      postgres().url,
      `alter system set ${name} = '${value.replaceAll('/srv/', `${work}/`)}'`,
    );
  postgres().halt();
  postgres().goOn();
  run(base, { SERVER: `${SERVER}/postgres` });

  await askDatabase(DATABASE_URL, `update agencies set name = name || ' (before)'`);
  const held = await sums(DATABASE_URL);
  const [moment] = await askDatabase<{ at: string }>(DATABASE_URL, 'select clock_timestamp()::text as at');
  await askDatabase(DATABASE_URL, 'delete from counts');
  await askDatabase(DATABASE_URL, 'select pg_switch_wal()');
  const [archived] = await askDatabase<{ last: string }>(
    DATABASE_URL,
    `select pg_walfile_name(pg_current_wal_lsn() - 1) as last`,
  );
  for (;;) {
    const [row] = await askDatabase<{ done: boolean }>(
      DATABASE_URL,
      `select coalesce(last_archived_wal >= '${archived?.last ?? ''}', false) as done from pg_stat_archiver`,
    );
    if (row?.done) break;
  }

  const port = await freePort();
  appendFileSync(
    path.join(work, 'base/postgresql.auto.conf'),
    `port = ${port}\nunix_socket_directories = '${work}'\nlisten_addresses = '127.0.0.1'\narchive_mode = off\n`,
  );
  const copy = SERVER.replace(/:\d+$/, `:${port}`);
  try {
    run(back.replace(/(?<=recovery_target_time = ').*?(?=')/, moment?.at ?? ''), { SERVER: copy });
    for (;;) {
      const [row] = await askDatabase<{ on: boolean }>(`${copy}/counts`, 'select pg_is_in_recovery() as on');
      if (!row?.on) break;
    }
    expect(await sums(`${copy}/counts`)).toEqual(held);
  } finally {
    run(`pg_ctl --pgdata=/srv/base --mode=immediate stop`, {});
  }
});
