import { Secret, TOTP } from 'otpauth';
import type { ApiErrorBody, ApiKey, SecondStep, TotpSetup } from 'shared-domain';
import { forgetSignIns, PASSWORD, personas, request, requestOf, testApi } from '../../testing/index.ts';
import { clearAudit } from '../../testing/clear-audit.ts';
import { seal } from './secret-box.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await clearAudit();
});

type Answer = { status: number; reply: never; problem: ApiErrorBody };
async function call(key: ApiKey, input: object, token?: string): Promise<Answer> {
  const response = await testApi().fetch(requestOf(key, input, token));
  const body = (await response.json()) as never;
  return { status: response.status, reply: body, problem: body };
}
const post = (key: ApiKey, body: object, token?: string) => call(key, { body }, token);
/** The app's code so many steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: testApi().now().getTime() + steps * 30_000,
  });
const login = (email: string = personas.user, password: string = PASSWORD) =>
  post('POST /user/login', { email, password });
async function tokenOf(email?: string): Promise<string> {
  return ((await login(email)).reply as { access_token: string }).access_token;
}
async function stepOf(email?: string): Promise<SecondStep> {
  const { second_step } = (await login(email)).problem;
  if (!second_step) throw new Error('The password alone was enough');
  return second_step;
}
const prove = (token: string) => post('POST /user/prove', { password: PASSWORD }, token);
/** Sets codes of an app up; answers the secret and the recovery codes. */
async function setUp(token: string): Promise<{ secret: string; codes: string[] }> {
  await prove(token);
  const { secret } = (await post('POST /user/second-factor/totp', {}, token)).reply as TotpSetup;
  const { reply } = await post('POST /user/second-factor/totp/confirm', { code: codeOf(secret) }, token);
  return { secret, codes: (reply as { recovery_codes: string[] }).recovery_codes };
}
const actions = async () =>
  (
    await testApi().query<{ action: string }>(
      `select action from audit_log where action like 'second-factor%' order by id`,
    )
  ).map(({ action }) => action);
const statusOf = async (token: string) => (await post('POST /user/me', {}, token)).status;

describe('setting up codes of an app', () => {
  test('asks for the password again, then for a first code, and shows ten recovery codes once', async () => {
    const token = await tokenOf();
    expect((await post('POST /user/second-factor/totp', {}, token)).status).toBe(403);
    expect((await post('POST /user/prove', { password: 'wrong' }, token)).problem.errors).toEqual({
      password: ['The password is not right.'],
    });
    const { codes } = await setUp(token);
    expect(new Set(codes).size).toBe(10);
    const own = (await call('GET /user/second-factor', {}, token)).reply;
    expect(own).toEqual({
      required: false,
      totp: { since: '2026-03-02T12:00:00Z' },
      passkeys: [],
      recovery_codes: 10,
    });
    expect(await actions()).toEqual(['second-factor.set-up']);
    expect((await testApi().outbox()).at(-1)).toMatchObject({ recipient: personas.user });
  });

  test('is nothing before a right code: the password alone signs in', async () => {
    const token = await tokenOf();
    await prove(token);
    await post('POST /user/second-factor/totp', {}, token);
    const wrong = await post('POST /user/second-factor/totp/confirm', { code: '000000' }, token);
    expect(wrong.status).toBe(422);
    expect((await login()).status).toBe(200);
  });

  test('a proof is good for ten minutes of its own session', async () => {
    const [token, other] = [await tokenOf(), await tokenOf()];
    await prove(token);
    expect((await post('POST /user/second-factor/totp', {}, other)).status).toBe(403);
    await testApi().query(`update sessions set proved_at = '2026-03-02T11:49:59Z'`);
    expect((await post('POST /user/second-factor/totp', {}, token)).status).toBe(403);
  });

  test('keeps the secret encrypted and recovery codes as hashes', async () => {
    const { secret, codes } = await setUp(await tokenOf());
    const rows = JSON.stringify([
      await testApi().query('select * from totp_secrets'),
      await testApi().query('select * from recovery_codes'),
    ]);
    for (const plain of [secret, ...codes]) expect(rows).not.toContain(plain);
  });

  test('a picture, an address for apps and the text say the same', async () => {
    const token = await tokenOf();
    await prove(token);
    const setup = (await post('POST /user/second-factor/totp', {}, token)).reply as TotpSetup;
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Count%20Exchange:user%40example\.org\?/);
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    expect(setup.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
  });
});

