import type { ApiKey } from 'shared-domain';
import { forgetSignIns, PASSWORD, personas, request, requestOf, testApi } from '../../testing/index.ts';
import { clearAudit } from '../../testing/clear-audit.ts';
import { noteFailedSignIn } from './failed-sign-in.sql.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await clearAudit();
});

const fail = (asked: { email?: string; network?: string }) =>
  noteFailedSignIn(testApi().db, {
    action: 'session.sign-in-failed',
    user: null,
    email: null,
    network: '192.0.2.1',
    at: testApi().now(),
    ...asked,
  });
type SignIn = { email?: string; password?: string; agent?: string; address?: string };
/** The status of a sign-in, and its token. */
async function tryToSignIn({
  email = personas.user,
  password = PASSWORD,
  agent = '',
  address = '192.0.2.1',
}: SignIn = {}) {
  const response = await testApi().fetch(
    requestOf('POST /user/login', { body: { email, password } }, undefined, { 'user-agent': agent }),
    { address },
  );
  return {
    status: response.status,
    token: ((await response.json()) as { access_token: string }).access_token,
  };
}
const signIn = async (asked: SignIn = {}) => (await tryToSignIn(asked)).token;
async function callAs(key: ApiKey, token: string, input: object = {}) {
  const response = await testApi().fetch(requestOf(key, input, token));
  return { status: response.status, reply: (await response.json()) as never };
}
type Listed = { id: number; device: string | null; address: string; last_seen_at: string; current: boolean };
const listed = async (token: string): Promise<Listed[]> => (await callAs('GET /user/sessions', token)).reply;
const statusOf = async (token: string) => (await callAs('POST /user/me', token, { body: {} })).status;
const log = () =>
  testApi().query<{ user_name: string; action: string; detail: Record<string, unknown> }>(
    'select user_name, action, detail from audit_log order by id',
  );

describe("one's own sessions", () => {
  test('are listed with device, address and last use, this one first; nobody else’s are', async () => {
    const here = await signIn({ agent: FIREFOX, address: '198.51.100.7' });
    await signIn({ agent: EDGE, address: '203.0.113.9' });
    await signIn({ email: personas.houston });
    expect(await listed(here)).toEqual([
      {
        id: expect.any(Number),
        device: 'Firefox, Linux',
        address: '198.51.100.7',
        created_at: '2026-03-02T12:00:00Z',
        last_seen_at: '2026-03-02T12:00:00Z',
        current: true,
      },
      expect.objectContaining({ device: 'Edge, Windows', address: '203.0.113.9', current: false }),
    ]);
  });

  test('say nothing of tokens', async () => {
    const token = await signIn();
    expect(Object.keys((await listed(token))[0] ?? {})).not.toContain('token_hash');
  });

  test('are seen when they are used, once a minute', async () => {
    const token = await signIn();
    await testApi().query(`update sessions set last_seen_at = '2026-03-02T11:00:00Z'`);
    expect((await listed(token))[0]?.last_seen_at).toBe('2026-03-02T12:00:00Z');
  });

  test('are ended one by one, and answer 401 at once', async () => {
    const [here, elsewhere] = [await signIn(), await signIn({ agent: EDGE })];
    const other = (await listed(here)).find(({ current }) => !current);
    const params = { id: String(other?.id) };
    expect((await callAs('DELETE /user/sessions/:id', here, { params })).status).toBe(200);
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401]);
    expect((await callAs('DELETE /user/sessions/:id', here, { params })).status).toBe(404);
    expect((await log()).at(-1)).toMatchObject({
      action: 'session.end',
      detail: { device: 'Edge, Windows' },
    });
  });

  test('of somebody else are not there to be ended', async () => {
    const [mine, theirs] = [await signIn(), await signIn({ email: personas.super })];
    const [row] = await listed(theirs);
    const params = { id: String(row?.id) };
    expect((await callAs('DELETE /user/sessions/:id', mine, { params })).status).toBe(404);
    expect(await statusOf(theirs)).toBe(200);
  });

  test('are ended all but this one', async () => {
    const [here, second, third] = [await signIn(), await signIn(), await signIn()];
    const { reply } = await callAs('POST /user/sessions/end-others', here, { body: {} });
    expect(reply).toEqual({ success: true, ended: 2 });
    expect([await statusOf(here), await statusOf(second), await statusOf(third)]).toEqual([200, 401, 401]);
    expect((await log()).at(-1)).toMatchObject({ action: 'session.end-others', detail: { ended: 2 } });
  });

  test('that are ended end their stream of notifications', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const stream = await testApi().fetch(requestOf('GET /notifications/stream', {}, elsewhere));
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await callAs('POST /user/sessions/end-others', here, { body: {} });
    let done = false;
    while (!done) ({ done } = await reader.read());
    expect(done).toBe(true);
  });
});

