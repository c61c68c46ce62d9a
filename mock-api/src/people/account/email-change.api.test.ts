import { forgetSignIns, PASSWORD, personas, request, testApi, type Persona } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const NEW = 'uma@austin.example';
const ask = (body: object = {}, as: Persona = 'user', userId = '3') =>
  request(
    'PUT /users/:userId',
    { params: { userId }, body: { email: NEW, password: PASSWORD, ...body } },
    as,
  );
const mailsTo = async (recipient: string) =>
  (await testApi().outbox()).filter((mail) => mail.recipient === recipient);
const tokenIn = (body = '') => /token=([\w-]+)/.exec(body)?.[1] ?? '';
const mailedToken = async (to = NEW) => tokenIn((await mailsTo(to)).at(-1)?.body);
const confirm = (token: string) => request('POST /user/confirm-email', { body: { token } });
const emailOf = async (id = 3) =>
  (await testApi().query<{ email: string }>('select email from users where id = $1', [id]))[0]?.email;
const loginStatus = async (email: string, password = PASSWORD) =>
  (await request('POST /user/login', { body: { email, password } })).status;

async function forgottenToken(email: string) {
  await request('POST /user/forgot', { body: { email } });
  await testApi().runJobs();
  return mailedToken(email);
}
const reset = (token: string, email: string) =>
  request('POST /password/reset', {
    body: { token, email, password: 'bluebonnets in May', password_confirmation: 'bluebonnets in May' },
  });

describe('another e-mail address', () => {
  test('holds once it is confirmed from there; the old one is valid until then and told twice', async () => {
    const { status, reply } = await ask();
    expect([status, reply.email, reply.pending_email]).toEqual([200, personas.user, NEW]);
    expect(await loginStatus(personas.user)).toBe(200);
    expect(await loginStatus(NEW)).toBe(422);
    expect(await mailsTo(personas.user)).toMatchObject([
      { body: expect.stringContaining('stays valid until the new one is confirmed') as string },
    ]);

    const { reply: confirmed } = await confirm(await mailedToken());
    expect(confirmed).toEqual({ success: true, email: NEW });
    expect(await loginStatus(NEW)).toBe(200);
    expect(await loginStatus(personas.user)).toBe(422);
    expect((await mailsTo(personas.user)).at(-1)?.body).toContain('has another e-mail address now');
    const log = await testApi().query(
      `select action, user_name, detail->>'after' as after from audit_log where action like 'user.email%' order by id`,
    );
    expect(log).toEqual([
      { action: 'user.email-asked', user_name: 'Uma Castillo', after: NEW },
      { action: 'user.email', user_name: 'Uma Castillo', after: NEW },
    ]);
  });

  test.each([
    [undefined, 'Enter your own password to change an e-mail address.'],
    ['', 'Enter your own password to change an e-mail address.'],
    ['wrong', 'This is not your password.'],
  ])('with the password %j is refused and nothing is mailed', async (password, sentence) => {
    const { status, problem } = await ask({ password, name: 'Other' });
    expect([status, problem.errors]).toEqual([422, { password: [sentence] }]);
    expect(await testApi().outbox()).toEqual([]);
    expect(await testApi().query('select name, email from users where id = 3')).toEqual([
      { name: 'Uma Castillo', email: personas.user },
    ]);
  });

  test('asks an admin for the admin’s password, not for the person’s', async () => {
    await request(
      'POST /password/update',
      {
        body: {
          old: PASSWORD,
          password: 'pecans by the river',
          password_confirmation: 'pecans by the river',
        },
      },
      'admin',
    );
    expect((await ask({}, 'admin')).problem.errors).toHaveProperty('password');
    expect((await ask({ password: 'pecans by the river' }, 'admin')).reply.pending_email).toBe(NEW);
    expect(await emailOf()).toBe(personas.user);
    expect(await mailsTo(personas.user)).toHaveLength(1);
  });

  test('of a fellow admin is a super admin’s to change', async () => {
    await testApi().query('update users set admin = true where id = 3');
    expect((await ask({}, 'admin')).status).toBe(403);
    expect((await ask({}, 'super')).status).toBe(200);
  });

  test('counts wrong passwords', async () => {
    for (let time = 0; time < 10; time += 1) await ask({ password: 'wrong' });
    expect((await ask()).status).toBe(429);
  });

  test('that somebody has is refused when asked for, and when somebody took it meanwhile', async () => {
    expect((await ask({ email: personas.houston })).problem.errors).toEqual({
      email: ['Another account already has this e-mail address.'],
    });
    await ask();
    const token = await mailedToken();
    await testApi().query('update users set email = $1 where id = 4', [NEW]);
    expect((await confirm(token)).status).toBe(422);
    expect(await emailOf()).toBe(personas.user);
  });

  test('of an account that was never used changes at once, with a new invitation', async () => {
    const body = { name: 'Nora Field', email: 'nroa@austin.example' };
    const { reply } = await request('POST /user/add', { body }, 'admin');
    const wrong = await mailedToken(body.email);
    const { reply: changed } = await ask({ email: 'nora@austin.example' }, 'admin', String(reply.user.id));
    expect(changed).toMatchObject({ email: 'nora@austin.example', pending_email: null, status: 'invited' });
    expect((await reset(wrong, 'nora@austin.example')).status).toBe(422);
    expect((await reset(await mailedToken('nora@austin.example'), 'nora@austin.example')).status).toBe(200);
  });
});