describe('signing in with a second factor', () => {
  test('the password alone gives no session, only a step that no other call takes', async () => {
    await setUp(await tokenOf());
    const { status, problem } = await login();
    expect(status).toBe(403);
    expect(problem.second_step).toEqual({
      step: expect.any(String),
      methods: ['totp', 'recovery'],
      expires_in: 300,
    });
    expect(problem).not.toHaveProperty('access_token');
    expect(await statusOf(problem.second_step?.step ?? '')).toBe(401);
  });

  test.each([-1, 1])('takes the code %i step from now, once', async (steps) => {
    const { secret } = await setUp(await tokenOf());
    await testApi().query('update totp_secrets set last_step = 0');
    const code = codeOf(secret, steps);
    const signedIn = await post('POST /sign-in/second', { step: (await stepOf()).step, code });
    expect(signedIn.status).toBe(200);
    expect(await statusOf((signedIn.reply as { access_token: string }).access_token)).toBe(200);
    const again = await post('POST /sign-in/second', { step: (await stepOf()).step, code });
    expect(again.status).toBe(422);
    expect(again.problem.errors).toHaveProperty('code');
    expect(await actions()).toEqual(['second-factor.set-up', 'second-factor.used', 'second-factor.failed']);
  });

  test.each([-2, 2])('does not take the code %i steps from now', async (steps) => {
    const { secret } = await setUp(await tokenOf());
    await testApi().query('update totp_secrets set last_step = 0');
    const { step } = await stepOf();
    expect((await post('POST /sign-in/second', { step, code: codeOf(secret, steps) })).status).toBe(422);
  });

  test('takes a recovery code once, and tells the person', async () => {
    const { codes } = await setUp(await tokenOf());
    const use = async () =>
      post('POST /sign-in/second', {
        step: (await stepOf()).step,
        recovery_code: ` ${codes[0]?.toUpperCase()} `,
      });
    expect([(await use()).status, (await use()).status]).toEqual([200, 422]);
    expect(await actions()).toContain('second-factor.recovery');
    expect((await testApi().outbox()).at(-1)?.subject).toContain('Recovery code used');
  });

  test('a step is good for one sign-in, five tries and five minutes', async () => {
    const { secret, codes } = await setUp(await tokenOf());
    const { step } = await stepOf();
    await testApi().query('update totp_secrets set last_step = 0');
    expect((await post('POST /sign-in/second', { step, code: codeOf(secret) })).status).toBe(200);
    expect((await post('POST /sign-in/second', { step, code: codeOf(secret, 1) })).status).toBe(410);
    const tried = (await stepOf()).step;
    for (let time = 0; time < 5; time += 1) await post('POST /sign-in/second', { step: tried, code: '1' });
    const right = { step: tried, recovery_code: codes[0] };
    expect((await post('POST /sign-in/second', right)).status).toBe(410);
    const late = (await stepOf()).step;
    await testApi().query(`update sign_in_steps set expires_at = '2026-03-02T11:59:59Z'`);
    expect((await post('POST /sign-in/second', { step: late, recovery_code: codes[0] })).status).toBe(410);
  });

  test('twenty wrong codes of an account end codes for an hour, not recovery codes', async () => {
    const { secret, codes } = await setUp(await tokenOf());
    await testApi().query(
      `insert into second_factor_failures (user_id, failures, until) values (3, 20, '2026-03-02T12:30:00Z')`,
    );
    await testApi().query('update totp_secrets set last_step = 0');
    const { step } = await stepOf();
    expect((await post('POST /sign-in/second', { step, code: codeOf(secret) })).status).toBe(429);
    expect((await post('POST /sign-in/second', { step, recovery_code: codes[0] })).status).toBe(200);
  });

  test('codes that another SECRET_KEY keeps are told as such and count as no wrong try; recovery codes go on', async () => {
    const { secret, codes } = await setUp(await tokenOf());
    const [row] = await testApi().query<{ user_id: number }>('select user_id from totp_secrets');
    const name = `totp ${row?.user_id}`;
    const sealed = await seal(testApi().db, {
      text: secret,
      name,
      key: 'of the machine that was lost'.repeat(2),
    });
    await testApi().db.query('update totp_secrets set secret = $1', [sealed]);
    const { step } = await stepOf();
    const { status, problem } = await post('POST /sign-in/second', { step, code: codeOf(secret, 1) });
    expect([status, problem.message]).toEqual([
      503,
      'Codes of an app can not be checked at the moment: the server was started without the SECRET_KEY that they are kept with. Use a passkey or a recovery code.',
    ]);
    expect(await testApi().query('select * from second_factor_failures')).toEqual([]);
    expect((await post('POST /sign-in/second', { step, recovery_code: codes[0] })).status).toBe(200);
  });

  test('a forged passkey, and two things at once, are refused', async () => {
    const { secret } = await setUp(await tokenOf());
    const { step } = await stepOf();
    const forged = await post('POST /sign-in/second', { step, passkey: { id: 'forged' } });
    expect(forged.problem.errors).toHaveProperty('passkey');
    const both = { step, code: codeOf(secret), recovery_code: 'x' };
    expect((await post('POST /sign-in/second', both)).status).toBe(422);
  });

  test('a step can set no further factor up', async () => {
    await setUp(await tokenOf());
    const { step } = await stepOf();
    for (const key of ['POST /sign-in/setup/totp', 'POST /sign-in/setup/passkey'] as const)
      expect((await post(key, { step })).status).toBe(409);
  });

  test('a password set by link does not take the factor away', async () => {
    await setUp(await tokenOf());
    await request('POST /user/forgot', { body: { email: personas.user } });
    await testApi().runJobs();
    const mail = (await testApi().outbox()).find(({ body }) => body.includes('token='));
    const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    const password = 'Bluebonnet-7731-fields';
    const body = { token, email: personas.user, password, password_confirmation: password };
    expect((await request('POST /password/reset', { body })).status).toBe(200);
    expect((await login(personas.user, password)).problem.second_step?.methods).toContain('totp');
  });
});

