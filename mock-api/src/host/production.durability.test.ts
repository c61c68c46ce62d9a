import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KillableServer } from '../testing/killable-server.ts';

jest.setTimeout(120_000);

const server = new KillableServer();
const root = mkdtempSync(path.join(tmpdir(), 'count-exchange-'));
afterEach(() => server.kill());
afterAll(async () => {
  await server.remove();
  rmSync(root, { recursive: true, force: true });
});

const STRICT = 'max-age=31536000; includeSubDomains';

/** Whether an answer tells the browser to stay with https. */
async function isStrict(call: string, headers: Record<string, string>): Promise<boolean> {
  const response = await fetch(`${server.url}${call}`, { headers });
  await response.arrayBuffer();
  return response.headers.get('strict-transport-security') === STRICT;
}

test('a production start makes nothing up, and lists what is missing in one place', async () => {
  await server.start(path.join(root, 'bare'));
  expect(server.printed).toContain('Eco-Visio: not set up');
  expect(server.printed).not.toContain('simulated');
  expect(server.printed).not.toContain('Demo accounts');
  const list = server.printed.slice(server.printed.indexOf('Missing:'));
  const settings = ['COUNT_EXCHANGE_ADMIN', 'SMTP_URL', 'PUBLIC_URL', 'TRUSTED_PROXIES', 'ECO_VISIO_URL'];
  expect(list.match(/^ {2}[A-Z_]+/gm)?.map((name) => name.trim())).toEqual(settings);
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
});

test('encrypted connections are to stay so, where a trusted proxy says they are', async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1 ::1' };
  await server.start(path.join(root, 'trusted'), { env });
  const encrypted = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
  for (const call of ['/', '/api/live', '/horizon', '/registry.json', '/nowhere.js']) {
    expect([call, await isStrict(call, encrypted)]).toEqual([call, true]);
    expect([call, await isStrict(call, {})]).toEqual([call, false]);
  }
});

test('what others say of their connection counts for nothing', async () => {
  await server.start(path.join(root, 'direct'));
  expect(await isStrict('/api/live', { 'x-forwarded-proto': 'https' })).toBe(false);
});

test.each([
  [
    { ECO_VISIO_URL: 'http://127.0.0.1:9', ECO_VISIO_CLIENT_ID: 'us', ECO_VISIO_CLIENT_SECRET: 'secret' },
    'ECO_VISIO_URL must begin with https',
  ],
  [{ DATABASE_URL: 'postgres://us:pw@db.example/counts' }, 'It must end in sslmode=verify-full'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'It must begin with smtps:'],
])('a production start with %j is refused', async (env, sentence) => {
  await expect(server.start(path.join(root, 'refused'), { env })).rejects.toThrow(sentence);
});