describe('sessions of another person', () => {
  const end = (as: 'super' | 'admin' | 'user', userId: string) =>
    request('DELETE /users/:userId/sessions', { params: { userId } }, as);

  test('are ended by a super admin, who is noted with the person’s agency', async () => {
    const [one, two] = [await signIn(), await signIn()];
    expect((await end('super', '3')).reply).toEqual({ success: true, ended: 2 });
    expect([await statusOf(one), await statusOf(two)]).toEqual([401, 401]);
    const [entry] = await testApi().query(
      `select user_name, agency_id, detail from audit_log where action = 'session.end-all'`,
    );
    expect(entry).toMatchObject({ user_name: 'Sam Rivera', agency_id: 3, detail: { user_id: 3, ended: 2 } });
  });

  test.each(['admin', 'user'] as const)('are not for %s to end', async (persona) => {
    const token = await signIn();
    expect((await end(persona, '3')).status).toBe(403);
    expect(await statusOf(token)).toBe(200);
  });

  test('one’s own way in stays open where a super admin names themselves', async () => {
    const other = await signIn({ email: personas.super });
    expect((await end('super', '1')).status).toBe(200);
    expect(await statusOf(other)).toBe(401);
    expect((await request('GET /user/session', {}, 'super')).status).toBe(200);
  });
});

describe('the audit log', () => {
  test('holds sign-ins and sign-outs', async () => {
    const token = await signIn({ agent: FIREFOX, address: '198.51.100.7' });
    await callAs('POST /user/logout', token, { body: {} });
    expect(await log()).toEqual([
      {
        user_name: 'Uma Castillo',
        action: 'session.sign-in',
        detail: { device: 'Firefox, Linux', address: '198.51.100.7' },
      },
      { user_name: 'Uma Castillo', action: 'session.sign-out', detail: {} },
    ]);
  });

  test('holds failed sign-ins by account and address, many as one entry', async () => {
    for (let time = 0; time < 3; time += 1) await tryToSignIn({ password: 'wrong' });
    await tryToSignIn({ password: 'wrong', address: '203.0.113.9' });
    const failed = (await log()).filter(({ action }) => action === 'session.sign-in-failed');
    expect(failed.map(({ detail }) => detail)).toEqual([
      expect.objectContaining({ accounts: [personas.user], address: '192.0.2.1', times: 3 }),
      expect.objectContaining({ accounts: [personas.user], address: '203.0.113.9', times: 1 }),
    ]);
  });

  test('shows those of an agency’s accounts to its admin, those of no account to super admins alone', async () => {
    await tryToSignIn({ password: 'wrong' });
    await tryToSignIn({ email: 'nobody@example.org', password: 'wrong' });
    const query = { action: 'session.sign-in-failed' };
    const of = async (as: 'admin' | 'super' | 'houston') =>
      (await request('GET /audit', { query }, as)).reply.data?.map(({ text }) => text);
    const known = 'Tried to sign in as user@example.org from 192.0.2.1 and failed. Tries: 1.';
    expect(await of('admin')).toEqual([known]);
    expect(await of('super')).toEqual([known.replace('user@', 'nobody@'), known]);
    const found = await request('GET /audit', { query: { user: 'user@exam', ...query } }, 'admin');
    expect(found.reply.data).toHaveLength(1);
  });

  test('never holds a password, not even one that was typed as the address', async () => {
    await tryToSignIn({ email: 'Bluebonnet-77!', password: 'hunter2hunter2' });
    await tryToSignIn({ password: 'hunter2hunter2' });
    const text = JSON.stringify(await log());
    expect(text).not.toContain('Bluebonnet');
    expect(text).not.toContain('hunter2');
  });

  test('is not filled by a flood', async () => {
    for (let name = 0; name < 60; name += 1) await fail({ email: `flood-${name}@example.org` });
    const [entry, ...others] = await log();
    expect(others).toEqual([]);
    expect(entry?.detail).toMatchObject({ times: 60, address: '192.0.2.1' });
    expect(entry?.detail.accounts).toHaveLength(20);
  });

  test('counts further tries in one entry when a flood comes from everywhere', async () => {
    for (let end = 0; end < 503; end += 1) await fail({ network: `2001:db8:0:${end}::/64` });
    const rows = await log();
    expect(rows).toHaveLength(501);
    expect(rows[500]?.detail).toMatchObject({ address: null, accounts: [], times: 3 });
  });

  test('holds a switch of agency as such, and a cleared cache', async () => {
    await request('PUT /users/:userId', { params: { userId: '1' }, body: { agency_id: 3 } }, 'super');
    await request('GET /admin/cache-clear', {}, 'super');
    const told = (await log()).filter(({ action }) => action !== 'session.sign-in');
    expect(told.map(({ action }) => action)).toEqual(['agency.switch', 'cache.clear']);
    expect(told[0]?.detail).toEqual({ from: expect.any(String), to: 'City of Austin' });
  });

  test('holds no save that changed nothing', async () => {
    const [before] = (await request('GET /users/:userId', { params: { userId: '3' } }, 'user')).reply;
    const body = { name: before?.name, email: before?.email };
    await request('PUT /users/:userId', { params: { userId: '3' }, body }, 'user');
    expect((await log()).filter(({ action }) => action === 'user.update')).toEqual([]);
  });
});
