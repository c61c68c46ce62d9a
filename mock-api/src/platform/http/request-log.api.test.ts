import { forgetSignIns, request, requestOf, signIn, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const send = (path: string, init?: RequestInit) =>
  testApi().fetch(new Request(`http://count-exchange.test${path}`, init));
const last = () => testApi().logged.at(-1);

test('a line of the log names call, person and agency, never the person’s name or address', async () => {
  await request('GET /users', { query: { agency_id: 3 } }, 'admin');
  expect(last()).toMatchObject({
    call: 'GET /users',
    path: '/api/users?agency_id=3',
    status: 200,
    user: 2,
    agency: 3,
    request: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(last()).not.toHaveProperty('refused');
});

test.each([
  ['without a token', undefined, { user: undefined, refused: 'no token' }],
  ['with a token of no session', 'forged', { user: undefined, refused: 'no such session' }],
])('a call %s is logged as refused, with the reason', async (_, token, expected) => {
  await testApi().fetch(requestOf('GET /agencies', {}, token));
  expect({ user: undefined, ...last() }).toMatchObject({ status: 401, call: 'GET /agencies', ...expected });
});

test('a call beyond the person’s rights is logged with the right that it needs', async () => {
  await request('GET /registrations', { query: {} }, 'user');
  expect(last()).toMatchObject({
    status: 403,
    user: 3,
    agency: 3,
    refused: 'not allowed',
    needs: 'superAdmin',
  });
});

test('another agency’s record is logged as asked for by this person', async () => {
  await request('GET /stations/:stationId', { params: { stationId: 'AU0001' } }, 'houston');
  expect(last()).toMatchObject({ status: 404, user: 4, agency: 4, refused: 'not there' });
});

test('a row that row security alone refuses is not allowed, and logged with where it was written', async () => {
  const asked = requestOf(
    'POST /agencies',
    { body: { name: 'City of Waco', eco_domain: null } },
    await signIn('admin'),
  );
  const response = await testApi().unchecked(asked);
  expect([response.status, await response.json()]).toMatchObject([
    403,
    { error: 'Your account may not do this.' },
  ]);
  expect(last()).toMatchObject({ status: 403, call: 'POST /agencies', user: 2, refused: 'not allowed' });
  expect(testApi().logged.at(-2)).toMatchObject({ error: expect.stringContaining('row-level security') });
});

test('what fails validation is logged by the names of its fields', async () => {
  const body = { name: 'Nora Secret', email: 'no-address' };
  await request('POST /user/add', { body }, 'admin');
  expect(last()).toMatchObject({ status: 422, user: 2, refused: 'input', fields: ['email'] });
  expect(JSON.stringify(testApi().logged)).not.toContain('Nora');
});

test('too many tries are logged as such', async () => {
  for (let time = 0; time < 11; time += 1)
    await request('POST /user/login', { body: { email: 'user@example.org', password: 'wrong' } });
  expect(last()).toMatchObject({ status: 429, call: 'POST /user/login', refused: 'too many tries' });
  expect(JSON.stringify(testApi().logged)).not.toContain('user@');
});

test('so are an address that is none, and the monitoring page', async () => {
  await send('/api/nowhere/user@example.org');
  expect(last()).toMatchObject({ status: 404, path: '/api/nowhere/redacted', refused: 'not there' });
  await send(`/horizon?token=${await signIn('user')}`);
  expect(last()).toMatchObject({
    path: '/horizon?token=redacted',
    status: 403,
    user: 3,
    refused: 'not allowed',
  });
});
