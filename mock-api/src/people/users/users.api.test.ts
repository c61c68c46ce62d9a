import { forgetSignIns, PASSWORD, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const userCount = async () => (await testApi().query('select id from users')).length;
/** Ids of the seed. */
const [SUPER, ADMIN, USER, HOUSTON] = ['1', '2', '3', '4'];

describe('the list', () => {
  test('holds the people of the admin’s own agency and no super admin', async () => {
    const { reply } = await request('GET /users', { query: {} }, 'admin');
    expect(reply.map(({ name }) => name)).toEqual(['Ada Morgan', 'Uma Castillo']);
  });

  test('is empty when an admin asks for another agency', async () => {
    const { reply } = await request('GET /users', { query: { agency_id: 4 } }, 'admin');
    expect(reply).toEqual([]);
  });

  test('holds everybody for a super admin of a statewide agency, super admins on request', async () => {
    const without = await request('GET /users', { query: {} }, 'super');
    const withSuper = await request('GET /users', { query: { includeSuper: true } }, 'super');
    expect(withSuper.reply).toHaveLength(without.reply.length + 1);
    expect(without.reply.some(({ super_admin }) => super_admin === 1)).toBe(false);
  });

  test('is narrowed to the agency that a super admin has switched to', async () => {
    await request('PUT /users/:userId', { params: { userId: SUPER }, body: { agency_id: 3 } }, 'super');
    const { reply } = await request('GET /users', { query: { includeSuper: true } }, 'super');
    expect(reply.map(({ name }) => name)).toEqual(['Ada Morgan', 'Sam Rivera', 'Uma Castillo']);
  });

  test('with super admins is refused to an admin', async () => {
    const { status } = await request('GET /users', { query: { includeSuper: true } }, 'admin');
    expect(status).toBe(403);
  });
});

describe('reading and changing a person', () => {
  test('everybody reads themselves, as a list of one', async () => {
    const { reply } = await request('GET /users/:userId', { params: { userId: USER } }, 'user');
    expect(reply).toEqual([expect.objectContaining({ name: 'Uma Castillo', agency_id: 3 })]);
  });

  test.each([
    ['user', ADMIN, 403],
    ['user', HOUSTON, 404],
    ['admin', USER, 200],
    ['admin', HOUSTON, 404],
    ['admin', SUPER, 404],
    ['admin', '999', 404],
    ['admin', 'x', 404],
    ['super', HOUSTON, 200],
  ] as const)('%s reading person %s gets %i', async (as, userId, expected) => {
    expect((await request('GET /users/:userId', { params: { userId } }, as)).status).toBe(expected);
  });

  test('everybody changes their own name, and how their address is written', async () => {
    const body = { name: 'Uma C.', email: 'User@Example.org' };
    const { reply } = await request('PUT /users/:userId', { params: { userId: USER }, body }, 'user');
    expect(reply).toMatchObject({ ...body, pending_email: null });
  });

  test.each([
    ['user', USER, { admin: 1 }, 'Only a super admin may grant or withdraw rights.'],
    ['admin', USER, { admin: 1 }, 'Only a super admin may grant or withdraw rights.'],
    ['admin', ADMIN, { admin: 0 }, 'Only a super admin may grant or withdraw rights.'],
    ['user', USER, { agency_id: 4 }, 'Your account may not do this.'],
  ] as const)('%s may not turn person %s into %j', async (as, userId, body, sentence) => {
    const { status, problem } = await request('PUT /users/:userId', { params: { userId }, body }, as);
    expect(status).toBe(403);
    expect(problem.message).toBe(sentence);
    const [row] = await testApi().query('select admin, agency_id from users where id = $1', [userId]);
    expect(row).toEqual({ admin: userId === ADMIN, agency_id: 3 });
  });

  test('a super admin grants admin, and the audit log says from what to what', async () => {
    const { reply } = await request(
      'PUT /users/:userId',
      { params: { userId: USER }, body: { admin: 1 } },
      'super',
    );
    expect(reply.admin).toBe(1);
    const [entry] = await testApi().query(
      `select user_name, detail->'before'->'admin' as was, detail->'after'->'admin' as becomes
       from audit_log where action = 'user.update'`,
    );
    expect(entry).toEqual({ user_name: 'Sam Rivera', was: 0, becomes: 1 });
  });

  test.each([
    [
      { email: 'HOUSTON@example.org', password: PASSWORD },
      'email',
      'Another account already has this e-mail address.',
    ],
    [{ email: 'no address' }, 'email', 'Invalid e-mail address.'],
    [{ name: '  ' }, 'name', 'Invalid name (required)'],
  ])('refuses %j by the field %s', async (body, field, sentence) => {
    const { status, problem } = await request(
      'PUT /users/:userId',
      { params: { userId: USER }, body },
      'user',
    );
    expect(status).toBe(422);
    expect(problem.errors).toEqual({ [field]: [sentence] });
    const [row] = await testApi().query('select name, email from users where id = 3');
    expect(row).toEqual({ name: 'Uma Castillo', email: 'user@example.org' });
  });

  test('a super admin switches to an agency that exists, and to no other', async () => {
    const change = (agency_id: number) =>
      request('PUT /users/:userId', { params: { userId: SUPER }, body: { agency_id } }, 'super');
    expect((await change(4)).reply.agency).toEqual({ id: 4, name: 'City of Houston', statewide: false });
    expect((await change(999)).problem.errors).toEqual({ agency_id: ['There is no such agency.'] });
  });
});

describe('adding a person', () => {
  const body = { name: 'Nora Field', email: 'nora@austin.example' };

  test('puts them into the admin’s agency, without admin rights and without a password', async () => {
    const { reply } = await request('POST /user/add', { body }, 'admin');
    expect(reply).toMatchObject({ success: true, user: { ...body, agency_id: 3, admin: 0 } });
    const { status } = await request('POST /user/login', { body: { email: body.email, password: '' } });
    expect(status).toBe(422);
  });

  test('is open to a super admin for every agency and with admin rights', async () => {
    const { reply } = await request('POST /user/add', { body: { ...body, agency_id: 4, admin: 1 } }, 'super');
    expect(reply.user).toMatchObject({ agency: { name: 'City of Houston' }, admin: 1 });
  });

  test.each([
    ['user', body, 403],
    ['admin', { ...body, admin: 1 }, 403],
    ['admin', { ...body, agency_id: 4 }, 403],
    ['admin', { ...body, email: 'user@example.org' }, 422],
    ['admin', { ...body, email: 'houston@example.org' }, 422],
    ['admin', { ...body, name: '' }, 422],
    ['super', { ...body, agency_id: 999 }, 422],
  ] as const)('%s sending %j gets %i and adds nobody', async (as, wrong, expected) => {
    const before = await userCount();
    expect((await request('POST /user/add', { body: wrong }, as)).status).toBe(expected);
    expect(await userCount()).toBe(before);
  });
});

describe('deleting a person', () => {
  test.each([
    ['admin', USER, 200],
    ['super', HOUSTON, 200],
  ] as const)('%s deletes person %s', async (as, userId, expected) => {
    expect((await request('DELETE /users/:userId', { params: { userId } }, as)).status).toBe(expected);
    expect(await testApi().query('select 1 from users where id = $1', [userId])).toEqual([]);
  });

  test.each([
    ['user', USER, 403],
    ['admin', HOUSTON, 404],
    ['admin', SUPER, 404],
    ['admin', ADMIN, 409],
    ['super', SUPER, 409],
  ] as const)('%s deleting person %s gets %i and nobody goes', async (as, userId, expected) => {
    const before = await userCount();
    expect((await request('DELETE /users/:userId', { params: { userId } }, as)).status).toBe(expected);
    expect(await userCount()).toBe(before);
  });

  test('ends their sessions', async () => {
    expect((await request('POST /user/me', { body: {} }, 'user')).status).toBe(200);
    await request('DELETE /users/:userId', { params: { userId: USER } }, 'admin');
    expect((await request('POST /user/me', { body: {} }, 'user')).status).toBe(401);
  });

  test('no admin deletes a fellow admin; a super admin does', async () => {
    await testApi().query('update users set admin = true where id = 3');
    const params = { userId: USER };
    const { status, problem } = await request('DELETE /users/:userId', { params }, 'admin');
    expect([status, problem.message]).toEqual([
      403,
      'Only a super admin may delete an admin or change their e-mail address.',
    ]);
    expect((await request('DELETE /users/:userId', { params }, 'super')).status).toBe(200);
  });

  test('two super admins who delete each other at once leave one', async () => {
    await testApi().query('update users set super_admin = true where id = 2');
    const statuses = await Promise.all([
      request('DELETE /users/:userId', { params: { userId: ADMIN } }, 'super'),
      request('DELETE /users/:userId', { params: { userId: SUPER } }, 'admin'),
    ]);
    expect(statuses.map(({ status }) => status)).toContain(200);
    expect(await testApi().query('select 1 from users where super_admin')).toHaveLength(1);
  });
});
