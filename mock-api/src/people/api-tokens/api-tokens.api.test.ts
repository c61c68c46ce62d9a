import { TOKENS_MAX, type NewApiToken } from 'shared-domain';
import { forgetSignIns, PASSWORD, request, requestOf, testApi, type Persona } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const wanted: NewApiToken = {
  name: 'Nightly push',
  scopes: ['stations:read', 'counts:read'],
  days: 90,
  password: PASSWORD,
};
const make = (as: Persona = 'user', more: Partial<NewApiToken> = {}) =>
  request('POST /user/tokens', { body: { ...wanted, ...more } }, as);
const makeAgencys = (as: Persona = 'admin', more: Partial<NewApiToken> = {}) =>
  request('POST /agency-tokens', { body: { ...wanted, ...more } }, as);
const own = async (as: Persona = 'user') => (await request('GET /user/tokens', {}, as)).reply.data;
const agencys = async (as: Persona = 'admin') => (await request('GET /agency-tokens', {}, as)).reply.data;

/** Asks for Austin's stations, or another call, with a token in the header. */
const ask = (secret: string, key: Parameters<typeof requestOf>[0] = 'GET /stations', input = {}) =>
  testApi().fetch(requestOf(key, input, secret));
const statusOf = async (secret: string) => (await ask(secret)).status;
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;
const NOT_ALIVE =
  'This token is not valid: it was revoked, has expired, or its owner may not use it any more.';

test('a token is told once, kept as a hash, and acts for its person', async () => {
  const { reply } = await make();
  expect(reply.secret).toMatch(/^cx_pat_[0-9A-Za-z]{36}$/);
  expect(reply.token).toMatchObject({
    kind: 'person',
    name: 'Nightly push',
    scopes: ['counts:read', 'stations:read'],
    ending: reply.secret.slice(-4),
    created_by: 'Uma Castillo',
    expired: false,
    last_used_at: null,
  });
  expect(reply.token.expires_at.slice(0, 10)).toBe('2026-05-31');
  const all = await testApi().query<{ row: string }>('select to_json(t)::text as row from api_tokens t');
  expect(all[0]?.row).not.toContain(reply.secret.slice(8, 38));
  expect(JSON.stringify(await own())).not.toContain(reply.secret);
  const answer = await ask(reply.secret);
  expect(answer.status).toBe(200);
  const theirs = (await request('GET /stations', { query: {} }, 'user')).reply;
  expect(await answer.json()).toEqual(theirs);
});

test('one’s own tokens are one’s own; an admin sees and revokes those of the agency and of its people', async () => {
  const { secret, token } = (await make()).reply;
  const agency = (await makeAgencys()).reply;
  expect((await own('admin')).length).toBe(0);
  expect((await agencys()).map(({ kind, created_by }) => [kind, created_by])).toEqual([
    ['agency', 'Ada Morgan'],
    ['person', 'Uma Castillo'],
  ]);
  expect((await agencys('super')).map(({ agency }) => agency)).toEqual(['City of Austin', 'City of Austin']);
  const revoke = (as: Persona, key: 'DELETE /user/tokens/:id' | 'DELETE /agency-tokens/:id', id: number) =>
    request(key, { params: { id: String(id) } }, as);
  expect((await revoke('admin', 'DELETE /user/tokens/:id', token.id)).status).toBe(404);
  expect((await revoke('houston', 'DELETE /user/tokens/:id', token.id)).status).toBe(404);
  expect((await revoke('user', 'DELETE /agency-tokens/:id', agency.token.id)).status).toBe(403);
  expect([await statusOf(secret), await statusOf(agency.secret)]).toEqual([200, 200]);
  expect((await revoke('admin', 'DELETE /agency-tokens/:id', token.id)).status).toBe(200);
  expect((await revoke('admin', 'DELETE /agency-tokens/:id', agency.token.id)).status).toBe(200);
  expect((await revoke('admin', 'DELETE /agency-tokens/:id', agency.token.id)).status).toBe(404);
  expect([await statusOf(secret), await statusOf(agency.secret)]).toEqual([401, 401]);
});

