import { setTimeout as sleep } from 'node:timers/promises';
import { KillableServer } from '../../testing/killable-server.ts';
import { MailServer } from '../../testing/mail-server.ts';
import { personas } from '../../testing/index.ts';

jest.setTimeout(120_000);

const server = new KillableServer();
const mailServer = new MailServer();
let folder = '';
let env: Record<string, string> = {};

beforeAll(async () => {
  env = { SMTP_URL: await mailServer.start() };
});
beforeEach(async () => {
  folder = server.folder(`mail-${Date.now()}`);
  mailServer.trouble = 'none';
  mailServer.received.length = 0;
  mailServer.tries = 0;
  await server.start(folder, { env });
});
afterEach(() => server.kill());
afterAll(async () => {
  await server.remove();
  await mailServer.stop();
});

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await sleep(50);
}

/** Has one e-mail written: a link to set a new password. */
async function ask(): Promise<void> {
  const body = JSON.stringify({ email: personas.user });
  const response = await fetch(`${server.url}/api/user/forgot`, { method: 'POST', body });
  expect(response.status).toBe(200);
}

async function restart(): Promise<void> {
  await server.kill();
  mailServer.trouble = 'none';
  await server.start(folder, { env });
}

const monitor = async (token: string) => (await fetch(`${server.url}/horizon?token=${token}`)).text();

test('killed between the claim and the message, it sends the e-mail once after the start', async () => {
  mailServer.trouble = 'is silent before the message';
  await ask();
  await until(() => mailServer.tries > 0);
  await restart();
  await until(() => mailServer.received.length > 0);
  await sleep(1000);
  expect(mailServer.received.map(({ to }) => to)).toEqual([personas.user]);
});

test('killed between the message and the note of it, it never sends it again by itself, and says so', async () => {
  mailServer.trouble = 'is silent after the message';
  await ask();
  await until(() => mailServer.received.length > 0);
  await restart();
  const token = await server.token('super');
  await until(async () => (await monitor(token)).includes('unsure: it was handed over'));
  await sleep(1000);
  expect(mailServer.received).toHaveLength(1);

  const [, mail = ''] = /name="mail" value="(\d+)"/.exec(await monitor(token)) ?? [];
  const body = new URLSearchParams({ token, mail });
  await fetch(`${server.url}/horizon/send-again`, { method: 'POST', body, redirect: 'manual' });
  await until(() => mailServer.received.length > 1);
  expect(mailServer.received[1]?.messageId).toBe(mailServer.received[0]?.messageId);
});
