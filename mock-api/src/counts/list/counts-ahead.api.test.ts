import { AGENCY_HEADER, RIGHTS_HEADER, rightsMark, type CountsPage, type User } from 'shared-domain';
import { PASSWORD, personas, requestOf, testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';

// A page that is asked for ahead of the check of its session. What changes here changes in the database alone, as another
// process changes it: this one is told of nothing.

beforeEach(() => testApi().reset());

let token = '';
let station = AU;

async function page(more: { query?: object; headers?: Record<string, string> } = {}) {
  const request = requestOf(
    'GET /counts',
    { query: { flowid_txdot: station, limit: 5, ...more.query } },
    token,
  );
  for (const [name, value] of Object.entries(more.headers ?? {})) request.headers.set(name, value);
  const response = await testApi().fetch(request);
  return {
    status: response.status,
    headers: response.headers,
    reply: (await response.json()) as CountsPage & { message: string },
  };
}

/** The statements' ways that a call takes. */
async function waysOf<T>(run: () => Promise<T>) {
  const { db } = testApi();
  const spies = [jest.spyOn(db, 'together'), jest.spyOn(db, 'query'), jest.spyOn(db, 'transaction')];
  const answered = await run();
  const [together, query, transaction] = spies.map(({ mock }) => mock.calls.length);
  for (const spy of spies) spy.mockRestore();
  return { answered, ways: { together, query, transaction } };
}
const AHEAD = { together: 1, query: 0, transaction: 0 };

/** Signs in and reads the page, so that caller and station are known. */
beforeEach(async () => {
  station = AU;
  const body = { email: personas.user, password: PASSWORD };
  const signedIn = await testApi().fetch(requestOf('POST /user/login', { body }));
  token = ((await signedIn.json()) as { access_token: string }).access_token;
  expect((await page()).status).toBe(200);
});

test('a page takes one round trip, and is the same as before', async () => {
  const before = await page();
  const { answered, ways } = await waysOf(page);
  expect(ways).toEqual(AHEAD);
  expect(answered.reply).toEqual(before.reply);
  expect(answered.reply.data).toHaveLength(5);
});

test.each([
  ['the next', { page: 2, is_paginate: true }, 'last'],
  ['the one before', { page: 1, is_paginate: true, is_previous: true }, 'first'],
])('%s page goes on from its cursor', async (_, paging, end) => {
  const [first, second] = [await page(), await page({ query: { limit: 10 } })];
  const from = end === 'last' ? first.reply.data.at(-1) : second.reply.data[5];
  const query = { ...paging, last_id: from?.id, last_date: from?.date };
  const { answered, ways } = await waysOf(() => page({ query }));
  expect(ways).toEqual(AHEAD);
  const rows = second.reply.data;
  expect(answered.reply.data).toEqual(end === 'last' ? rows.slice(5) : rows.slice(0, 5));
});

test('what was filtered and what the counts are by now is asked each time', async () => {
  const [row] = (await page()).reply.data;
  await testApi().query(
    'update counts set count = 7777 where station_id = (select id from stations where station_id_tmg = $1)',
    [AU],
  );
  const { answered, ways } = await waysOf(() => page({ query: { filters: '{"travel_direction":"1"}' } }));
  expect(ways).toEqual(AHEAD);
  expect(answered.reply.data.every(({ count }) => count === 7777)).toBe(true);
  expect((await page()).reply.data[0]).toEqual({ ...row, count: 7777 });
});

describe('what another process changes takes hold at once', () => {
  const MINE = `(select id from users where email = '${personas.user}')`;
  const OTHER =
    '(select min(id) from agencies where id <> (select agency_id from stations where station_id_tmg = $1))';

  test.each<[string, string, number]>([
    ['the session is revoked', `delete from sessions where user_id = ${MINE}`, 401],
    ['the session has run out', `update sessions set expires_at = '2020-01-01' where user_id = ${MINE}`, 401],
    [
      'the person is gone',
      `delete from sessions where user_id = ${MINE}; delete from users where id = ${MINE}`,
      401,
    ],
    [
      'the agency is closed',
      `update agencies set closed_at = '2026-01-01' where id = (select agency_id from users where id = ${MINE})`,
      401,
    ],
    [
      'the person is in another agency',
      `update users set agency_id = ${OTHER.replace('$1', `'${AU}'`)} where id = ${MINE}`,
      404,
    ],
    [
      'the station is another agency’s',
      `update stations set agency_id = ${OTHER.replace('$1', `'${AU}'`)} where station_id_tmg = '${AU}'`,
      404,
    ],
    [
      'the station has another number',
      `update stations set station_id_tmg = 'AU9999' where station_id_tmg = '${AU}'`,
      404,
    ],
  ])('%s', async (_, sql, status) => {
    await testApi().db.exec(sql);
    const refused = await page();
    expect(refused.status).toBe(status);
    expect(refused.reply.data).toBeUndefined();
    expect((await page()).status).toBe(status);
  });

  test('the rights, in the mark of every answer', async () => {
    await testApi().query(`update users set admin = true, flag_deployments = true where email = $1`, [
      personas.user,
    ]);
    const { status, headers } = await page();
    expect(status).toBe(200);
    const me = await testApi().fetch(requestOf('POST /user/me', { body: {} }, token));
    expect(headers.get(RIGHTS_HEADER)).toBe(rightsMark((await me.json()) as User));
  });

  test('a flow that is another by now', async () => {
    await testApi().query(
      `update flows set count_type_code = '2' where station_id = (select id from stations where station_id_tmg = $1)`,
      [AU],
    );
    const { reply } = await page();
    expect(reply.data.every(({ flowid_txdot }) => flowid_txdot.split('-')[2] === '2')).toBe(true);
    expect((await waysOf(page)).ways).toEqual(AHEAD);
  });

  test('a label, in each language', async () => {
    await page({ headers: { 'accept-language': 'es' } });
    await testApi().query(`update codes set label = 'One', label_es = 'Uno' where list = 'countType'`);
    expect((await page()).reply.data[0]?.count_type).toBe('One');
    expect((await page({ headers: { 'accept-language': 'es' } })).reply.data[0]?.count_type).toBe('Uno');
  });
});

test('the use of a session is noted as before', async () => {
  await testApi().query(`update sessions set last_seen_at = now() - interval '40 years'`);
  testApi().settings.sessionIdleSeconds = 60 * 365 * 86_400;
  await page();
  const [row] = await testApi().query<{ seen: string }>('select max(last_seen_at) as seen from sessions');
  expect(row?.seen).toBe('2026-03-02T12:00:00Z');
});

test.each<[string, Parameters<typeof page>[0], number]>([
  ['a page that shows another agency', { headers: { [AGENCY_HEADER]: '999' } }, 409],
  ['a limit that is too large', { query: { limit: 10_000 } }, 422],
  ['filters that are none', { query: { filters: '{' } }, 422],
  ['a cursor that is none', { query: { is_paginate: true, last_id: 5, last_date: 'x' } }, 422],
  ['a date that no column holds', { query: { filters: '{"minDate":"2024-13-45"}' } }, 422],
])('%s is refused as before', async (_, more, status) => {
  expect((await page(more)).status).toBe(status);
  expect((await waysOf(page)).ways).toEqual(AHEAD);
});

test('another’s station is not there, known or not', async () => {
  const admin = token;
  const body = { email: personas.super, password: PASSWORD };
  const signedIn = await testApi().fetch(requestOf('POST /user/login', { body }));
  token = ((await signedIn.json()) as { access_token: string }).access_token;
  station = 'HO0001';
  expect((await page()).status).toBe(200);
  token = admin;
  expect((await page()).status).toBe(404);
});

test('the log says whose call it was', async () => {
  await page();
  const [line] = testApi().logged.slice(-1);
  expect(line).toMatchObject({ call: 'GET /counts', status: 200 });
  expect(line?.user).toEqual(expect.any(Number));
  expect(line?.agency).toEqual(expect.any(Number));
});