describe('its link', () => {
  test('works once', async () => {
    await ask();
    const token = await mailedToken();
    expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([200, 422]);
  });

  test('ends with a newer one, and after a day', async () => {
    await ask();
    const first = await mailedToken();
    await ask({ email: 'uma2@austin.example' });
    expect((await confirm(first)).problem.message).toBe(
      'This link is not valid any more. The e-mail address was not changed by it.',
    );
    await testApi().query(`update email_changes set expires_at = '2026-03-02T11:59:59Z'`);
    expect((await confirm(await mailedToken('uma2@austin.example'))).status).toBe(422);
    expect(await emailOf()).toBe(personas.user);
  });

  test('ends when the password is changed or set anew', async () => {
    await ask();
    const first = await mailedToken();
    await reset(await forgottenToken(personas.user), personas.user);
    expect((await confirm(first)).status).toBe(422);
  });
});

describe('links to set the password', () => {
  test('die with the change', async () => {
    await ask();
    const confirmation = await mailedToken();
    const link = await forgottenToken(personas.user);
    await confirm(confirmation);
    for (const email of [personas.user, NEW]) expect((await reset(link, email)).status).toBe(422);
  });

  test('die with a newer one', async () => {
    const first = await forgottenToken(personas.user);
    const second = await forgottenToken(personas.user);
    expect((await reset(first, personas.user)).status).toBe(422);
    expect((await reset(second, personas.user)).status).toBe(200);
  });

  test('die when the password is changed', async () => {
    const link = await forgottenToken(personas.user);
    await request(
      'POST /password/update',
      {
        body: {
          old: PASSWORD,
          password: 'pecans by the river',
          password_confirmation: 'pecans by the river',
        },
      },
      'user',
    );
    expect((await reset(link, personas.user)).status).toBe(422);
  });

  test('are nobody else’s', async () => {
    expect((await reset(await forgottenToken(personas.user), personas.admin)).status).toBe(422);
  });
});

describe('no usable link stays readable', () => {
  /** Everything that the database holds, as text. */
  const everything = async () => {
    const tables = await testApi().query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema in (current_schema(), 'jobs')`,
    );
    const rows = [];
    for (const { name } of tables) rows.push(await testApi().query(`select * from ${name}`));
    return JSON.stringify(rows);
  };

  test('once it was sent', async () => {
    const sent: string[] = [];
    await request('POST /user/forgot', { body: { email: personas.user } });
    await ask();
    await testApi().runJobs(async ({ text }) => void sent.push(text));
    const tokens = sent.map(tokenIn).filter(Boolean);
    expect(tokens).toHaveLength(2);
    const kept = await everything();
    for (const token of tokens) expect(kept).not.toContain(token);
    expect((await reset(tokenIn(sent.find((text) => text.includes('recover'))), personas.user)).status).toBe(
      200,
    );
  });

  test.each([
    ['was used', async (token: string) => void (await reset(token, personas.user))],
    [
      'expired',
      async () => {
        await testApi().query(`update password_tokens set expires_at = '2026-03-02T11:59:59Z'`);
        await testApi().removeExpired();
      },
    ],
    ['was replaced', async () => void (await forgottenToken(personas.user))],
    [
      'lost its account',
      async () => void (await request('DELETE /users/:userId', { params: { userId: '3' } }, 'admin')),
    ],
  ])('once it %s', async (_, end) => {
    const token = await forgottenToken(personas.user);
    expect(await everything()).toContain(token);
    await end(token);
    expect(await everything()).not.toContain(token);
  });
});
