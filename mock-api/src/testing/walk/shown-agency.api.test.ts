import { AGENCY_HEADER, type ApiKey } from 'shared-domain';
import { forgetSignIns, request, requestOf, signIn, testApi } from '../index.ts';
import { inputOf } from './walk.bad-input.ts';

beforeAll(async () => {
  await testApi().reset();
  forgetSignIns();
});

const agencyOf = async (persona: 'user' | 'super') =>
  (await request('POST /user/me', { body: {} }, persona)).reply.agency_id;

const signedIn = testApi()
  .endpoints.filter(({ access }) => access !== 'public')
  .map(({ key }) => key);

/** How many rows there are in every table, and the last change of what a call could change in place. */
async function state() {
  const tables = await testApi().query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts = tables.map(({ name }) => `(select count(*)::int from ${name}) as ${name}`);
  const [row] = await testApi().query(
    `select ${counts.join(', ')},
       (select string_agg(u::text, '' order by id) from users u) as people,
       (select string_agg(a::text, '' order by id) from agencies a) as agencies_now`,
  );
  return row;
}

test('every call of a page that shows another agency is refused, and nothing of it happens', async () => {
  const token = await signIn('super');
  const before = await state();
  const answers: Partial<Record<ApiKey, unknown>> = {};
  for (const key of signedIn) {
    const asked = requestOf(key, inputOf(key), token);
    asked.headers.set(AGENCY_HEADER, '987654');
    const { status, headers } = await testApi().fetch(asked);
    answers[key] = [status, headers.get(AGENCY_HEADER)];
  }
  const refused = [409, String(await agencyOf('super'))];
  expect(answers).toEqual(Object.fromEntries(signedIn.map((key) => [key, refused])));
  expect(await state()).toEqual(before);
});

test('a page that shows the session’s agency, or says nothing of it, is answered', async () => {
  const headers = { [AGENCY_HEADER]: String(await agencyOf('user')) };
  expect(
    (await request('GET /stations/summary', { query: { includeDrafts: false } }, 'user', headers)).status,
  ).toBe(200);
  expect((await request('GET /stations/summary', { query: { includeDrafts: false } }, 'user')).status).toBe(
    200,
  );
});

test.each(['', '0', 'Austin', '1e0', '3, 3'])('%j is no agency that a page could show', async (shown) => {
  const { status, problem } = await request('GET /exports', {}, 'user', { [AGENCY_HEADER]: shown });
  expect(status).toBe(409);
  expect(problem.message).toBe(
    'Your agency was changed, so this page shows another one than you work in now. Nothing was changed here.',
  );
});

test('nobody learns of an agency without signing in, nor a call that is not for them', async () => {
  const headers = { [AGENCY_HEADER]: '987654' };
  const nobody = await request('GET /exports', {}, undefined, headers);
  expect([nobody.status, nobody.headers.get(AGENCY_HEADER)]).toEqual([401, null]);
  expect((await request('GET /users', { query: {} }, 'user', headers)).status).toBe(403);
});

test('after the session has moved, an v1 page reads and writes nothing, and a page of now does', async () => {
  const old = { [AGENCY_HEADER]: String(await agencyOf('super')) };
  const { reply: agencies } = await request('GET /agencies', { query: {} }, 'super');
  const me = (await request('POST /user/me', { body: {} }, 'super')).reply;
  const other = agencies.find(({ id }) => id !== me.agency_id);
  const move = (agency_id: number) =>
    request('PUT /users/:userId', { params: { userId: String(me.id) }, body: { agency_id } }, 'super');
  await move(other?.id ?? 0);
  const body = { name: 'Written from an old page', eco_domain: null };
  const write = (headers: Record<string, string>) => request('POST /agencies', { body }, 'super', headers);
  const read = (headers: Record<string, string>) =>
    request('GET /stations/summary', { query: { includeDrafts: false } }, 'super', headers);
  expect([(await read(old)).status, (await write(old)).status]).toEqual([409, 409]);
  const now = { [AGENCY_HEADER]: String(other?.id) };
  expect([(await read(now)).status, (await write(now)).status]).toEqual([200, 200]);
  await move(me.agency_id);
});
