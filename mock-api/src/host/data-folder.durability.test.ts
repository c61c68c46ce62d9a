import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { csvOf } from '../testing/walk/walk.bodies.ts';
import { KillableServer } from '../testing/killable-server.ts';

jest.setTimeout(240_000);

const isRoot = process.getuid?.() === 0;
/** What only the administrator can try: being somebody else. Elsewhere these are listed as skipped. */
const asRoot = isRoot ? test : test.skip;
const NOBODY = 65_534;

const server = new KillableServer();
const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-open-'));
// everybody may come as far as the data folder itself
chmodSync(root, 0o755);
let watcher: ChildProcess | null = null;

afterEach(async () => {
  watcher?.kill();
  await server.kill();
});
afterAll(async () => {
  await server.remove();
  rmSync(root, { recursive: true, force: true });
});

/** Everything in a folder that somebody else could read, write or enter, with its mode; the folder itself, too. */
function openToOthers(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...names].flatMap((name) => {
    const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
    const mode = (stats?.mode ?? 0) & 0o777;
    return mode & 0o077 ? [`${mode.toString(8)} ${name}`] : [];
  });
}

/** Opens the folder again as an earlier release left it under the usual umask. */
function openUp(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const at = path.join(folder, name);
    chmodSync(at, statSync(at).isDirectory() ? 0o755 : 0o666);
  }
  chmodSync(folder, 0o755);
}

/** Somebody else who tries, from the first moment on, to look into a folder; tells what was seen. */
function watchAs(account: number, folder: string): () => Promise<string> {
  const script = `const fs = require('node:fs');
    const seen = new Set();
    setInterval(() => { try { for (const name of fs.readdirSync(process.argv[1])) seen.add(name) } catch {} }, 0);
    process.on('SIGTERM', () => { process.stdout.write([...seen].join(' '), () => process.exit()) });
    process.stdout.write('watching ')`;
  const somebody = [`--reuid=${account}`, `--regid=${account}`, '--clear-groups'];
  const child = spawn('setpriv', [...somebody, process.execPath, '-e', script, folder]);
  watcher = child;
  let told = '';
  child.stdout.on('data', (piece) => (told += String(piece)));
  return async () => {
    const ended = once(child, 'close');
    child.kill();
    await ended;
    return told.trim();
  };
}

/** As the export's form sends it. */
const yesterday = () =>
  new Date(Date.now() - 86_400_000).toLocaleDateString('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  });

/** Imports a file and has an export made, so that files of each kind come to be. */
async function bringInAndTakeOut(): Promise<void> {
  const client = await server.signIn('user');
  const form = new FormData();
  form.append('file', new Blob(['Date,NB\n2024-01-01 00:00:00,1\n2024-01-01 01:00:00,2\n']), 'two.csv');
  const { file } = await client.call('POST /counts/upload', { body: form });
  const station = await client.call('GET /stations/:stationId', { params: { stationId: 'AU0009' } });
  const channels = [{ id: station.channels[0]?.id ?? 0, header: 'NB' }];
  const body = { file, vendor: '0', station: 'AU0009', channels, interval: 60 };
  await client.call('POST /counts/import', { body });
  await client.call('POST /export/prepare-csv', { body: { ...csvOf('AU0002'), toDate: yesterday() } });
  const isDone = async () => (await client.call('GET /exports')).every(({ status }) => status === 'done');
  while (!(await isDone())) await sleep(100);
}

const start = (folder: string) => server.start(folder, { by: ['sh', '-c', 'umask 022; exec "$0" "$@"'] });

asRoot('nobody else sees into the folder of a first start, at no moment', async () => {
  const folder = path.join(root, 'first');
  const watched = watchAs(NOBODY, folder);
  await start(folder);
  expect(readdirSync(folder)).toContain('database');
  expect(openToOthers(folder)).toEqual([]);
  expect(await watched()).toBe('watching');
});

test('all that a server writes is its account’s alone, under the usual umask', async () => {
  const folder = server.folder('used');
  await start(folder);
  await bringInAndTakeOut();
  expect(readdirSync(path.join(folder, 'files'))).not.toEqual([]);
  expect(openToOthers(folder)).toEqual([]);
});

test('what an earlier release left open is closed at the start', async () => {
  const folder = server.folder('earlier');
  openUp(folder);
  expect(openToOthers(folder).length).toBeGreaterThan(500);
  await start(folder);
  expect(openToOthers(folder)).toEqual([]);
});

/** Starts on the folder and answers what was said against it; nothing may have been made in it. */
function complaint(folder: string, env: Record<string, string> = {}): string {
  const before = existsSync(folder) ? readdirSync(folder) : [];
  const { status, stderr } = spawnSync(process.execPath, ['mock-api/src/host/node.ts'], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: '0',
      COUNT_EXCHANGE_DATA: folder,
      DATABASE_URL: '',
      ...env,
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(1);
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual(before);
  return stderr;
}

describe('a start is refused', () => {
  const made = (name: string, mode: number) => {
    const folder = path.join(root, name);
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, mode);
    return folder;
  };

  test.each(['777', '770', '1777'])('on a folder that others can write to (mode %s)', (mode) => {
    const folder = made(`open-${mode}`, Number.parseInt(mode, 8));
    expect(complaint(folder)).toContain(`Other accounts can write to the data folder ${folder}`);
  });

  test('on such a folder with the database on a server, too', () => {
    const folder = made('files-open', 0o777);
    expect(complaint(folder, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).toContain(
      'Other accounts can write',
    );
  });

  test('in a folder whose entries everybody can replace', () => {
    const folder = path.join(made('everybodys', 0o777), 'data');
    expect(complaint(folder)).toContain(`every account can write to ${path.dirname(folder)} (mode 777)`);
  });

  test('on a link to such a folder', () => {
    const link = path.join(root, 'link');
    symlinkSync(path.join(made('everybodys-too', 0o777), 'data'), link);
    mkdirSync(path.join(root, 'everybodys-too', 'data'), { mode: 0o700 });
    expect(complaint(link)).toContain('every account can write to');
  });

  test('on a folder with a link in it', () => {
    const folder = made('with-link', 0o700);
    symlinkSync(root, path.join(folder, 'files'));
    expect(complaint(folder)).toContain(`${folder}/files in the data folder is a link`);
  });

  asRoot('on a folder of another account', () => {
    const folder = made('theirs', 0o755);
    chownSync(folder, NOBODY, NOBODY);
    expect(complaint(folder)).toContain(`The data folder ${folder} belongs to another account`);
  });

  asRoot('on a folder in which a file is another account’s', () => {
    const folder = made('planted', 0o755);
    const file = path.join(folder, 'planted');
    writeFileSync(file, '');
    chownSync(file, NOBODY, NOBODY);
    expect(complaint(folder)).toContain(`${file} in the data folder belongs to another account`);
  });
});
