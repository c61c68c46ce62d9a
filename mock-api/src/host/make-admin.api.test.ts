import { forgetSignIns, PASSWORD, personas, request, testApi } from '../testing/index.ts';
import { adminRequestFrom, makeAdmin } from './make-admin.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const origin = 'https://counts.example.gov';
const make = (email: string, name?: string) =>
  makeAdmin(testApi().db, { email, name, origin, now: testApi().now() });
const setPassword = (link: string, password: string) => {
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('/recover-password');
  const [token = '', email = ''] = ['token', 'email'].map((name) => searchParams.get(name) ?? '');
  return request('POST /password/reset', {
    body: { token, email, password, password_confirmation: password },
  });
};

test('somebody new becomes a super admin by a link, not by a password that was told', async () => {
  const link = await make('ops@agency.example', 'Olga Perez');
  expect((await setPassword(link, 'umbrella')).status).toBe(422);
  expect((await setPassword(link, 'bluebonnets in May')).status).toBe(200);
  const { reply } = await request('POST /user/login', {
    body: { email: 'ops@agency.example', password: 'bluebonnets in May' },
  });
  expect(reply.user).toMatchObject({
    name: 'Olga Perez',
    super_admin: 1,
    monitors: 1,
    agency: { statewide: true },
  });
});

test('somebody who lost the right gets it back, and is told apart in the audit log', async () => {
  await make(personas.admin.toUpperCase());
  const { reply } = await request('POST /user/me', { body: {} }, 'admin');
  expect(reply).toMatchObject({
    super_admin: 1,
    admin: 1,
    name: 'Ada Morgan',
    agency: { name: 'City of Austin' },
  });
  const { data } = (await request('GET /audit', { query: { action: 'user.make-admin' } }, 'super')).reply;
  expect(data.map(({ text }) => text)).toEqual([
    'Somebody with access to the server made Ada Morgan (admin@example.org) a super admin.',
  ]);
  // their password stays as it was until the link is used
  expect(
    (await request('POST /user/login', { body: { email: personas.admin, password: PASSWORD } })).status,
  ).toBe(200);
});

test('the link lasts a day', async () => {
  await make('ops@agency.example');
  expect(await testApi().query('select expires_at from password_tokens')).toEqual([
    { expires_at: '2026-03-03T12:00:00Z' },
  ]);
});

test.each([[[]], [['--email', 'nobody']], [['--email', '']]])('%j is refused with a sentence', (args) => {
  expect(() => adminRequestFrom(args)).toThrow('Whom? npm run make-admin -- --email ada@agency.example');
});
