import { deploymentAt } from '../../testing/walk/walk.bodies.ts';
import { forgetSignIns, PASSWORD, personas, request, signIn, testApi } from '../../testing/index.ts';

const AUSTIN = 3;
const HOUSTON = 4;
const of = (agency: number) => ({ params: { agencyId: String(agency) } });

const close = (agency: number) => request('POST /agencies/:agencyId/close', of(agency), 'super');
const reopen = (agency: number) => request('POST /agencies/:agencyId/reopen', of(agency), 'super');
const remove = (agency: number) => request('DELETE /agencies/:agencyId', of(agency), 'super');
const names = async (closed?: boolean) =>
  (await request('GET /agencies', { query: { closed } }, 'super')).reply.map(({ name }) => name);
const noted = () => testApi().query(`select action from audit_log where action like 'agency.%' order by id`);
const signInAgain = (language: string) =>
  request('POST /user/login', { body: { email: personas.houston, password: PASSWORD } }, undefined, {
    'accept-language': language,
  });

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

describe('an agency without anything', () => {
  const addWaco = async () =>
    (await request('POST /agencies', { body: { name: 'City of Waco', eco_domain: 'waco' } }, 'super')).reply
      .id;

  test('is deleted, and its name and domain are free again', async () => {
    expect((await remove(await addWaco())).reply).toEqual({ success: true });
    expect(await names(true)).not.toContain('City of Waco');
    expect(await addWaco()).toBeGreaterThan(0);
    expect(await noted()).toEqual(
      ['agency.add', 'agency.delete', 'agency.add'].map((action) => ({ action })),
    );
  });

  test('stays when it has a person, and nothing is noted', async () => {
    const agency_id = await addWaco();
    await request(
      'POST /user/add',
      { body: { name: 'Nora', email: 'nora@waco.example', agency_id } },
      'super',
    );
    const { status, problem } = await remove(agency_id);
    expect([status, problem.message]).toEqual([
      409,
      'This agency has people, stations or other records, so it cannot be deleted. Close it instead.',
    ]);
    expect(await names()).toContain('City of Waco');
    expect(await noted()).toEqual([{ action: 'agency.add' }]);
  });

  test('or only a station’s contact, or a threshold', async () => {
    const agency_id = await addWaco();
    await testApi().query(`insert into requesters (agency_id, requester_name) values ($1, 'Nora')`, [
      agency_id,
    ]);
    expect((await remove(agency_id)).status).toBe(409);
  });
});

test.each([
  ['deleted', remove],
  ['closed', close],
])('the whole state’s agency, or the one that one works in, is not %s', async (_, end) => {
  expect((await end(2)).problem.message).toBe(
    'An agency for the whole state stays: super admins work there.',
  );
  const [me] = await testApi().query<{ id: number }>('select id from users where super_admin');
  const params = { userId: String(me?.id) };
  await request('PUT /users/:userId', { params, body: { agency_id: HOUSTON } }, 'super');
  expect((await end(HOUSTON)).problem.message).toBe(
    'You are working in this agency. Switch to another one first.',
  );
  expect(await names()).toContain('City of Houston');
});

