import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { QUICK } from '../testing/killable-server.ts';

jest.setTimeout(120_000);

const folder = mkdtempSync(path.join(tmpdir(), 'count-exchange-'));
const EMAIL = 'ops@agency.example';
let server: ChildProcessWithoutNullStreams | null = null;

/** Starts the server as an operator does, without demonstration; answers what it printed until ready, and its address. */
function start(): Promise<{ printed: string; url: string }> {
  const child = launch();
  server = child;
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (piece) => {
      printed += String(piece);
      const url = /is ready: (\S+)/.exec(printed)?.[1];
      if (url) resolve({ printed, url });
    });
    child.once('exit', () => reject(new Error(`The server ended before it was ready: ${printed}`)));
  });
}

function launch(): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...QUICK, 'mock-api/src/host/node.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      PORT: '0',
      COUNT_EXCHANGE_DATA: folder,
      COUNT_EXCHANGE_ADMIN: EMAIL,
      DATABASE_URL: '',
    },
  });
}

async function stop(signal: NodeJS.Signals): Promise<number | null> {
  if (!server || server.exitCode !== null) return null;
  const ended = once(server, 'exit');
  server.kill(signal);
  const [code] = (await ended) as [number | null];
  server = null;
  return code;
}

async function post(
  url: string,
  call: string,
  body: object,
): Promise<{ status: number; reply: Record<string, string> }> {
  const response = await fetch(`${url}/api${call}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, reply: (await response.json()) as Record<string, string> };
}

afterAll(async () => {
  await stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('a production start makes one account, keeps its folder to itself, and survives kill -9', async () => {
  const first = await start();
  expect(first.printed).not.toContain('count-exchange\n  super@example.org');
  const password = /password (\S+)/.exec(first.printed)?.[1] ?? '';
  expect(
    (await post(first.url, '/user/login', { email: 'super@example.org', password: 'count-exchange' })).status,
  ).toBe(422);
  const { reply } = await post(first.url, '/user/login', { email: EMAIL, password });
  const token = reply.access_token;

  const second = launch();
  const [complaint, [code]] = await Promise.all([once(second.stderr, 'data'), once(second, 'exit')]);
  expect(String(complaint)).toContain('is in use by another Count Exchange');
  expect(code).toBe(1);

  await stop('SIGKILL');
  const again = await start();
  expect(again.printed).not.toContain('First account');
  expect((await post(again.url, '/user/me', { token })).reply).toMatchObject({
    email: EMAIL,
    super_admin: 1,
  });

  const page = await fetch(`${again.url}/horizon?token=${token}`);
  expect(await page.text()).toContain('deliver-mail');

  // somebody who listens does not hold the end up
  const listening = await fetch(`${again.url}/api/notifications/stream?token=${token}`);
  const lines = listening.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await lines?.read())?.value).toContain('event: ping');
  expect(await stop('SIGTERM')).toBe(0);
  expect((await lines?.read())?.done).toBe(true);
  expect(existsSync(path.join(folder, 'in-use.json'))).toBe(false);
});
