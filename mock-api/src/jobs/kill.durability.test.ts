import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiKey, ApiReply, CountImport } from 'shared-ui/domain';
import { wallClock } from 'shared-ui/domain';
import { requestOf } from '../testing/index.ts';

jest.setTimeout(180_000);

/** Certified from end to end, and imported into, while the server is killed. */
const CERTIFIED = 'AU0001';
const IMPORTED = 'AU0009';

const QUARTERS = 366 * 96;
/** A year of quarters of an hour. */
const file = [
  'Date,NB',
  ...Array.from(
    { length: QUARTERS },
    (_, at) => `${wallClock(Date.UTC(2024, 0, 1) / 60_000 + at * 15)},${at % 7}`,
  ),
].join('\n');

const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-kill-'));
const prepared = path.join(root, 'prepared');
let server: ChildProcess | null = null;

beforeAll(() => {
  execFileSync(process.execPath, ['mock-api/src/testing/prepare-folder.ts', prepared], {
    env: environment(prepared),
  });
});

afterEach(kill);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const environment = (folder: string) => ({
  ...process.env,
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  DATABASE_URL: '',
  PORT: '0',
  COUNT_EXCHANGE_DATA: folder,
});

/** Starts the real server on the folder; answers its address. */
function start(folder: string): Promise<string> {
  const child = spawn(process.execPath, ['mock-api/src/host/node.ts'], { env: environment(folder) });
  server = child;
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (piece) => (printed += String(piece)));
    child.stdout.on('data', (piece) => {
      printed += String(piece);
      const url = /is ready: (\S+)/.exec(printed)?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`The server ended before it was ready: ${printed}`)));
  });
}

async function kill(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

/** A signed-in person's calls to the server at an address. */
class Client {
  private readonly url: string;
  private readonly token: string | undefined;

  constructor(url: string, token?: string) {
    this.url = url;
    this.token = token;
  }

  async call<K extends ApiKey>(
    key: K,
    input: { params?: object; query?: object; body?: object } = {},
  ): Promise<ApiReply<K>> {
    const request = requestOf(key, input, this.token);
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const response = await fetch(`${this.url}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      body,
    });
    const reply: unknown = await response.json();
    if (!response.ok) throw new Error(`${key}: ${JSON.stringify(reply)}`);
    return reply as ApiReply<K>;
  }
}

async function signIn(url: string): Promise<Client> {
  const { access_token } = await new Client(url).call('POST /user/login', {
    body: { email: 'user@example.org', password: 'count-exchange' },
  });
  return new Client(url, access_token);
}

/** Asks for an import and for a certification; both then run in the background. */
async function askForBoth(client: Client): Promise<CountImport> {
  const form = new FormData();
  form.append('file', new Blob([file]), 'year.csv');
  const upload = await client.call('POST /counts/upload', { body: form });
  const station = await client.call('GET /stations/:stationId', { params: { stationId: IMPORTED } });
  const channels = upload.headers.map((header, at) => ({ id: station.channels[at]?.id ?? 0, header }));
  const body = { file: upload.file, vendor: '0', station: IMPORTED, channels, interval: 15 };
  const started = await client.call('POST /counts/import', { body });
  await client.call('POST /counts/certify', { body: { flowid_txdot: CERTIFIED } });
  return started.import;
}

type State = { imported: number; isImported: boolean; uncertified: number; isCertified: boolean };

/** What can be seen at this moment; what says "done" is read before what must then be done. */
async function look(client: Client, importId: number): Promise<State> {
  const { status } = await client.call('GET /imports/:id', { params: { id: String(importId) } });
  const { total } = await client.call('GET /counts', { query: { flowid_txdot: IMPORTED, limit: 1 } });
  const [ledger] = await client.call('GET /counts/certifications', { query: { flowid_txdot: CERTIFIED } });
  const { counts } = await client.call('GET /counts/scope', { query: { flowid_txdot: CERTIFIED } });
  return {
    imported: total,
    isImported: status === 'done',
    uncertified: counts,
    isCertified: ledger?.status === 'done',
  };
}

/** Looks until both are done; at no moment may half of either be seen. */
async function watchUntilDone(client: Client, importId: number, certifiable: number): Promise<void> {
  for (;;) {
    const state = await look(client, importId);
    expect([0, QUARTERS]).toContain(state.imported);
    expect([0, certifiable]).toContain(state.uncertified);
    if (state.isImported) expect(state.imported).toBe(QUARTERS);
    if (state.isCertified) expect(state.uncertified).toBe(0);
    if (state.isImported && state.isCertified) return;
    // looking all the time would keep the embedded database from its work
    await sleep(100);
  }
}

async function expectAllDone(client: Client): Promise<void> {
  const certified = await client.call('GET /stations/:stationId', { params: { stationId: CERTIFIED } });
  expect(certified).toMatchObject({ certifying: 0, importing: 0, days_count: null });
  const imported = await client.call('GET /stations/:stationId', { params: { stationId: IMPORTED } });
  expect(imported).toMatchObject({ certifying: 0, importing: 0, days_count: 366 });
  const { data } = await client.call('GET /notifications');
  expect(data).toHaveLength(2);
  expect(new Set(data.map(({ kind, ok }) => `${kind} ${ok}`))).toEqual(
    new Set(['certification true', 'import true']),
  );
}

/** How long both take when nothing happens, in milliseconds. */
async function measure(folder: string): Promise<{ duration: number; certifiable: number }> {
  const client = await signIn(await start(folder));
  const { counts } = await client.call('GET /counts/scope', { query: { flowid_txdot: CERTIFIED } });
  const { id } = await askForBoth(client);
  const started = performance.now();
  await watchUntilDone(client, id, counts);
  const duration = performance.now() - started;
  await expectAllDone(client);
  return { duration, certifiable: counts };
}

function copyOf(name: string): string {
  const folder = path.join(root, name);
  cpSync(prepared, folder, { recursive: true });
  return folder;
}

describe('a server that is killed while it imports and certifies', () => {
  let usual = { duration: 0, certifiable: 0 };

  test('does both when it is let alone', async () => {
    usual = await measure(copyOf('undisturbed'));
  });

  test.each([0, 0.2, 0.4, 0.6, 0.8])(
    'at %f of the way leaves all or nothing, then completes both once',
    async (share) => {
      const folder = copyOf(`killed-${share}`);
      const client = await signIn(await start(folder));
      const { id } = await askForBoth(client);
      await sleep(share * usual.duration);
      await kill();
      const again = await signIn(await start(folder));
      await watchUntilDone(again, id, usual.certifiable);
      await expectAllDone(again);
      rmSync(folder, { recursive: true, force: true });
    },
  );
});
