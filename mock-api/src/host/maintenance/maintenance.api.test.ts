import { forgetSignIns, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const firstSuspect = async (headers = {}) =>
  (await request('GET /suspects', {}, 'user', headers)).reply[0]?.validity_condition;
const rename = () => testApi().query(`update suspects set validity_condition = 'Renamed' where id = 1`);

test('clearing the cache lets a changed code list be seen', async () => {
  const before = await firstSuspect();
  await rename();
  expect(await firstSuspect()).toBe(before);
  const { reply } = await request('GET /admin/cache-clear', {}, 'super');
  expect(reply).toEqual({ success: true, message: 'The cache has been cleared.' });
  expect(await firstSuspect()).toBe('Renamed');
});

test('each language has its own', async () => {
  expect(await firstSuspect({ 'accept-language': 'es' })).not.toBe(await firstSuspect());
});

test('a change of an agency’s districts is seen at once', async () => {
  const districts = async () =>
    (await request('GET /txdot-districts', {}, 'user')).reply.map(({ code }) => code);
  expect(await districts()).toEqual([14]);
  const body = { name: 'City of Austin', eco_domain: null, txdot_districts: [14, 15] };
  await request('PUT /agencies/:agencyId', { params: { agencyId: '3' }, body }, 'super');
  expect((await districts()).toSorted((a, b) => a - b)).toEqual([14, 15]);
});

test('is a super admin’s alone to clear', async () => {
  expect((await request('GET /admin/cache-clear', {}, 'admin')).status).toBe(403);
});
