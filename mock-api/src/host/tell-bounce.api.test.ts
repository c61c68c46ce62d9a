import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { forgetSignIns, request, testApi } from '../testing/index.ts';
import { RELAY_SECRET } from '../testing/report-bounces.ts';
import { bounceCall, serverFrom } from './tell-bounce.ts';

const UMA = 'user@example.org';
const MAIL = readFileSync('mock-api/src/testing/bounced/postfix.eml');
/** The e-mail that this report is about. */
const ABOUT = '0b9f6f0e-4f7a-4c7e-9a55-0a8d7c6b5e4f';
const BACK = `bounce+${ABOUT}@returns.example.org`;

describe('the server', () => {
  beforeEach(async () => {
    await testApi().reset();
    forgetSignIns();
    testApi().settings.bouncesSecret = RELAY_SECRET;
    await testApi().query(
      "insert into outbox (recipient, subject, body, created_at, message_id) values ($1, 'News', 'Of counters', now(), $2)",
      [UMA, ABOUT],
    );
  });

  const tell = async (returnedTo: string) => {
    const server = { url: 'http://count-exchange.test', secret: RELAY_SECRET };
    const call = await bounceCall(MAIL, { returnedTo, server, now: testApi().now() });
    const response = await testApi().fetch(call!);
    return { status: response.status, reply: (await response.json()) as unknown };
  };

  test('takes what a relay’s report says, once, whatever it is told by', async () => {
    expect(await tell(BACK)).toEqual({ status: 200, reply: { counted: 1, repeated: 0, unknown: 0 } });
    expect(await tell('bounce@returns.example.org')).toMatchObject({ reply: { counted: 0, repeated: 1 } });
    const { reply } = await request('GET /user/digest', {}, 'user');
    expect(reply.stopped).toMatchObject({ kind: 'hard' });
    expect(await testApi().query('select reason from mail_bounces')).toEqual([
      { reason: '550 5.1.1 <gone>: No such user here' },
    ]);
  });
});

test.each([
  ['PUBLIC_URL', { MAIL_BOUNCES_SECRET: RELAY_SECRET }],
  ['MAIL_BOUNCES_SECRET', { PUBLIC_URL: 'https://counts.example.gov' }],
])('without %s there is a sentence', (name, env) => expect(() => serverFrom(env)).toThrow(name));

describe('the command', () => {
  let server: Server;
  let status = 200;
  let asked = 0;
  let env: Record<string, string> = {};
  beforeEach(async () => {
    asked = 0;
    server = createServer((call, answer) => {
      asked += 1;
      call.resume();
      answer.writeHead(status).end('{"counted":1}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    env = {
      PUBLIC_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      MAIL_BOUNCES_SECRET: RELAY_SECRET,
    };
  });
  afterEach(() => server.close());

  const run = async (mail: string | Buffer, over: Record<string, string> = {}) => {
    const child = spawn(process.execPath, ['mock-api/src/host/tell-bounce.ts', BACK], {
      env: { PATH: process.env.PATH, ...env, ...over },
    });
    child.stdin.end(mail);
    const [said, complained, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    return { code, said: said + complained };
  };

  test('tells, and ends well', async () => {
    status = 200;
    expect(await run(MAIL)).toEqual({ code: 0, said: 'Told: {"counted":1}\n' });
  });

  test('asks nobody for an e-mail that tells nothing', async () => {
    expect(await run('Subject: Away\n\nUntil Monday.')).toMatchObject({ code: 0 });
    expect(asked).toBe(0);
  });

  test('that is not heard has the mail server try again', async () => {
    status = 503;
    expect(await run(MAIL)).toMatchObject({ code: 75, said: expect.stringContaining('503') as string });
    const nowhere = { PUBLIC_URL: 'http://127.0.0.1:1' };
    expect(await run(MAIL, nowhere)).toEqual({ code: 75, said: 'http://127.0.0.1:1 does not answer.\n' });
    expect(await run(MAIL, { MAIL_BOUNCES_SECRET: '' })).toMatchObject({ code: 75 });
  });
});