test('its person revokes it, and the next call is refused with a sentence', async () => {
  const { secret, token } = (await make()).reply;
  expect(await statusOf(secret)).toBe(200);
  expect(
    (await request('DELETE /user/tokens/:id', { params: { id: String(token.id) } }, 'user')).status,
  ).toBe(200);
  const refused = await ask(secret);
  expect([refused.status, await messageOf(refused)]).toEqual([401, NOT_ALIVE]);
});

test.each([
  ['its person is deleted', 'delete from users where id = 3', 'person'],
  ['its person works in another agency', 'update users set agency_id = 4 where id = 3', 'person'],
  ['its agency is closed', 'update agencies set closed_at = now() where id = 3', 'person'],
  ['its agency is closed', 'update agencies set closed_at = now() where id = 3', 'agency'],
  ['its time is over', "update api_tokens set expires_at = '2026-03-02T11:59:59Z'", 'person'],
  ['its time is over', "update api_tokens set expires_at = '2026-03-02T11:59:59Z'", 'agency'],
])('a token ends when %s (%s, %s)', async (_what, sql, kind) => {
  const { secret } = (await (kind === 'person' ? make() : makeAgencys())).reply;
  expect(await statusOf(secret)).toBe(200);
  await testApi().query(sql);
  expect(await statusOf(secret)).toBe(401);
});

test('the agency’s token stays when whoever made it goes, and acts as a plain member', async () => {
  const { secret } = (await makeAgencys()).reply;
  await testApi().query('delete from users where id = 2');
  expect(await statusOf(secret)).toBe(200);
  expect(
    (await ask(secret, 'GET /reports/aadt/:stationId', { params: { stationId: 'AU0001' } })).status,
  ).toBe(403);
});

test('a person’s token has the rights that they have today, in the agency that it was made in', async () => {
  await request('PUT /users/:userId', { params: { userId: '1' }, body: { agency_id: 3 } }, 'super');
  const { secret } = (await make('super')).reply;
  await request('PUT /users/:userId', { params: { userId: '1' }, body: { agency_id: 4 } }, 'super');
  const aadt = () => ask(secret, 'GET /reports/aadt/:stationId', { params: { stationId: 'AU0001' } });
  expect((await aadt()).status).toBe(200);
  const cities = ((await (await ask(secret)).json()) as { station_id_tmg: string }[]).map((one) =>
    one.station_id_tmg.slice(0, 2),
  );
  expect(new Set(cities)).toEqual(new Set(['AU']));
  await testApi().query('update users set super_admin = true where id = 2');
  await testApi().query('update users set super_admin = false where id = 1');
  expect((await aadt()).status).toBe(401);
  await testApi().query('update users set agency_id = 3 where id = 1');
  expect((await aadt()).status).toBe(403);
});

test('whoever needs a second factor has none in a token that was made without', async () => {
  const { secret } = (await make('admin')).reply;
  expect(await statusOf(secret)).toBe(200);
  testApi().settings.secondFactor = 'admins';
  expect(await statusOf(secret)).toBe(401);
  await testApi().query('update api_tokens set second_factor = true');
  expect(await statusOf(secret)).toBe(200);
});