describe('an agency that is closed', () => {
  test('signs its people out at once, and keeps them out, in their language', async () => {
    await signIn('houston');
    const { reply } = await close(HOUSTON);
    expect(reply.closed_at).toBe('2026-03-02T12:00:00Z');
    expect((await request('POST /user/me', { body: {} }, 'houston')).status).toBe(401);
    const en = await signInAgain('en');
    expect([en.status, en.problem.message]).toEqual([
      422,
      'Your agency is closed here, so nobody can sign in for it. Please write to support@count-exchange.example.',
    ]);
    expect((await signInAgain('es')).problem.message).toContain('Su agencia está cerrada');
    expect((await request('POST /user/me', { body: {} }, 'user')).status).toBe(200);
  });

  test('says no more to who has the wrong password', async () => {
    await close(HOUSTON);
    const wrong = { email: personas.houston, password: 'wrong' };
    expect((await request('POST /user/login', { body: wrong })).problem.message).toBe(
      'Invalid e-mail or password.',
    );
  });

  test('a session that comes to be all the same opens nothing', async () => {
    await signIn('houston');
    await testApi().query('update agencies set closed_at = now() where id = $1', [HOUSTON]);
    expect((await request('POST /user/me', { body: {} }, 'houston')).status).toBe(401);
    expect((await request('GET /notifications/stream', { query: {} }, 'houston')).status).toBe(401);
  });

  test('keeps its data, for super admins', async () => {
    const stations = async () =>
      (await request('GET /stations', { query: {} }, 'super')).reply.filter(({ station_id_tmg }) =>
        station_id_tmg?.startsWith('HO'),
      ).length;
    const before = await stations();
    expect(before).toBeGreaterThan(0);
    await close(HOUSTON);
    expect(await stations()).toBe(before);
    expect((await request('GET /agencies/:agencyId', of(HOUSTON), 'super')).status).toBe(200);
  });

  test('is in no list to choose from, unless it is asked for', async () => {
    await close(HOUSTON);
    expect(await names()).not.toContain('City of Houston');
    expect(await names(true)).toContain('City of Houston');
  });

  test('is closed once, noted once, and opened again once', async () => {
    await close(HOUSTON);
    expect((await close(HOUSTON)).status).toBe(200);
    expect((await reopen(HOUSTON)).reply.closed_at).toBeNull();
    expect((await reopen(HOUSTON)).status).toBe(200);
    expect(await noted()).toEqual([{ action: 'agency.close' }, { action: 'agency.reopen' }]);
  });

  test('lets its people in again when it is reopened; sessions of before stay ended', async () => {
    await signIn('houston');
    await close(HOUSTON);
    await reopen(HOUSTON);
    expect((await request('POST /user/me', { body: {} }, 'houston')).status).toBe(401);
    expect((await signInAgain('en')).status).toBe(200);
  });

  test('a super admin who works there goes on elsewhere, still signed in', async () => {
    await testApi().query(`update users set super_admin = true where email = $1`, [personas.houston]);
    await signIn('houston');
    await close(HOUSTON);
    const { reply } = await request('POST /user/me', { body: {} }, 'houston');
    expect(reply.agency.statewide).toBe(true);
  });

  test('a forgotten password brings its people no link', async () => {
    await close(HOUSTON);
    await request('POST /user/forgot', { body: { email: personas.houston } });
    await testApi().runJobs();
    expect(await testApi().outbox()).toEqual([]);
  });

  test('its people can still be corrected, and moved to another agency', async () => {
    await close(HOUSTON);
    const [person] = await testApi().query<{ id: number }>('select id from users where email = $1', [
      personas.houston,
    ]);
    const params = { userId: String(person?.id) };
    expect((await request('PUT /users/:userId', { params, body: { name: 'Renamed' } }, 'super')).status).toBe(
      200,
    );
    expect((await request('PUT /users/:userId', { params, body: { agency_id: 5 } }, 'super')).status).toBe(
      200,
    );
    expect((await signInAgain('en')).status).toBe(200);
  });

  type Door = [what: string, go: () => Promise<{ status: number; problem: { message: string } }>];
  const doors: Door[] = [
    [
      'a new person',
      () =>
        request(
          'POST /user/add',
          { body: { name: 'Nora', email: 'nora@x.example', agency_id: HOUSTON } },
          'super',
        ),
    ],
    [
      'another agency’s person',
      () => request('PUT /users/:userId', { params: { userId: '3' }, body: { agency_id: HOUSTON } }, 'super'),
    ],
    [
      'a super admin, who switches to it',
      () => request('PUT /users/:userId', { params: { userId: '1' }, body: { agency_id: HOUSTON } }, 'super'),
    ],
    [
      'somebody who registered',
      async () => {
        const [waiting] = await testApi().query<{ id: number }>(
          `select id from registrations where status = 'waiting' limit 1`,
        );
        const params = { id: String(waiting?.id) };
        return request(
          'POST /registrations/:id/approve',
          { params, body: { agency_id: HOUSTON, admin: 0 } },
          'super',
        );
      },
    ],
    [
      'a deployment',
      () => request('POST /deployments', { body: { ...deploymentAt('HO0001'), agency: HOUSTON } }, 'super'),
    ],
  ];

  test.each(doors)('is not given %s', async (_, go) => {
    await close(HOUSTON);
    const everything = () =>
      testApi().query(
        `select (select json_agg(u order by id) from users u)::text as users, (select count(*) from deployments) as deployments`,
      );
    const before = await everything();
    const { status, problem } = await go();
    expect([status, problem.message]).toEqual([
      409,
      'This agency is closed: nothing new can be given to it. Reopen it first, or choose another one.',
    ]);
    expect(await everything()).toEqual(before);
  });

  test('nor a station or a site, whichever call writes it', async () => {
    await close(HOUSTON);
    await expect(
      testApi().query('update stations set agency_id = $1 where agency_id = $2', [HOUSTON, AUSTIN]),
    ).rejects.toThrow('closed');
    await expect(
      testApi().query(
        `insert into eco_handovers (site_id, agency_id, handed_by, handed_at) values ('1', $1, 'x', now())`,
        [HOUSTON],
      ),
    ).rejects.toThrow('closed');
  });
});