describe('where admins need a second factor', () => {
  const enforce = () => {
    testApi().settings.secondFactor = 'admins';
  };

  test('an admin sets one up at sign-in and can do nothing else before', async () => {
    enforce();
    const { step, methods } = await stepOf(personas.admin);
    expect(methods).toEqual([]);
    expect(await statusOf(step)).toBe(401);
    const { secret } = (await post('POST /sign-in/setup/totp', { step })).reply as TotpSetup;
    const { status, reply } = await post('POST /sign-in/setup/totp/confirm', { step, code: codeOf(secret) });
    expect(status).toBe(200);
    const done = reply as { access_token: string; recovery_codes: string[] };
    expect(done.recovery_codes).toHaveLength(10);
    expect(await statusOf(done.access_token)).toBe(200);
    expect((await stepOf(personas.admin)).methods).toEqual(['totp', 'recovery']);
  });

  test('an ordinary user signs in as before', async () => {
    enforce();
    expect((await login()).status).toBe(200);
  });

  test('a session that began without one is none any more, by every way', async () => {
    const token = await tokenOf(personas.super);
    const { ticket } = (await post('POST /notifications/ticket', {}, token)).reply as { ticket: string };
    enforce();
    expect(await statusOf(token)).toBe(401);
    const stream = requestOf('GET /notifications/stream', { query: { ticket } });
    expect((await testApi().fetch(stream)).status).toBe(401);
    const monitor = new Request(`http://count-exchange.test/horizon?token=${token}`);
    expect((await testApi().fetch(monitor)).status).toBe(401);
  });

  test('somebody who becomes an admin signs in anew', async () => {
    const token = await tokenOf();
    enforce();
    expect(await statusOf(token)).toBe(200);
    await testApi().query('update users set admin = true where id = 3');
    expect(await statusOf(token)).toBe(401);
  });

  test('the last factor stays', async () => {
    const token = await tokenOf(personas.admin);
    await setUp(token);
    enforce();
    const { status, problem } = await call('DELETE /user/second-factor/totp', {}, token);
    expect([status, problem.message]).toEqual([409, expect.stringContaining('needs a second factor')]);
    expect((await stepOf(personas.admin)).methods).toContain('totp');
  });
});

describe('losing and removing it', () => {
  test('new recovery codes take the place of the old ones', async () => {
    const token = await tokenOf();
    const { codes } = await setUp(token);
    const { reply } = await post('POST /user/second-factor/recovery-codes', {}, token);
    const [fresh] = (reply as { recovery_codes: string[] }).recovery_codes;
    const use = async (recovery_code?: string) =>
      (await post('POST /sign-in/second', { step: (await stepOf()).step, recovery_code })).status;
    expect([await use(codes[1]), await use(fresh)]).toEqual([422, 200]);
    expect(await actions()).toContain('second-factor.codes');
  });

  test('removing it needs the password, is audited, told, and takes the recovery codes along', async () => {
    const token = await tokenOf();
    await setUp(token);
    await testApi().query('update sessions set proved_at = null');
    expect((await call('DELETE /user/second-factor/totp', {}, token)).status).toBe(403);
    await prove(token);
    expect((await call('DELETE /user/second-factor/totp', {}, token)).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect(await testApi().query('select 1 from recovery_codes')).toEqual([]);
    expect(await actions()).toContain('second-factor.remove');
    expect((await testApi().outbox()).at(-1)?.subject).toContain('Second factor removed');
  });

  const reset = (as: 'super' | 'admin' | 'user', userId: string, reason = 'Lost phone') =>
    request('POST /users/:userId/second-factor/reset', { params: { userId }, body: { reason } }, as);

  test('a super admin resets another person’s with a reason; the person is told and signed out', async () => {
    const token = await tokenOf();
    await setUp(token);
    expect((await reset('super', '3', ' ')).status).toBe(422);
    expect((await reset('super', '3')).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect((await login()).status).toBe(200);
    expect((await testApi().outbox()).at(-1)).toMatchObject({
      recipient: personas.user,
      body: expect.stringContaining('Lost phone'),
    });
    const query = { action: 'second-factor.reset' };
    const { reply } = await request('GET /audit', { query }, 'admin');
    expect(reply.data[0]?.text).toBe(
      'Took the second factor of Uma Castillo (user@example.org) away. Reason: Lost phone',
    );
  });

  test('nobody else does, nobody their own, and not where there is none', async () => {
    await setUp(await tokenOf());
    expect((await reset('admin', '3')).status).toBe(403);
    expect((await reset('super', '1')).status).toBe(409);
    expect((await reset('super', '4')).status).toBe(409);
    expect((await reset('super', '999')).status).toBe(404);
  });
});
