import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { guardConnections, PATIENCE as SERVER, serverOptions } from './connections.ts';

/** Short where a test waits for an end. Who must go on is given far longer than a slow machine stands still. */
const PATIENCE = { headers: 300, body: 500, silence: 200, idle: 300 };
const LONG = 60_000;
let server: Server;
let port: number;
let end: ReturnType<typeof guardConnections>['end'];
const clients: Socket[] = [];

/** A server that answers as `handle` does; 'ok' once it has read all, unless told otherwise. */
async function serve(handle = readAll, patience = PATIENCE): Promise<void> {
  server = createServer(serverOptions(patience), handle);
  ({ end } = guardConnections(server, patience));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
}

function readAll(request: IncomingMessage, response: ServerResponse): void {
  request.resume().once('end', () => response.end('ok'));
}

function client(): { socket: Socket; heard: () => string; gone: Promise<void> } {
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  let text = '';
  socket.on('data', (piece) => (text += String(piece)));
  socket.on('error', () => undefined);
  const gone = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  return { socket, heard: () => text, gone };
}

/** Whether something happens within so many milliseconds. */
const within = (ms: number, what: Promise<unknown>) =>
  Promise.race([what.then(() => true), sleep(ms).then(() => false)]);

/** Whether a client is told this within five seconds. */
async function hears(heard: () => string, text: string): Promise<boolean> {
  for (let at = 0; at < 100 && !heard().includes(text); at++) await sleep(50);
  return heard().includes(text);
}

const upload = (length: number) =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n`;

beforeEach(() => serve());
afterEach(async () => {
  for (const socket of clients.splice(0)) socket.destroy();
  await end(0);
});

describe('a connection that keeps the server waiting is ended', () => {
  test.each([
    ['says nothing', ''],
    ['stops in the middle of its headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-more:'],
    ['stops in the middle of a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nab'],
    ['stops in the middle of an upload', `${upload(10)}ab`],
  ])('that %s', async (_, text) => {
    const { socket, gone } = client();
    socket.write(text);
    expect(await within(10_000, gone)).toBe(true);
  });

  test.each([
    ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-more: '],
    ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n'],
  ])('that sends %s a letter at a time', async (_, text) => {
    const { socket, gone } = client();
    socket.write(text);
    const letters = setInterval(() => socket.write('a'), 50);
    expect(await within(10_000, gone)).toBe(true);
    clearInterval(letters);
  });

  test('that doesn’t read its reply', async () => {
    await end(0);
    await serve((_, response) => void response.end(Buffer.alloc(50_000_000)));
    const { socket, gone } = client();
    socket.pause();
    const ended = new Promise<void>((resolve) => {
      server.once('connection', (ours: Socket) => ours.once('close', () => resolve()));
    });
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await within(10_000, ended)).toBe(true);
    socket.destroy();
    await gone;
  });
});

describe('a connection goes on', () => {
  test('that uploads slowly, longer than any other body may take', async () => {
    await end(0);
    await serve(readAll, { ...PATIENCE, headers: LONG, silence: LONG });
    const { socket, heard } = client();
    socket.write(upload(8));
    for (let at = 0; at < 8; at++) {
      await sleep(100);
      socket.write('a');
    }
    expect(await hears(heard, 'ok')).toBe(true);
  });

  test('whose reply the server takes its time for', async () => {
    await end(0);
    await serve((_, response) => void setTimeout(() => response.end('at last'), 900), {
      ...PATIENCE,
      headers: LONG,
    });
    const { socket, heard } = client();
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await hears(heard, 'at last')).toBe(true);
  });

  test('whose upload the server doesn’t read yet', async () => {
    await end(0);
    await serve((request, response) => void setTimeout(() => readAll(request, response), 900), {
      ...PATIENCE,
      headers: LONG,
    });
    const { socket, heard } = client();
    socket.write(upload(1_000_000) + 'a'.repeat(1_000_000));
    expect(await hears(heard, 'ok')).toBe(true);
  });
});

describe('a connection that was answered', () => {
  const asked = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

  test('stays for the next request, longer than a silent one', async () => {
    await end(0);
    await serve(readAll, { ...PATIENCE, headers: LONG, idle: LONG });
    const { socket, heard } = client();
    socket.write(asked);
    expect(await hears(heard, 'ok')).toBe(true);
    await sleep(600);
    socket.write(asked);
    expect(await hears(() => heard().split('HTTP/1.1 200').at(2) ?? '', 'ok')).toBe(true);
  });

  test('ends when none comes', async () => {
    const { socket, gone } = client();
    socket.write(asked);
    expect(await within(8000, gone)).toBe(true);
  });

  test('outlives the two minutes for which proxies keep theirs at most, and says so', () => {
    expect(SERVER.idle).toBeGreaterThan(120_000);
    expect(serverOptions(SERVER)).toMatchObject({ keepAliveTimeout: SERVER.idle });
  });
});

describe('a server that is stopped', () => {
  const asked = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

  test('lets a reply on its way finish, and takes nobody any more after it', async () => {
    await end(0);
    await serve((_, response) => void setTimeout(() => response.end('at last'), 400), {
      ...PATIENCE,
      headers: LONG,
    });
    const { socket, heard, gone } = client();
    const come = once(server, 'request');
    socket.write(asked);
    await come;
    expect(await within(10_000, end(LONG))).toBe(true);
    await gone;
    expect(heard()).toContain('at last');
    expect(await within(3000, client().gone)).toBe(true);
  });

  test('answers who comes while others still work, and ends no later for it', async () => {
    const ended = end(2000, sleep(LONG, undefined, { ref: false }));
    const late = client();
    late.socket.write(asked);
    expect(await hears(late.heard, 'ok')).toBe(true);
    expect(await within(10_000, ended)).toBe(true);
  });

  test('does not wait longer than those others work', async () => {
    expect(await within(10_000, end(LONG, sleep(100)))).toBe(true);
    await serve();
    expect(await within(10_000, end(LONG, Promise.reject(new Error('away'))))).toBe(true);
  });

  test.each([
    ['idle', 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['silent', ''],
    ['uploading', `${upload(1000)}a`],
  ])('does not wait for a connection that is %s', async (_, text) => {
    const { socket } = client();
    socket.write(text);
    await sleep(50);
    expect(await within(10_000, end(100))).toBe(true);
  });

  test('where others take over, takes no connection, and does what comes on those that are there', async () => {
    const { socket, heard, gone } = client();
    socket.write(asked);
    expect(await hears(heard, 'ok')).toBe(true);
    const handedOver = jest.fn();
    const ended = end(LONG, undefined, handedOver);
    socket.write(asked);
    const late = client();
    late.socket.write(asked);
    expect(await within(10_000, Promise.all([ended, gone, late.gone]))).toBe(true);
    expect(heard().match(/HTTP\/1\.1 200/g)).toHaveLength(2);
    expect(heard().match(/connection: close/gi)).toHaveLength(1);
    expect(late.heard()).toBe('');
    expect(handedOver).toHaveBeenCalledTimes(1);
  });
});
