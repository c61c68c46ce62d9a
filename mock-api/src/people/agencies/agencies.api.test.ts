import { forgetSignIns, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test('a super admin sees every agency, others their own', async () => {
  const all = await request('GET /agencies', { query: {} }, 'super');
  expect(all.reply.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['City of Austin', 'City of Houston']),
  );
  const own = await request('GET /agencies', { query: {} }, 'user');
  expect(own.reply.map(({ name }) => name)).toEqual(['City of Austin']);
});

test.each([
  ['user', '3', 200],
  ['user', '4', 404],
  ['super', '4', 200],
  ['super', '999', 404],
] as const)('%s reading agency %s gets %i', async (as, agencyId, expected) => {
  expect((await request('GET /agencies/:agencyId', { params: { agencyId } }, as)).status).toBe(expected);
  expect((await request('GET /agency/districts/:agencyId', { params: { agencyId } }, as)).status).toBe(
    expected,
  );
});

test('a super admin adds an agency once', async () => {
  const body = { name: 'City of Waco', eco_domain: '' };
  const { reply } = await request('POST /agencies', { body }, 'super');
  expect(reply).toEqual({
    id: expect.any(Number) as number,
    name: 'City of Waco',
    eco_domain: null,
    statewide: false,
    txdot_districts: [],
    closed_at: null,
    version: 1,
  });
  const again = await request('POST /agencies', { body }, 'super');
  expect(again.status).toBe(422);
  expect(again.problem.errors).toEqual({ name: ['Another agency already has this name.'] });
});

describe('an agency with its first person', () => {
  const body = (email: string) => ({
    name: 'City of Waco',
    eco_domain: null,
    first_user: { name: 'Nora Field', email, admin: 1 as const },
  });

  test('is made with them, and they get a link to set a password', async () => {
    const { reply } = await request('POST /agencies', { body: body('nora@waco.example') }, 'super');
    const people = await request('GET /users', { query: { agency_id: reply.id } }, 'super');
    expect(people.reply).toEqual([expect.objectContaining({ name: 'Nora Field', admin: 1 })]);
    const mails = await testApi().outbox();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['nora@waco.example']);
  });

  test.each([
    ['user@example.org', 'Another account already has this e-mail address.'],
    ['nora', 'Invalid e-mail address.'],
  ])('is not made at all when the person cannot be: %s', async (email, sentence) => {
    const { status, problem } = await request('POST /agencies', { body: body(email) }, 'super');
    expect(status).toBe(422);
    expect(problem.errors).toEqual({ 'first_user.email': [sentence] });
    expect(await testApi().query(`select 1 from agencies where name = 'City of Waco'`)).toEqual([]);
    expect(await testApi().outbox()).toEqual([]);
  });
});

describe('an agency that two people edit at once', () => {
  const params = { agencyId: '3' };
  const facts = { name: 'Austin Transportation', eco_domain: 'cityofaustin', txdot_districts: [14] };
  const save = (body: typeof facts & { version?: number | undefined }) =>
    request('PUT /agencies/:agencyId', { params, body }, 'super');
  const seen = async () => (await request('GET /agencies/:agencyId', { params }, 'super')).reply;

  test('keeps what was saved first, and the other one is shown it', async () => {
    const { version } = await seen();
    expect((await save({ ...facts, version })).reply).toMatchObject({ ...facts, version: 2 });
    const second = await save({ ...facts, name: 'City of Austin', eco_domain: 'austintrails', version });
    expect([second.status, second.problem.message]).toEqual([
      409,
      'Somebody else has saved this agency meanwhile. Please look at the newer one.',
    ]);
    expect(second.problem.current).toMatchObject({ ...facts, version: 2 });
    expect(await seen()).toMatchObject(facts);
  });

  test('is saved by a program that names no version, as before', async () => {
    expect((await save(facts)).reply).toMatchObject({ ...facts, version: 2 });
  });

  test('is another version for neither its closing nor its opening again', async () => {
    const { version } = await seen();
    await request('POST /agencies/:agencyId/close', { params }, 'super');
    await request('POST /agencies/:agencyId/reopen', { params }, 'super');
    expect((await save({ ...facts, version })).status).toBe(200);
  });
});

test('a super admin changes name, domain and districts of an agency', async () => {
  const body = { name: 'Austin Transportation', eco_domain: 'austin', txdot_districts: [14, 14, 15] };
  const { reply } = await request('PUT /agencies/:agencyId', { params: { agencyId: '3' }, body }, 'super');
  expect(reply).toMatchObject({ ...body, txdot_districts: [14, 15] });
  const districts = await request('GET /agency/districts/:agencyId', { params: { agencyId: '3' } }, 'user');
  expect(districts.reply.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([14, 15]);
});

test.each([
  [
    { name: 'City of Houston', eco_domain: null, txdot_districts: [] },
    'name',
    'Another agency already has this name.',
  ],
  [{ name: ' ', eco_domain: null, txdot_districts: [] }, 'name', 'Invalid name (required)'],
  [
    { name: 'Austin', eco_domain: null, txdot_districts: [14, 99] },
    'txdot_districts',
    'There is no such district.',
  ],
])('refuses %j by the field %s and writes nothing', async (body, field, sentence) => {
  const { status, problem } = await request(
    'PUT /agencies/:agencyId',
    { params: { agencyId: '3' }, body },
    'super',
  );
  expect(status).toBe(422);
  expect(problem.errors).toEqual({ [field]: [sentence] });
  expect(await testApi().query('select name from agencies where id = 3')).toEqual([
    { name: 'City of Austin' },
  ]);
});

describe('a domain of the counter vendor belongs to one agency', () => {
  const sentence = 'Another agency already has this Eco-Visio domain.';
  const spellings = ['houstonbikeways', ' HoustonBikeways ', 'houston bikeways', 'HOUSTONBIKEWAYS\u00a0'];

  test.each(spellings)('however it is written: %j', async (eco_domain) => {
    const added = await request('POST /agencies', { body: { name: 'City of Waco', eco_domain } }, 'super');
    expect([added.status, added.problem.errors]).toEqual([422, { eco_domain: [sentence] }]);
    const body = { name: 'City of Austin', eco_domain, txdot_districts: [] };
    const changed = await request('PUT /agencies/:agencyId', { params: { agencyId: '3' }, body }, 'super');
    expect([changed.status, changed.problem.errors]).toEqual([422, { eco_domain: [sentence] }]);
  });

  test('also while the agency is closed, until it is taken from there', async () => {
    await request('POST /agencies/:agencyId/close', { params: { agencyId: '4' } }, 'super');
    const body = { name: 'City of Waco', eco_domain: 'houstonbikeways' };
    expect((await request('POST /agencies', { body }, 'super')).status).toBe(422);
    const freed = { name: 'City of Houston', eco_domain: null, txdot_districts: [] };
    await request('PUT /agencies/:agencyId', { params: { agencyId: '4' }, body: freed }, 'super');
    expect((await request('POST /agencies', { body }, 'super')).status).toBe(200);
  });

  test('of two who take it at once, one gets it', async () => {
    const take = (name: string) =>
      request('POST /agencies', { body: { name, eco_domain: 'wacotrails' } }, 'super');
    const statuses = (await Promise.all([take('Waco'), take('Waco County')])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
