import {
  forgetSignIns,
  PASSWORD,
  personas,
  request,
  requestOf,
  signIn,
  testApi,
} from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** Asks for a link and reads it from the e-mail; null when none was sent. */
async function linkFor(email: string): Promise<{ token: string; email: string } | null> {
  await request('POST /user/forgot', { body: { email } });
  await testApi().runJobs();
  const mail = (await testApi().outbox()).at(-1);
  const address = /http:\S+/.exec(mail?.body ?? '')?.[0];
  if (!address) return null;
  const { searchParams } = new URL(address);
  return { token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' };
}
async function freshLink(): Promise<{ token: string; email: string }> {
  const link = await linkFor(personas.user);
  if (!link) throw new Error('No link was sent.');
  return link;
}
const reset = (link: { token: string; email: string }, password = 'bluebonnet', confirmation = password) =>
  request('POST /password/reset', { body: { ...link, password, password_confirmation: confirmation } });
const loginStatus = async (password: string) =>
  (await request('POST /user/login', { body: { email: personas.user, password } })).status;

describe('asking for a new password', () => {
  test('mails a link on the app’s own address, whatever host the request names', async () => {
    const forged = requestOf('POST /user/forgot', { body: { email: personas.user } });
    await testApi().fetch(new Request('http://evil.example/api/user/forgot', forged));
    await testApi().runJobs();
    const [mail] = await testApi().outbox();
    expect(mail?.recipient).toBe(personas.user);
    expect(mail?.body).toContain('http://count-exchange.test/recover-password?token=');
    expect(mail?.body).not.toContain('evil.example');
  });

  test('answers the same for an address without an account, and mails nothing', async () => {
    const known = await request('POST /user/forgot', { body: { email: personas.user } });
    const unknown = await request('POST /user/forgot', { body: { email: 'nobody@example.org' } });
    expect([known.status, known.reply]).toEqual([unknown.status, unknown.reply]);
    await testApi().runJobs();
    expect((await testApi().outbox()).map(({ recipient }) => recipient)).toEqual([personas.user]);
    expect(await testApi().query('select 1 from password_requests')).toEqual([]);
  });

  test('keeps only the hash of the link’s token', async () => {
    const { token } = await freshLink();
    const rows = await testApi().query<{ token_hash: string }>('select token_hash from password_tokens');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.token_hash).not.toBe(token);
  });

  test('is refused for an address that is asked about too often, with or without an account', async () => {
    const statuses = { [personas.user]: 0, 'nobody@example.org': 0 };
    for (const email of Object.keys(statuses) as (keyof typeof statuses)[]) {
      for (let time = 0; time < 11; time += 1) {
        statuses[email] = (await request('POST /user/forgot', { body: { email } })).status;
      }
    }
    expect(Object.values(statuses)).toEqual([429, 429]);
    // signing in goes on
    expect(await loginStatus(PASSWORD)).toBe(200);
  });

  test('refuses what is no address', async () => {
    const { status, problem } = await request('POST /user/forgot', { body: { email: 'x' } });
    expect([status, problem.errors]).toEqual([422, { email: ['Invalid e-mail address.'] }]);
  });
});

describe('setting the password by the link', () => {
  test('lets the new password in and the old one not, and ends every session', async () => {
    const session = await signIn('user');
    const link = await freshLink();
    expect((await reset(link)).reply).toEqual({ success: true });
    expect([await loginStatus('bluebonnet'), await loginStatus(PASSWORD)]).toEqual([200, 422]);
    const me = await testApi().fetch(requestOf('POST /user/me', { body: {} }, session));
    expect(me.status).toBe(401);
  });

  test('works once, and uses up older links too', async () => {
    const [older, newer] = [await freshLink(), await freshLink()];
    await reset(newer);
    const problems = [await reset(newer), await reset(older)].map(({ status }) => status);
    expect(problems).toEqual([422, 422]);
  });

  test('of two at the same time one works', async () => {
    const link = await freshLink();
    const statuses = await Promise.all([reset(link, 'bluebonnet'), reset(link, 'longhorns')]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('ends after an hour', async () => {
    const link = await freshLink();
    const [row] = await testApi().query('select expires_at from password_tokens');
    expect(row).toEqual({ expires_at: '2026-03-02T13:00:00Z' });
    await testApi().query(`update password_tokens set expires_at = '2026-03-02T11:59:59Z'`);
    expect((await reset(link)).status).toBe(422);
  });

  test.each([
    ['an unknown token', { token: 'x'.repeat(43) }],
    ['no token', { token: '' }],
    ['another account’s address', { email: personas.admin }],
    ['an address without an account', { email: 'nobody@example.org' }],
  ])('refuses %s with one and the same sentence', async (_, change) => {
    const { status, problem } = await reset({ ...(await freshLink()), ...change });
    const sentence = 'This link is not valid any more. Please ask for a new one under “Forgot Password”.';
    expect([status, problem]).toEqual([422, { error: sentence, message: sentence }]);
    expect(await loginStatus(PASSWORD)).toBe(200);
  });

  test.each([
    ['password', 'short', 'short', 'Invalid password (required, 8 characters minimum, must match)'],
    ['password_confirmation', 'bluebonnet', 'longhorns', 'Passwords do not match.'],
  ])(
    'names the field %s that is wrong and leaves the link good',
    async (field, password, other, sentence) => {
      const link = await freshLink();
      const { status, problem } = await reset(link, password, other);
      expect([status, problem.errors]).toEqual([422, { [field]: [sentence] }]);
      expect((await reset(link)).status).toBe(200);
    },
  );
});

describe('the time of a session', () => {
  test('is told and lengthened', async () => {
    await signIn('user');
    await testApi().query(`update sessions set expires_at = '2026-03-02T12:01:30Z'`);
    expect((await request('GET /user/session', {}, 'user')).reply).toEqual({
      expires_in: 90,
      can_stay: true,
    });
    expect((await request('POST /user/extend', { body: {} }, 'user')).reply).toMatchObject({
      expires_in: 28_800,
    });
    expect((await request('GET /user/session', {}, 'user')).reply).toMatchObject({ expires_in: 28_800 });
  });

  test('is lengthened for this session alone', async () => {
    await signIn('houston');
    await signIn('user');
    await testApi().query(`update sessions set expires_at = '2026-03-02T12:01:30Z'`);
    await request('POST /user/extend', { body: {} }, 'user');
    expect((await request('GET /user/session', {}, 'houston')).reply.expires_in).toBe(90);
  });
});
