import { RIGHTS_HEADER } from 'shared-domain';
import { forgetSignIns, request, requestOf, signIn, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test.each([
  ['GET /stations/summary', 'user', 200, '00000'],
  ['GET /users', 'user', 403, '00000'],
  ['GET /users', 'admin', 200, '10011'],
  ['POST /user/me', 'super', 200, '11111'],
] as const)('%s tells %s (%i) of the rights %s', async (key, persona, status, mark) => {
  const answer = await request(key, {}, persona);
  expect([answer.status, answer.headers.get(RIGHTS_HEADER)]).toEqual([status, mark]);
});

test('what is granted or withdrawn meanwhile is told by the very next answer', async () => {
  const token = await signIn('user');
  const told = async () =>
    (await testApi().fetch(requestOf('GET /notifications', {}, token))).headers.get(RIGHTS_HEADER);
  expect(await told()).toBe('00000');
  await testApi().query(
    "update users set flag_next_stations = true, monitors = true where email = 'user@example.org'",
  );
  expect(await told()).toBe('00101');
});

test('nobody is told of anybody’s rights', async () => {
  const signedOut = await testApi().fetch(requestOf('GET /agencies', { query: {} }));
  expect([signedOut.status, signedOut.headers.get(RIGHTS_HEADER)]).toEqual([401, null]);
});
