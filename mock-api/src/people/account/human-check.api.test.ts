import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request, testApi } from '../../testing/index.ts';
import { QUICK_COST } from '../../testing/quick-cost.ts';
import { checkHuman } from './human-check.routes.ts';

beforeEach(() => testApi().reset());

const check = async (token: string, headers = {}) =>
  (await request('POST /recaptcha', { body: { token } }, undefined, headers)).reply;
type Payload = { challenge: { parameters: { cost: number } }; solution: object };
const changed = (token: string, change: (payload: Payload) => object) => {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;
  return Buffer.from(JSON.stringify(change(payload))).toString('base64');
};

describe('the self-hosted check', () => {
  test('is shown unless another is set up', async () => {
    expect((await request('GET /human-check', {})).reply).toEqual({ kind: 'self', site_key: null });
  });

  test('takes a solved task, again as long as it has not been used', async () => {
    const token = await testApi().humanToken();
    expect(await check(token)).toEqual({ success: true });
    expect(await check(token)).toEqual({ success: true });
  });

  test.each([
    ['something else', () => 'forged'],
    ['an empty object', () => Buffer.from('{}').toString('base64')],
    [
      'an easier task',
      (token: string) =>
        changed(token, ({ challenge, solution }) => ({
          challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
          solution,
        })),
    ],
    [
      'a wrong solution',
      (token: string) =>
        changed(token, ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: '00ff' } })),
    ],
  ])('refuses %s', async (_, forge) => {
    const token = forge(await testApi().humanToken());
    expect(await check(token)).toEqual({ success: false, error: { message: 'Recaptcha token is invalid' } });
    expect((await check(token, { 'accept-language': 'es' })).error?.message).toBe(
      'El token de Recaptcha no es válido',
    );
    expect(await testApi().query('select 1 from human_checks')).toEqual([]);
  });

  test('asks for an answer that is missing', async () => {
    expect(await check('')).toEqual({
      success: false,
      error: { message: 'Please verify you are not a robot.' },
    });
  });
});

describe('Google’s check', () => {
  let google: Server;
  let asked: string[] = [];

  beforeAll(async () => {
    google = createServer((incoming, reply) => {
      let body = '';
      incoming.on('data', (piece) => (body += String(piece)));
      incoming.on('end', () => {
        asked.push(body);
        const response = new URLSearchParams(body).get('response');
        if (response === 'moved' && incoming.url !== '/elsewhere') {
          reply.statusCode = 307;
          reply.setHeader('location', '/elsewhere');
        }
        const good = response === 'good' || response === 'moved';
        reply.setHeader('content-type', 'application/json');
        reply.end(
          JSON.stringify(
            good ? { success: true } : { success: false, 'error-codes': ['timeout-or-duplicate'] },
          ),
        );
      });
    });
    await new Promise<void>((resolve) => {
      google.listen(0, '127.0.0.1', resolve);
    });
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => new Promise((resolve) => void google.close(resolve)));

  function ask(token: string, port = (google.address() as AddressInfo).port) {
    const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
    const settings = {
      sessionSeconds: 60,
      sessionIdleSeconds: 60,
      sessionMostSeconds: 60,
      uploadMaxBytes: 0,
      quotas: { uploads: { files: 0, bytes: 0 }, exports: { files: 0, bytes: 0 } },
      photoQuota: { files: 0, bytes: 0 },
      publicUrl: () => '',
      humanCheck: {
        recaptcha: { siteKey: 'site', secret: 'hush', verifyUrl },
        work: { rounds: 1, tries: [1, 2] as [number, number] },
      },
      passwordCost: QUICK_COST,
      map: { tiles: null, embed: null },
      tileArchive: null,
      qcEmbed: null,
      weatherUrl: undefined,
      weatherShownIn: 'us' as const,
      webhooks: testApi().settings.webhooks,
      dropFolder: null,
      codeVersion: '1.0.0',
      institute: 'Count Exchange',
      secondFactor: 'off' as const,
      secretKey: null,
      bouncesSecret: null,
    };
    return testApi().db.transaction((db) =>
      checkHuman({ db, settings, settle: () => Promise.resolve() }, token),
    );
  }

  test('is asked once about each token, with the secret', async () => {
    expect(await ask('good')).toHaveProperty('name');
    expect(await ask('good')).toHaveProperty('name');
    expect(asked).toEqual(['secret=hush&response=good']);
  });

  test('tells the codes of its refusal', async () => {
    expect(await ask('old')).toEqual({
      refusal: {
        codes: ['timeout-or-duplicate'],
        text: expect.objectContaining({
          en: 'The Recaptcha service responded with the following error codes: timeout-or-duplicate',
        }) as unknown,
      },
    });
  });

  test('follows no redirect', async () => {
    expect(await ask('moved')).toMatchObject({ refusal: { codes: ['no-answer'] } });
    expect(asked).toHaveLength(1);
  });

  test('refuses where it cannot be reached', async () => {
    expect(await ask('good', 1)).toMatchObject({ refusal: { codes: ['no-answer'] } });
  });
});
