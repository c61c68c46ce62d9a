import { PASSWORD, personas, request, requestOf, testApi } from '../../testing/index.ts';

beforeEach(() => testApi().reset());

async function freshToken(email: string, password = PASSWORD): Promise<string> {
  const { reply } = await request('POST /user/login', { body: { email, password } });
  return reply.access_token;
}

async function statusWith(token: string): Promise<number> {
  return (await testApi().fetch(requestOf('POST /user/me', { body: {} }, token))).status;
}

describe('signing in', () => {
  test('takes the right password, however the e-mail address is written', async () => {
    const { status, reply } = await request('POST /user/login', {
      body: { email: ' User@Example.org ', password: PASSWORD },
    });
    expect(status).toBe(200);
    expect(reply.user).toMatchObject({ email: 'user@example.org', agency: { name: 'City of Austin' } });
    expect(reply.expires_in).toBe(8 * 3600);
    expect(reply.access_token).toMatch(/^[\w-]{43}$/);
  });

  test('answers who the token is for', async () => {
    const token = await freshToken(personas.houston);
    const response = await testApi().fetch(requestOf('POST /user/me', { body: {} }, token));
    expect(await response.json()).toMatchObject({ email: 'houston@example.org', super_admin: 0 });
  });

  test.each([
    ['a wrong password', { email: 'user@example.org', password: 'wrong' }],
    ['an unknown address', { email: 'nobody@example.org', password: PASSWORD }],
    ['an account without a password', { email: 'dallas@example.org', password: '' }],
  ])('refuses %s with one and the same sentence', async (_, body) => {
    const { status, problem } = await request('POST /user/login', { body });
    expect(status).toBe(422);
    expect(problem).toEqual({ error: 'Invalid e-mail or password.', message: 'Invalid e-mail or password.' });
  });

  test('words the refusal in Spanish for a Spanish reader', async () => {
    const body = { email: 'user@example.org', password: 'wrong' };
    const { problem } = await request('POST /user/login', { body }, undefined, {
      'accept-language': 'es-MX,en;q=0.5',
    });
    expect(problem.message).toBe('Correo electrónico o contraseña no válidos.');
  });

  test('keeps only the hash of a token', async () => {
    const token = await freshToken(personas.user);
    const rows = await testApi().query<{ token_hash: string }>('select token_hash from sessions');
    expect(rows.map((row) => row.token_hash)).not.toContain(token);
    expect(rows).toHaveLength(1);
  });
});

describe('a session', () => {
  test('ends with its logout, others of the same person go on', async () => {
    const [first, second] = [await freshToken(personas.user), await freshToken(personas.user)];
    await testApi().fetch(requestOf('POST /user/logout', { body: {} }, first));
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
  });

  test('ends when its time has run out', async () => {
    const token = await freshToken(personas.user);
    await testApi().query(`update sessions set expires_at = '2026-03-02T11:59:59Z'`);
    expect(await statusWith(token)).toBe(401);
  });

  test.each(['', 'x', 'x'.repeat(5000), "' or 1=1 --"])('does not exist for the token %j', async (token) => {
    const response = await testApi().fetch(requestOf('POST /user/me', { body: { token } }));
    expect(response.status).toBe(401);
  });
});

describe('changing the password', () => {
  const body = { old: PASSWORD, password: 'bluebonnet', password_confirmation: 'bluebonnet' };

  test('lets the new one in, the old one not, and ends all other sessions', async () => {
    const [here, elsewhere] = [await freshToken(personas.user), await freshToken(personas.user)];
    const response = await testApi().fetch(requestOf('POST /password/update', { body }, here));
    expect(response.status).toBe(200);
    expect([await statusWith(here), await statusWith(elsewhere)]).toEqual([200, 401]);
    expect(await statusWith(await freshToken(personas.user, 'bluebonnet'))).toBe(200);
    expect(
      (await request('POST /user/login', { body: { email: personas.user, password: PASSWORD } })).status,
    ).toBe(422);
  });

  test.each([
    ['old', { ...body, old: 'wrong' }, 'The old password is not right.'],
    ['password_confirmation', { ...body, password_confirmation: 'other' }, 'Passwords do not match.'],
    [
      'password',
      { ...body, password: 'short', password_confirmation: 'short' },
      'The new password needs at least 8 characters.',
    ],
  ])('names the field %s that is wrong and changes nothing', async (field, wrong, sentence) => {
    const token = await freshToken(personas.user);
    const response = await testApi().fetch(requestOf('POST /password/update', { body: wrong }, token));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: sentence,
      message: sentence,
      errors: { [field]: [sentence] },
    });
    expect(await statusWith(await freshToken(personas.user))).toBe(200);
  });

  test('is noted in the audit log, without either password', async () => {
    const token = await freshToken(personas.user);
    await testApi().fetch(requestOf('POST /password/update', { body }, token));
    const log = await testApi().query(
      'select user_name, action, detail from audit_log order by id desc limit 1',
    );
    expect(log).toEqual([{ user_name: 'Uma Castillo', action: 'password.update', detail: { user_id: 3 } }]);
  });
});