test.each([
  [
    'in an address',
    (secret: string) => new Request(`http://count-exchange.test/api/stations?token=${secret}`),
  ],
  [
    'in a body',
    (secret: string) =>
      new Request('http://count-exchange.test/api/v1/counts', {
        method: 'POST',
        body: JSON.stringify({ token: secret, station: 'AU0001', interval: 60, rows: [] }),
      }),
  ],
  [
    'in a form',
    (secret: string) => {
      const body = new FormData();
      body.append('token', secret);
      return new Request('http://count-exchange.test/api/v1/counts/csv', { method: 'POST', body });
    },
  ],
  [
    'as a ticket',
    (secret: string) => new Request(`http://count-exchange.test/api/notifications/stream?ticket=${secret}`),
  ],
  [
    'in a cookie',
    (secret: string) =>
      new Request('http://count-exchange.test/api/stations', { headers: { cookie: `token=${secret}` } }),
  ],
  [
    'on the monitoring page',
    (secret: string) => new Request(`http://count-exchange.test/horizon?token=${secret}`),
  ],
  [
    'in the header of the monitoring page',
    (secret: string) =>
      new Request('http://count-exchange.test/horizon', { headers: { authorization: `Bearer ${secret}` } }),
  ],
])('a token %s opens nothing', async (_where, requestWith) => {
  await testApi().query('update users set monitors = true where id = 3');
  const { secret } = (await make('user', { scopes: ['read', 'import'] })).reply;
  expect((await testApi().fetch(requestWith(secret))).status).toBe(401);
  expect(JSON.stringify(testApi().logged)).not.toContain(secret.slice(8, 38));
});

test('beside a session in the address it is the token that asks', async () => {
  const { secret } = (await make()).reply;
  const { reply } = await request('POST /user/login', {
    body: { email: 'super@example.org', password: PASSWORD },
  });
  const refused = await ask(secret, 'GET /cities', { query: { token: reply.access_token } });
  expect(refused.status).toBe(403);
});

test.each(['cx_pat_', 'cx_agt_nothing', `cx_pat_${'0'.repeat(36)}`])(
  '%s is none, and is counted as guessed',
  async (text) => {
    expect(await statusOf(text)).toBe(401);
    expect(await testApi().query("select key, points from tries where key like 'count:unknown%'")).toEqual([
      { key: 'count:unknown token, call 192.0.2.1', points: 1 },
    ]);
  },
);

