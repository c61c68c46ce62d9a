import { forgetSignIns, PASSWORD, personas, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const nora = { name: 'Nora Field', email: 'nora@austin.example' };
const accountOf = async (email: string) =>
  (await request('GET /users', { query: {} }, 'admin')).reply.find((user) => user.email === email);
const invite = (userId: number | undefined, as: 'admin' | 'super' | 'user' | 'houston' = 'admin') =>
  request('POST /users/:userId/invite', { params: { userId: String(userId) }, body: {} }, as);
const linkIn = (body = '') => /token=([\w-]+)/.exec(body)?.[1] ?? '';
const setPassword = (token: string, password = 'bluebonnets in May') =>
  request('POST /password/reset', {
    body: { token, email: nora.email, password, password_confirmation: password },
  });

describe('what stands of an account', () => {
  test('is invited, then active with its last sign-in', async () => {
    await request('POST /user/add', { body: nora }, 'admin');
    expect(await accountOf(nora.email)).toMatchObject({ status: 'invited', last_sign_in: null });
    const mails = await testApi().outbox();
    await setPassword(linkIn(mails.at(-1)?.body));
    expect(await accountOf(nora.email)).toMatchObject({ status: 'active', last_sign_in: null });
    await request('POST /user/login', { body: { email: nora.email, password: 'bluebonnets in May' } });
    expect(await accountOf(nora.email)).toMatchObject({ last_sign_in: '2026-03-02T12:00:00Z' });
  });

  test('is that the link has expired, a week later', async () => {
    await request('POST /user/add', { body: nora }, 'admin');
    await testApi().query(`update users set link_until = '2026-03-02T11:59:59Z' where email = $1`, [
      nora.email,
    ]);
    expect(await accountOf(nora.email)).toMatchObject({ status: 'expired' });
  });

  test('is told of oneself too', async () => {
    const { reply } = await request('GET /users/:userId', { params: { userId: '3' } }, 'user');
    expect(reply[0]).toMatchObject({ status: 'active', last_sign_in: '2026-03-02T12:00:00Z' });
  });
});

describe('sending the invitation again', () => {
  test('mails a link for a week; the one before ends and has left the outbox', async () => {
    await request('POST /user/add', { body: nora }, 'admin');
    const first = linkIn((await testApi().outbox()).at(-1)?.body);
    const added = await accountOf(nora.email);
    expect((await invite(added?.id)).status).toBe(200);
    const mails = await testApi().outbox();
    expect(JSON.stringify(mails)).not.toContain(first);
    expect((await setPassword(first)).status).toBe(422);
    expect((await setPassword(linkIn(mails.at(-1)?.body))).status).toBe(200);
    const [entry] = await testApi().query(`select user_name from audit_log where action = 'user.invite'`);
    expect(entry).toEqual({ user_name: 'Ada Morgan' });
  });

  test('is refused for somebody who has a password', async () => {
    const { status, problem } = await invite(3);
    expect([status, problem.message]).toEqual([
      409,
      'This person has set a password already. Who has forgotten it asks for a new one under “Forgot Password”.',
    ]);
  });

  test.each([
    ['user', 403],
    ['houston', 403],
    ['super', 200],
  ] as const)('%s gets %i', async (as, expected) => {
    await request('POST /user/add', { body: nora }, 'admin');
    const added = await accountOf(nora.email);
    expect((await invite(added?.id, as)).status).toBe(expected);
  });

  test('has a limit for each person', async () => {
    await request('POST /user/add', { body: nora }, 'admin');
    const added = await accountOf(nora.email);
    for (let time = 0; time < 5; time += 1) await invite(added?.id);
    expect((await invite(added?.id)).status).toBe(429);
    expect((await invite(3)).status).toBe(409);
  });

  test('is asked for by the person as well, under “Forgot Password”, and lasts as long', async () => {
    await request('POST /user/add', { body: nora }, 'admin');
    await request('POST /user/forgot', { body: { email: nora.email } });
    await testApi().runJobs();
    const [row] = await testApi().query('select expires_at from password_tokens');
    expect(row).toEqual({ expires_at: '2026-03-09T12:00:00Z' });
    await request('POST /user/login', { body: { email: personas.user, password: PASSWORD } });
  });
});
