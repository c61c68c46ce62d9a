import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { KillableServer, QUICK } from '../../testing/killable-server.ts';
import { openCopy } from '../../platform/db/pglite.ts';
import { openAndRead } from './opened-copy.ts';

jest.setTimeout(240_000);

const server = new KillableServer();
const other = new KillableServer();
afterEach(async () => {
  await server.kill();
  await other.kill();
});
afterAll(async () => {
  await server.remove();
  await other.remove();
});

const at = (name: string) => path.join(server.root, name);
const environment = (folder: string, env: Record<string, string> = {}) => ({
  ...process.env,
  NODE_OPTIONS: '',
  DATABASE_URL: '',
  COUNT_EXCHANGE_DATA: folder,
  ...env,
});

const programOf = (command: 'backup' | 'restore', args: string[]) => [
  ...QUICK,
  `mock-api/src/host/${command}.ts`,
  ...args,
];

/** Runs a command as an operator does. */
function run(command: 'backup' | 'restore', folder: string, args: string[], env?: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, programOf(command, args), {
    encoding: 'utf8',
    env: environment(folder, env),
  });
  return { status, stdout, stderr };
}

/** The same beside what the test goes on doing. */
async function runBeside(command: 'backup' | 'restore', folder: string, args: string[]) {
  const child = spawn(process.execPath, programOf(command, args), { env: environment(folder) });
  let told = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (told += String(piece)));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, told };
}

/** Starts a command and kills it as soon as something is there, as a power cut does. */
async function killOnce(
  isTime: () => boolean,
  [command, folder, ...args]: ['backup' | 'restore', string, ...string[]],
): Promise<void> {
  const child = spawn(process.execPath, programOf(command, args), { env: environment(folder) });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !isTime()) await sleep(1);
  child.kill('SIGKILL');
  await ended;
}

type Told = { tables: { table: string; rows: number; sum: string }[]; files: Record<string, string> };
const manifestOf = (backup: string) =>
  JSON.parse(readFileSync(path.join(backup, 'backup.json'), 'utf8')) as Told;

/** Puts a file into the store, as an upload does. */
async function upload(client: Awaited<ReturnType<KillableServer['signIn']>>): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob(['Date,NB\n2024-01-01 00:00:00,1\n2024-01-01 01:00:00,2\n']), 'two.csv');
  return (await client.call('POST /counts/upload', { body: form })).file;
}

const agencyNames = async (by: KillableServer) =>
  (await (await by.signIn('super')).call('GET /agencies')).map(({ name }) => name);

test('a backup of a running server that is written to, restored into an empty machine, has the same checksums', async () => {
  const folder = server.folder('running');
  await server.start(folder);
  const client = await server.signIn('super');
  await upload(await server.signIn('user'));
  const done: string[] = [];
  const add = async () => {
    const name = `Agency ${done.length}`;
    await client.call('POST /agencies', { body: { name, eco_domain: null } });
    done.push(name);
  };
  await add();
  const before = [...done];
  const backup = { isOver: false };
  const writing = (async () => {
    while (!backup.isOver) await add();
  })();
  const { code, told } = await runBeside('backup', folder, [at('moving')]);
  backup.isOver = true;
  await writing;
  expect({ code, told }).toMatchObject({ code: 0 });
  expect(told).toMatch(/Backup: .*moving\nOpened and compared: \d+ tables, \d+ rows, 1 files\./);
  expect(done.length).toBeGreaterThan(before.length);

  // an empty machine
  const fresh = at('fresh');
  const restored = run('restore', fresh, [at('moving')]);
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  const { tables, files } = manifestOf(at('moving'));
  expect((await openAndRead(fresh)).tables).toEqual(tables);
  expect(readdirSync(path.join(fresh, 'files'))).toEqual(Object.keys(files));

  // it serves, with all that was done before the backup began, and what came later up to one moment
  await other.start(fresh);
  const names = await agencyNames(other);
  const there = done.filter((name) => names.includes(name));
  expect(there).toEqual(done.slice(0, there.length));
  expect(there.length).toBeGreaterThanOrEqual(before.length);
});

test('a copy whose counts do not add up to their months and days is found by these, however large the tables are', async () => {
  const folder = server.folder('short');
  expect((await openAndRead(folder, true)).wrong).toEqual([]);
  const db = await openCopy(path.join(folder, 'database'));
  // as if a count that the server kept a sum of had not come along
  await db.query(
    'update count_months set counts = counts + 1 where ctid in (select ctid from count_months limit 1)',
  );
  await db.close();
  expect((await openAndRead(folder, true)).wrong).toEqual([expect.stringContaining('count_months')]);
  expect((await openAndRead(folder)).wrong).toEqual([]);
});

test('a stopped server is backed up too, by its time where the folder is there; one at rest is as its backup', async () => {
  const folder = server.folder('stopped');
  mkdirSync(at('daily'));
  const { status, stdout } = run('backup', folder, [at('daily')]);
  expect(status).toBe(0);
  const [name = ''] = readdirSync(at('daily'));
  expect(name).toMatch(/^count-exchange-\d{8}-\d{6}$/);
  expect(stdout).toContain(path.join(at('daily'), name));
  expect(manifestOf(path.join(at('daily'), name)).tables).toEqual((await openAndRead(folder)).tables);
});

