import { may, type ApiKey } from 'shared-domain';
import { forgetSignIns, PASSWORD, request, requestOf, signIn, testApi } from '../../testing/index.ts';
import { COUNTED_CALLS } from '../../counted-calls.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

type Row = { key: string; points: number };
const counters = () =>
  testApi().query<Row>(`select key, points from tries where key like 'count:%' order by key`);
/** As if every counter that there is had reached its end. */
const fill = () => testApi().query(`update tries set points = 1000000 where key like 'count:%'`);
/** Of anybody, and counted by address: it stops whoever comes from the same one. */
const isPublic = (key: ApiKey) => may(null, key);

const params = { id: '1' };
/** What a call answers with hardly anything in it; a stream is not waited for. */
async function statusOf(key: ApiKey, as: 'super' | 'user' = 'super'): Promise<number> {
  const token = isPublic(key) ? undefined : await signIn(as);
  const body = key.startsWith('GET') ? {} : { body: {} };
  const response = await testApi().fetch(requestOf(key, { params, ...body }, token));
  await response.body?.cancel();
  return response.status;
}

test.each(Object.keys(COUNTED_CALLS) as ApiKey[])('%s has a counter of its own', async (key) => {
  expect(await statusOf(key)).not.toBe(429);
  expect(await counters()).toEqual([{ key: expect.stringContaining(`count:${key} `), points: 1 }]);
  await fill();
  expect(await statusOf(key)).toBe(429);
  // no other call is stopped by it, and of a signed-in person's no other person
  expect((await request('GET /notifications', {}, 'super')).status).toBe(200);
  const other = key === 'POST /counts/upload' ? 'POST /counts/import' : 'POST /counts/upload';
  expect(await statusOf(other)).not.toBe(429);
  if (!isPublic(key)) expect(await statusOf(key, 'user')).not.toBe(429);
});

test('every call that begins with somebody half signed in is counted', () => {
  const open = testApi().endpoints.filter(({ key }) => key.includes(' /sign-in/'));
  expect(open.map(({ key }) => key).filter((key) => !(key in COUNTED_CALLS))).toEqual([]);
});

const form = (token: string) => {
  const body = new FormData();
  body.append('token', token);
  body.append('file', new Blob(['Date,NB\n']), 'a.csv');
  return body;
};
const post = (path: string, body: BodyInit, headers = {}) =>
  testApi().fetch(new Request(`http://count-exchange.test${path}`, { method: 'POST', body, headers }));
const forged = 'x'.repeat(43);

test.each([
  ['at the head of an upload', 'form', () => post('/api/counts/upload', form(forged))],
  ['in a header', 'call', () => post('/api/user/me', '{}', { authorization: `Bearer ${forged}` })],
  ['in a body', 'call', () => post('/api/user/me', JSON.stringify({ token: forged }))],
  [
    'in a query',
    'call',
    () => testApi().fetch(new Request(`http://count-exchange.test/api/counties?token=${forged}`)),
  ],
  [
    'as a ticket',
    'call',
    () => testApi().fetch(new Request('http://count-exchange.test/api/notifications/stream?ticket=forged')),
  ],
  [
    'on the monitoring page',
    'monitor',
    () => testApi().fetch(new Request(`http://count-exchange.test/horizon?token=${forged}`)),
  ],
] as const)(
  'tokens that are nobody’s, %s, are counted and stop nobody who is signed in',
  async (_, where, guess) => {
    expect((await guess()).status).toBe(401);
    expect(await counters()).toEqual([{ key: `count:unknown token, ${where} 192.0.2.1`, points: 1 }]);
    await fill();
    expect((await guess()).status).toBe(429);
    expect((await request('GET /counties', {}, 'user')).status).toBe(200);
    expect((await request('POST /counts/upload', { body: form('') }, 'user')).status).toBe(200);
  },
);

test('who brings no token is told to sign in, however often', async () => {
  for (let time = 0; time < 3; time += 1)
    expect((await testApi().fetch(new Request('http://count-exchange.test/api/counties'))).status).toBe(401);
  expect(await counters()).toEqual([]);
});

test('asking for another e-mail address is counted by who asks', async () => {
  const change = (email: string) =>
    request('PUT /users/:userId', { params: { userId: '3' }, body: { email, password: PASSWORD } }, 'user');
  expect((await change('uma@new.example')).status).toBe(200);
  await fill();
  const refused = await change('uma@newer.example');
  expect([refused.status, refused.problem.message]).toEqual([
    429,
    expect.stringMatching(/^Too many requests\. Please try again in 1\d minutes\.$/),
  ]);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  const renamed = await request(
    'PUT /users/:userId',
    { params: { userId: '3' }, body: { name: 'Uma C.' } },
    'user',
  );
  expect(renamed.status).toBe(200);
});
