import type { GrantedRight } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

/** Ids of the seed. */
const [SUPER, ADMIN, USER] = ['1', '2', '3'];
type Change = { [R in GrantedRight]?: 0 | 1 } & { agency_id?: number };

const change = (userId: string, body: Change, as: 'super' | 'admin' | 'user') =>
  request('PUT /users/:userId', { params: { userId }, body }, as);
const superAdmins = async () =>
  (await testApi().query<{ id: number }>('select id from users where super_admin order by id')).map(
    ({ id }) => id,
  );
const LAST = 'This is the last super admin who can sign in. Make another person a super admin first.';

describe('a super admin', () => {
  test.each(['admin', 'super_admin', 'monitors', 'flag_deployments', 'flag_next_stations'] as const)(
    'grants and withdraws %s, which acts on the person’s open session at once and is in the audit log',
    async (right) => {
      await testApi().query(`update users set ${right} = false where id = 3`);
      const rightOf = async () => (await request('POST /user/me', { body: {} }, 'user')).reply[right];
      expect(await rightOf()).toBe(0);
      expect((await change(USER, { [right]: 1 }, 'super')).reply[right]).toBe(1);
      expect(await rightOf()).toBe(1);
      expect((await change(USER, { [right]: 0 }, 'super')).reply[right]).toBe(0);
      expect(await rightOf()).toBe(0);
      const log = await testApi().query(
        `select detail->'after'->>$1 as after from audit_log where action = 'user.update' order by id`,
        [right],
      );
      expect(log).toEqual([{ after: '1' }, { after: '0' }]);
    },
  );

  test('adds somebody with rights', async () => {
    const body = { name: 'Nora Field', email: 'nora@austin.example', super_admin: 1, monitors: 1 } as const;
    const { reply } = await request('POST /user/add', { body }, 'super');
    expect(reply.user).toMatchObject({ super_admin: 1, monitors: 1, admin: 0, flag_deployments: 0 });
  });

  test('takes a call away from a person who has it open', async () => {
    await change(USER, { super_admin: 1 }, 'super');
    expect((await request('GET /registrations', { query: {} }, 'user')).status).toBe(200);
    await change(USER, { super_admin: 0 }, 'super');
    expect((await request('GET /registrations', { query: {} }, 'user')).status).toBe(403);
  });

  test('writes nothing and notes nothing where nothing is changed', async () => {
    await change(USER, { admin: 0 }, 'super');
    expect(await testApi().query(`select 1 from audit_log where action = 'user.update'`)).toEqual([]);
  });
});

describe('others', () => {
  test.each(['admin', 'super_admin', 'monitors', 'flag_deployments', 'flag_next_stations'] as const)(
    'may neither grant nor withdraw %s',
    async (right) => {
      const before = await testApi().query('select * from users order by id');
      for (const [as, userId] of [
        ['admin', USER],
        ['admin', ADMIN],
        ['user', USER],
      ] as const) {
        const was = (await request('GET /users/:userId', { params: { userId } }, as)).reply[0]?.[right];
        const { status } = await change(userId, { [right]: was === 1 ? 0 : 1 }, as);
        expect(status).toBe(403);
      }
      const body = { name: 'Nora', email: 'nora@example.org', [right]: 1 };
      expect((await request('POST /user/add', { body }, 'admin')).status).toBe(403);
      const after = await testApi().query('select * from users order by id');
      expect(after.map((user) => ({ ...user, last_sign_in_at: null }))).toEqual(
        before.map((user) => ({ ...user, last_sign_in_at: null })),
      );
    },
  );

  test('an admin demotes no fellow admin', async () => {
    await testApi().query('update users set admin = true where id = 3');
    expect((await change(USER, { admin: 0 }, 'admin')).status).toBe(403);
    const rename = await request(
      'PUT /users/:userId',
      { params: { userId: USER }, body: { name: 'Uma' } },
      'admin',
    );
    expect(rename.status).toBe(200);
  });
});

describe('the last super admin', () => {
  test('keeps the right', async () => {
    const { status, problem } = await change(SUPER, { super_admin: 0 }, 'super');
    expect([status, problem.message]).toEqual([409, LAST]);
    expect(await superAdmins()).toEqual([1]);
  });

  test('stays the last one while others have not set a password', async () => {
    await request(
      'POST /user/add',
      { body: { name: 'Nora', email: 'n@example.org', super_admin: 1 } },
      'super',
    );
    expect((await change(SUPER, { super_admin: 0 }, 'super')).status).toBe(409);
    // who was only invited can be let go
    const [nora] = await testApi().query<{ id: number }>(
      `select id from users where email = 'n@example.org'`,
    );
    expect((await change(String(nora?.id), { super_admin: 0 }, 'super')).status).toBe(200);
  });

  test('is one of two who withdraw each other’s right at once', async () => {
    await change(ADMIN, { super_admin: 1 }, 'super');
    const replies = await Promise.all([
      change(ADMIN, { super_admin: 0 }, 'super'),
      change(SUPER, { super_admin: 0 }, 'admin'),
    ]);
    expect(replies.map(({ status }) => status)).toContain(200);
    expect(await superAdmins()).toHaveLength(1);
  });

  test('goes by no other way either', async () => {
    for (const statement of ['delete from users where id = 1', 'update users set super_admin = false'])
      await expect(testApi().query(statement)).rejects.toThrow('the last super admin');
    const scope = { agency: 1, everything: true, user: 1 };
    const deleted = testApi().db.transaction((tx) => tx.query('delete from users where super_admin'), {
      scope,
    });
    await expect(deleted).rejects.toThrow('the last super admin');
    expect(await superAdmins()).toEqual([1]);
  });

  test('stays super admin in whatever agency they work', async () => {
    expect((await change(SUPER, { agency_id: 3 }, 'super')).reply).toMatchObject({
      agency_id: 3,
      super_admin: 1,
    });
    expect((await change(SUPER, { super_admin: 0, agency_id: 4 }, 'super')).status).toBe(409);
  });
});

test('of two changes at once neither brings back what the other took', async () => {
  await change(USER, { monitors: 1, flag_deployments: 1 }, 'super');
  await Promise.all([change(USER, { monitors: 0 }, 'super'), change(USER, { flag_deployments: 0 }, 'super')]);
  const [row] = await testApi().query('select monitors, flag_deployments from users where id = 3');
  expect(row).toEqual({ monitors: false, flag_deployments: false });
});