test('what can not be done is told in a sentence, and changes nothing', async () => {
  const folder = server.folder('mistakes');
  writeFileSync(at('a-file'), '');
  const postgres = { DATABASE_URL: 'postgres://localhost/counts' };
  const complaint = (command: 'backup' | 'restore', args: string[], env?: Record<string, string>) => {
    const { status, stderr } = run(command, env?.COUNT_EXCHANGE_DATA ?? folder, args, env);
    expect(status).toBe(1);
    return stderr;
  };
  expect(complaint('backup', [])).toContain('Where to? npm run backup -- /srv/backups');
  expect(complaint('backup', [at('a-file')])).toContain(`${at('a-file')} is a file. Name a folder.`);
  expect(complaint('backup', [path.join(folder, 'inside')])).toContain('lies in the data folder');
  expect(complaint('backup', [at('x')], { COUNT_EXCHANGE_DATA: at('nowhere') })).toContain(
    'There is no data',
  );
  expect(complaint('backup', [at('x')], postgres)).toContain('DATABASE_URL is set');
  expect(complaint('restore', [])).toContain('Which backup?');
  expect(complaint('restore', [at('x')])).toContain('is no backup: it has no backup.json');
  expect(complaint('restore', [at('x')], postgres)).toContain('DATABASE_URL is set');
  expect(existsSync(at('x'))).toBe(false);
});

test('a restore refuses data that are there, a server that runs, and a damaged backup; told to, it keeps what was there', async () => {
  const folder = server.folder('kept');
  await server.start(folder);
  const user = await server.signIn('user');
  const file = await upload(user);
  expect(run('backup', folder, [at('one')])).toMatchObject({ status: 0, stderr: '' });
  expect(run('restore', folder, [at('one'), '--over']).stderr).toContain(
    'is in use by another Count Exchange',
  );
  await (await server.signIn('super')).call('POST /agencies', { body: { name: 'Later', eco_domain: null } });
  await server.end();
  expect(run('restore', folder, [at('one')]).stderr).toContain('There are data in');

  const [stored = ''] = readdirSync(path.join(at('one'), 'files'));
  expect(stored).toContain(file);
  appendFileSync(path.join(at('one'), 'files', stored), 'x');
  expect(run('restore', folder, [at('one'), '--over']).stderr).toContain(
    `The backup is damaged: these files are others (${stored}). Nothing was changed.`,
  );
  const whole = readFileSync(path.join(folder, 'files', stored));
  writeFileSync(path.join(at('one'), 'files', stored), whole);

  const { status, stdout } = run('restore', folder, [at('one'), '--over']);
  expect(status).toBe(0);
  const kept = / lies in (\S+)\.\n/.exec(stdout)?.[1] ?? '';
  expect(readdirSync(kept).toSorted()).toEqual(['database', 'files']);
  await server.start(folder);
  expect(await agencyNames(server)).not.toContain('Later');
});

test('kill -9 in the middle of a backup leaves nothing that looks like one; the server goes on, the next one clears away', async () => {
  const folder = server.folder('cut');
  await server.start(folder);
  mkdirSync(at('cuts'));
  const [target, parts] = [path.join(at('cuts'), 'b'), () => readdirSync(at('cuts'))];
  const copied = (name: string) => parts().some((part) => existsSync(path.join(at('cuts'), part, name)));
  for (const moment of ['in-use.lock', 'database/base', 'backup.json']) {
    await killOnce(() => copied(moment), ['backup', folder, target]);
    expect(parts().filter((name) => !name.endsWith('.part'))).toEqual([]);
    // nothing waits for who is gone
    expect(await agencyNames(server)).not.toEqual([]);
  }
  expect(run('backup', folder, [target])).toMatchObject({ status: 0 });
  expect(parts()).toEqual(['b']);
});

test('kill -9 in the middle of a restore leaves what was there, or what was restored', async () => {
  const folder = server.folder('cut-restore');
  expect(run('backup', folder, [at('first')])).toMatchObject({ status: 0 });
  await server.start(folder);
  await (await server.signIn('super')).call('POST /agencies', { body: { name: 'Newer', eco_domain: null } });
  await server.end();
  const there = (name: string) => () => existsSync(path.join(folder, name));
  for (const moment of ['restoring.part/database/base', 'restoring.part/kept-as']) {
    await killOnce(there(moment), ['restore', folder, at('first'), '--over']);
    if (readdirSync(folder).some((name) => /^(restored|replaced-)/.test(name))) break;
    const { tables } = manifestOf(at('first'));
    await server.start(folder);
    expect(await agencyNames(server)).toContain('Newer');
    await server.end();
    expect(there('restoring.part')()).toBe(false);
    expect(tables.length).toBeGreaterThan(0);
  }
  await killOnce(there('restored'), ['restore', folder, at('first'), '--over']);
  await server.start(folder);
  expect(await agencyNames(server)).not.toContain('Newer');
  expect(there('restored')()).toBe(false);
});
