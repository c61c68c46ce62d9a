import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { wallClock } from 'shared-domain';
import { KillableServer, type Client } from '../testing/killable-server.ts';
import { CALLS_MS } from './ending.ts';
import { askDatabase } from '../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../testing/on-postgres.ts';

jest.setTimeout(240_000);

const server = new KillableServer();
const clients: Socket[] = [];
const postgres = postgresOfFile();

afterEach(async () => {
  for (const socket of clients.splice(0)) socket.destroy();
  await server.kill();
});
afterAll(() => server.remove());

/** A connection of a client that behaves as it likes. */
function client(text: string): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

const get = (path: string) => `GET /api${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

/** One client of each kind that an end must not wait for, once the server has them. */
async function difficultClients(token: string): Promise<void> {
  client('');
  client(get('/live'));
  client('GET /api/live HTTP/1.1\r\nhost: localhost\r\nx-slow:');
  const stream = client(get(`/notifications/stream?token=${token}`));
  client(get(`/counts?flowid_txdot=AU0001&token=${token}`).repeat(50)).pause();
  const slow = client(
    `POST /api/counts/upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`,
  );
  const pieces = setInterval(() => slow.write('2024-01-01,1\n'), 50);
  slow.once('close', () => clearInterval(pieces));
  // it answers that one only after the person is known, and has heard the last one by then
  await once(stream, 'data');
}

const QUARTERS = 366 * 96;
const file = [
  'Date,NB',
  ...Array.from(
    { length: QUARTERS },
    (_, at) => `${wallClock(Date.UTC(2024, 0, 1) / 60_000 + at * 15)},${at % 7}`,
  ),
].join('\n');

/** Has a year of quarters of an hour imported in the background. */
async function askForImport(person: Client, station: string): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([file]), 'year.csv');
  const upload = await person.call('POST /counts/upload', { body: form });
  const { channels } = await person.call('GET /stations/:stationId', { params: { stationId: station } });
  const body = {
    file: upload.file,
    vendor: '0',
    station,
    channels: [{ id: channels[0]?.id ?? 0, header: upload.headers[0] ?? '' }],
    interval: 15,
  };
  await person.call('POST /counts/import', { body });
}

async function untilImported(person: Client): Promise<void> {
  for (;;) {
    const { data } = await person.call('GET /notifications');
    if (data.some(({ kind }) => kind === 'import')) return;
    await sleep(100);
  }
}

test('SIGTERM ends the server within ten seconds whatever clients and jobs do, and nothing is lost', async () => {
  const folder = server.folder('difficult');
  await server.start(folder);
  const person = await server.signIn('user');
  await askForImport(person, 'AU0009');
  await difficultClients(await server.token('user'));
  const { code, ms } = await server.end();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);

  await server.start(folder);
  await untilImported(person);
  expect((await person.call('GET /counts', { query: { flowid_txdot: 'AU0009', limit: 1 } })).total).toBe(
    QUARTERS,
  );
  expect((await person.call('GET /notifications')).data).toHaveLength(1);
});

test('while it ends it lives, is not ready, begins nothing any more, and says why', async () => {
  await server.start(server.folder('asked'));
  const token = await server.token('user');
  await difficultClients(token);
  const ended = server.end();
  const ask = async (path: string) => {
    const response = await fetch(`${server.url}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { message } = (await response.json()) as { message?: string };
    return [response.status, message];
  };
  const stopped = [503, 'The server is being stopped.'];
  while ((await ask('/ready'))[0] !== 503) await sleep(20);
  // together: it ends four seconds later
  const answers = await Promise.all(['/live', '/ready', '/health', '/counties'].map(ask));
  expect(answers).toEqual([[200, undefined], stopped, stopped, stopped]);
  const { code, ms } = await ended;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
});

test('reads under way that would take far longer do not keep it', async () => {
  await server.start(server.folder('reads'));
  const token = await server.token('super');
  for (let at = 0; at < 20; at += 1)
    client(get(`/counts/year?flowid_txdot=AU0001&year=2025&token=${token}`).repeat(200));
  await sleep(500);
  const { code, ms } = await server.end();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
});

onPostgres('nor does one that waits for the database, which is undone there, too', async () => {
  const url = await newDatabase(postgres(), 'waiting');
  const env = { DATABASE_URL: url };
  const folder = server.folder('waiting-read');
  server.prepare(env);
  await server.start(folder, { env });
  const token = await server.token('user');
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table counts in access exclusive mode');
  client(get(`/counts?flowid_txdot=AU0001&token=${token}`));
  await sleep(500);
  const { code, ms } = await server.end();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  await holder.query('rollback');
  await holder.end();
});

test('with nothing to do it ends at once', async () => {
  await server.start(server.folder('idle'));
  const { code, ms } = await server.end();
  expect(code).toBe(0);
  // no wait ran out
  expect(ms).toBeLessThan(CALLS_MS);
});

test('a signal that comes twice in the same moment, as Ctrl-C through npm does, is one', async () => {
  await server.start(server.folder('twice'));
  await difficultClients(await server.token('user'));
  server.signal('SIGINT');
  expect((await server.end('SIGINT')).code).toBe(0);
});

test('a second signal ends it at once', async () => {
  await server.start(server.folder('impatient'));
  await difficultClients(await server.token('user'));
  server.signal('SIGTERM');
  await sleep(800);
  // in order it would have ended with 0
  expect((await server.end()).code).toBe(1);
});

test('a signal ends a start that is not done yet, and the next one starts anew', async () => {
  const folder = server.folder('starting');
  const starting = server.start(folder).catch((error: Error) => error.message);
  await sleep(700);
  const { ms } = await server.end();
  expect(ms).toBeLessThan(10_000);
  expect(await starting).toContain('ended before it was ready');
  await server.start(folder);
});

onPostgres('a job that cannot finish is handed back and taken up by the next server at once', async () => {
  const DATABASE_URL = await newDatabase(postgres(), 'handed_back');
  const env = { DATABASE_URL };
  const folder = server.folder('on-postgres');
  server.prepare(env);
  await server.start(folder, { env });
  const person = await server.signIn('user');
  // keeps it from the statement that tells its person
  const holder = new pg.Client({ connectionString: DATABASE_URL });
  await holder.connect();
  await holder.query('begin; lock table notifications in exclusive mode');
  await askForImport(person, 'AU0009');
  const states = `select state from jobs.job where name = 'import-counts'`;
  const stateOf = async () => (await askDatabase<{ state: string }>(DATABASE_URL, states))[0]?.state;
  while ((await stateOf()) !== 'active') await sleep(20);
  expect((await server.end()).code).toBe(0);
  // it waits for whoever comes, and not for a heartbeat to be missed
  expect(await stateOf()).toBe('created');
  await holder.query('rollback');
  await holder.end();
  await server.start(folder, { env });
  await untilImported(person);
  expect((await person.call('GET /notifications')).data).toHaveLength(1);
});