test('a token may ask so often in a minute and a day, and hears what is left', async () => {
  const { secret } = (await make()).reply;
  const first = await ask(secret);
  expect(['ratelimit-limit', 'ratelimit-remaining'].map((name) => first.headers.get(name))).toEqual([
    '60',
    '59',
  ]);
  expect(Number(first.headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
  expect(first.headers.get('x-rights')).toBeNull();
  const other = (await make('user', { name: 'Another' })).reply.secret;
  await testApi().query("update tries set points = 60 where key like 'count:token, a minute%'");
  const refused = await ask(secret);
  expect([refused.status, Number(refused.headers.get('retry-after')) <= 60]).toEqual([429, true]);
  expect(await statusOf(other)).toBe(200);
  expect((await request('GET /stations', { query: {} }, 'user')).status).toBe(200);
  await testApi().query("update tries set points = 10000 where key like 'count:token, a day%'");
  const tomorrow = await ask(other);
  expect([tomorrow.status, Number(tomorrow.headers.get('retry-after')) > 80_000]).toEqual([429, true]);
});

test('when and from where it was used last is kept to the minute', async () => {
  const { secret } = (await make()).reply;
  await ask(secret);
  expect((await own())[0]).toMatchObject({
    last_used_at: '2026-03-02T12:00:00Z',
    last_used_address: '192.0.2.1',
  });
  await testApi().query("update api_tokens set last_used_address = 'kept'");
  await ask(secret);
  expect((await own())[0]).toMatchObject({ last_used_address: 'kept', uses: 2 });
});

test('each use is counted, of those at the same moment too, and what is refused by its limits is none', async () => {
  const { secret } = (await make()).reply;
  expect((await own())[0]?.uses).toBe(0);
  await Promise.all(Array.from({ length: 5 }, () => ask(secret)));
  expect((await own())[0]?.uses).toBe(5);
  await testApi().query("update tries set points = 10000 where key like 'count:token, a day%'");
  expect((await ask(secret)).status).toBe(429);
  expect((await own())[0]?.uses).toBe(5);
});

test.each([
  ['no name', { name: ' ' }, 'name', 'This field is required.'],
  ['a long name', { name: 'x'.repeat(61) }, 'name', 'The name of a token has at most 60 characters.'],
  ['nothing that it is good for', { scopes: [] }, 'scopes', 'Choose what the token is good for.'],
  ['a wrong password', { password: 'wrong' }, 'password', 'This is not your password.'],
] as [string, Partial<NewApiToken>, string, string][])(
  'with %s none is made, and the field says so',
  async (_what, more, field, sentence) => {
    const { status, problem } = await make('user', more);
    expect([status, problem.errors]).toEqual([422, { [field]: [sentence] }]);
    expect(await own()).toEqual([]);
  },
);

test('a name is there once for a person and once for the agency', async () => {
  expect((await make()).status).toBe(200);
  const again = await make('user', { name: 'NIGHTLY PUSH' });
  expect([again.status, again.problem.errors]).toEqual([
    422,
    { name: ['There is a token of this name already.'] },
  ]);
  expect((await makeAgencys()).status).toBe(200);
  expect((await makeAgencys()).status).toBe(422);
  expect((await make('admin')).status).toBe(200);
});

test.each([
  ['person', /^You have as many tokens/, make],
  ['agency', /^Your agency has as many tokens/, makeAgencys],
] as const)('a %s has so many tokens and no more', async (kind, sentence, add) => {
  await testApi().query(
    `insert into api_tokens (token_hash, ending, kind, user_id, agency_id, name, scopes, created_by, second_factor, created_at,
       expires_at)
     select 'hash' || n, 'wxyz', $1, $2::int, 3, 'T' || n, '{read}', 'X', false, now(), now() from generate_series(1, $3::int) n`,
    [kind, kind === 'person' ? 3 : null, TOKENS_MAX[kind]],
  );
  const { status, problem } = await add();
  expect([status, problem.message]).toEqual([409, expect.stringMatching(sentence)]);
});

const EXPORT_ORDER = {
  stations: ['AU0001'],
  count_types: [],
  count_methods: [],
  travel_directions: [],
  fromDate: '01/01/2025',
  toDate: '12/31/2025',
  countData: true,
  stationMetadata: false,
};

test('what is done about tokens, and with them, is in the log under their names', async () => {
  const { secret, token } = (await make()).reply;
  const agency = (await makeAgencys('admin', { scopes: ['import', 'read'] })).reply;
  expect((await ask(secret, 'POST /export/prepare-csv', { body: EXPORT_ORDER })).status).toBe(200);
  expect((await ask(agency.secret, 'POST /export/prepare-csv', { body: EXPORT_ORDER })).status).toBe(200);
  await testApi().runJobs();
  await request('DELETE /user/tokens/:id', { params: { id: String(token.id) } }, 'user');
  await request('DELETE /agency-tokens/:id', { params: { id: String(agency.token.id) } }, 'admin');
  const { data } = (await request('GET /audit', { query: {} }, 'admin')).reply;
  const told = data.map(({ user_name, text }) => `${user_name}: ${text}`);
  for (const line of [
    'Uma Castillo: Made the API token “Nightly push” for 90 days: counts:read, stations:read.',
    'Ada Morgan: Made the agency’s API token “Nightly push” for 90 days: import, read.',
    'Uma Castillo: Revoked the API token “Nightly push” of Uma Castillo.',
    'Ada Morgan: Revoked the agency’s API token “Nightly push”, which Ada Morgan had made.',
  ])
    expect(told).toContain(line);
  expect(told.filter((line) => line.startsWith('Uma Castillo (API: Nightly push): '))).toHaveLength(1);
  expect(told.filter((line) => line.startsWith('API: Nightly push: '))).toHaveLength(1);
  expect(told.filter((line) => line.includes('Exported 14,638 rows of AU0001.'))).toHaveLength(2);
  expect(JSON.stringify([data, testApi().logged])).not.toContain(secret.slice(8, 38));
});

const from = (secret: string, address: string) =>
  testApi().fetch(requestOf('GET /stations', {}, secret), { address });

test('a token that is bound to addresses is refused from anywhere else, and says so', async () => {
  const { secret, token } = (await make('user', { addresses: ['203.0.113.0/24', '2001:db8::1'] })).reply;
  expect(token.addresses).toEqual(['203.0.113.0/24', '2001:db8::1']);
  for (const address of ['203.0.113.77', '2001:db8::1'])
    expect((await from(secret, address)).status).toBe(200);
  for (const address of ['203.0.114.1', '2001:db8::2', '']) {
    const refused = await from(secret, address);
    expect([refused.status, await messageOf(refused)]).toEqual([
      403,
      'This token may not be used from this network address.',
    ]);
  }
  expect((await own())[0]?.last_used_address).toBe('203.0.113.77');
});

test.each(['203.0.113.300', '10.0.0.0/33', 'example.org', '2001:db8::/129'])(
  '%s is no address, and no token is made',
  async (address) => {
    const { status, problem } = await make('user', { addresses: ['10.0.0.1', address] });
    expect([status, problem.errors]).toEqual([
      422,
      { addresses: [`This is no network address or range: ${address}`] },
    ]);
    expect(await own()).toEqual([]);
  },
);

test('whoever’s token has ordered an export gets no e-mail and no notice: the program asks for it', async () => {
  const { secret } = (await make()).reply;
  const ordered = await ask(secret, 'POST /export/prepare-csv', { body: EXPORT_ORDER });
  expect(ordered.status).toBe(200);
  const before = (await testApi().outbox()).length;
  await testApi().runJobs();
  const [made] = (await request('GET /exports', {}, 'user')).reply;
  expect(made).toMatchObject({ status: 'done' });
  expect((await testApi().outbox()).length).toBe(before);
  expect((await request('GET /notifications', {}, 'user')).reply.data.map(({ kind }) => kind)).not.toContain(
    'export',
  );
});

describe('a token by which calls are tried', () => {
  const tryOut = async (as: Persona = 'user') => (await request('POST /user/tokens/trial', {}, as)).reply;

  test('reads as its person for a quarter of an hour, and does nothing else', async () => {
    const { secret, expires_at } = await tryOut();
    expect(Date.parse(expires_at) - testApi().now().getTime()).toBe(15 * 60_000);
    expect(await (await ask(secret)).json()).toEqual(
      (await request('GET /stations', { query: {} }, 'user')).reply,
    );
    const sent = await ask(secret, 'POST /v1/counts', {
      body: { station: 'AU0001', interval: 60, rows: [] },
    });
    expect(sent.status).toBe(403);
    expect((await ask(secret, 'POST /user/tokens/trial')).status).toBe(403);
    await testApi().query(`update api_tokens set expires_at = '2026-03-02T11:59:59Z'`);
    expect(await statusOf(secret)).toBe(401);
  });

  test('ends with the next one of its person, and no other does', async () => {
    const [first, other] = [await tryOut(), await tryOut('admin')];
    const second = await tryOut();
    expect([await statusOf(first.secret), await statusOf(second.secret)]).toEqual([401, 200]);
    expect(await statusOf(other.secret)).toBe(200);
  });

  test('stands among nobody’s tokens and takes the place of none', async () => {
    await tryOut();
    expect([await own(), await agencys()]).toEqual([[], []]);
    for (let at = 0; at < TOKENS_MAX.person; at += 1)
      expect((await make('user', { name: `T${at}` })).status).toBe(200);
    expect((await make('user', { name: 'One more' })).status).toBe(409);
    expect(await statusOf((await tryOut()).secret)).toBe(200);
  });
});
