import { agencyToken } from '../../testing/agency-token.ts';
import { forgetSignIns, testApi } from '../../testing/index.ts';
import { isForPrograms } from './versions.ts';

const SITE = 'http://count-exchange.test';
const ask = (path: string, { method = 'GET', token = '' } = {}) =>
  testApi().fetch(
    new Request(SITE + path, { method, headers: token ? { authorization: `Bearer ${token}` } : {} }),
  );
const pathOf = (path: string) => path.replaceAll(/:\w+/g, '1');

beforeAll(async () => {
  await testApi().reset();
  forgetSignIns();
});

const calls = testApi()
  .endpoints.map(({ key }) => ({ key, method: key.split(' ')[0] ?? '', path: key.split(' ')[1] ?? '' }))
  .filter(({ path }) => !path.startsWith('/v1/'));

test.each(calls.filter(isForPrograms).map(({ key }) => key))(
  '%s is there under the version too',
  async (key) => {
    const [method = '', path = ''] = key.split(' ');
    expect((await ask(`/api/v1${pathOf(path)}`, { method })).status).toBe(401);
  },
);

test('what is for screens alone is not', async () => {
  const screens = calls.filter((call) => !isForPrograms(call) && call.method === 'GET');
  const open = new Set(calls.filter(isForPrograms).map(({ path }) => path.replaceAll(/:\w+/g, ':')));
  for (const { path } of screens) {
    if (open.has(path.replaceAll(/:\w+/g, ':'))) continue;
    const { status } = await ask(`/api/v1${pathOf(path)}`);
    // a word where others have a parameter, or another method there
    expect([path, [401, 404, 405].includes(status)]).toEqual([path, true]);
  }
  expect((await ask('/api/v1/users')).status).toBe(404);
  expect((await ask('/api/v1/user/tokens')).status).toBe(404);
});

test('answers the same, by the same handler, and refuses other methods', async () => {
  const token = await agencyToken('Lister');
  await testApi().query(`update api_tokens set scopes = '{stations:read}' where name = 'Lister'`);
  const [versioned, own] = [await ask('/api/v1/stations', { token }), await ask('/api/stations', { token })];
  expect(versioned.status).toBe(200);
  expect(await versioned.json()).toEqual(await own.json());
  const refused = await ask('/api/v1/counts', { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')?.split(', ').toSorted()]).toEqual([
    405,
    ['GET', 'POST'],
  ]);
});

test('the description says where programs ask, and what a version promises', async () => {
  const { info, paths } = (await (await ask('/api/openapi.json')).json()) as {
    info: { version: string; description: string };
    paths: Record<string, Record<string, { servers?: { url: string }[] }>>;
  };
  expect([info.version, info.description]).toEqual(['1', expect.stringContaining('Sunset')]);
  expect(paths['/counts']?.get?.servers).toEqual([{ url: '/api/v1' }, { url: '/api' }]);
  expect(paths['/v1/counts']?.post?.servers).toBeUndefined();
  expect(paths['/users']?.get?.servers).toBeUndefined();
});
