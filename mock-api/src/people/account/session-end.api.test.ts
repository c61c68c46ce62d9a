import type { ApiKey } from 'shared-domain';
import { PASSWORD, personas, requestOf, testApi } from '../../testing/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (ms: number) => new Date(testApi().now().getTime() - ms).toISOString();

beforeEach(() => testApi().reset());

async function call(key: ApiKey, token?: string, input: object = {}) {
  const response = await testApi().fetch(requestOf(key, input, token));
  return { status: response.status, reply: (await response.json()) as never };
}
type Time = { expires_in: number; can_stay: boolean };
const timeOf = async (token: string): Promise<Time> => (await call('GET /user/session', token)).reply;
async function signIn(): Promise<string> {
  const body = { email: personas.user, password: PASSWORD };
  const { reply } = await call('POST /user/login', undefined, { body });
  return (reply as { access_token: string }).access_token;
}
const setSession = (token: { seen?: string; created?: string; expires?: string }) =>
  testApi().query(
    `update sessions set last_seen_at = coalesce($1, last_seen_at), created_at = coalesce($2, created_at),
       expires_at = coalesce($3, expires_at)`,
    [token.seen, token.created, token.expires],
  );

describe('a session that nobody uses', () => {
  beforeEach(() => {
    testApi().settings.sessionIdleSeconds = 1800;
  });

  test('ends, for every call, in the list of sessions and for the next sign-in', async () => {
    const token = await signIn();
    expect(await timeOf(token)).toEqual({ expires_in: 1800, can_stay: true });
    await setSession({ seen: ago(29 * MINUTE) });
    expect((await timeOf(token)).expires_in).toBe(60);
    await setSession({ seen: ago(30 * MINUTE) });
    expect((await call('POST /user/me', token, { body: {} })).status).toBe(401);
    expect((await call('POST /user/extend', token, { body: {} })).status).toBe(401);
    const other = await signIn();
    expect((await call('GET /user/sessions', other)).reply).toHaveLength(1);
    expect(await testApi().query('select 1 from sessions')).toHaveLength(1);
  });

  test('is told its time at the sign-in', async () => {
    const body = { email: personas.user, password: PASSWORD };
    expect((await call('POST /user/login', undefined, { body })).reply).toMatchObject({ expires_in: 1800 });
  });

  test.each<[ApiKey, object]>([
    ['POST /user/me', { body: {} }],
    ['GET /agencies', {}],
    ['POST /user/extend', { body: {} }],
  ])('goes on with %s', async (key, input) => {
    const token = await signIn();
    await setSession({ seen: ago(29 * MINUTE) });
    await call(key, token, input);
    expect((await timeOf(token)).expires_in).toBe(1800);
  });

  test.each<[ApiKey, object]>([
    ['GET /user/session', {}],
    ['GET /notifications', {}],
    ['POST /notifications/ticket', { body: {} }],
  ])('does not go on because an open page asks %s by itself', async (key, input) => {
    const token = await signIn();
    await setSession({ seen: ago(29 * MINUTE) });
    expect((await call(key, token, input)).status).toBe(200);
    expect((await timeOf(token)).expires_in).toBe(60);
  });

  test('ends its stream of notifications', async () => {
    const token = await signIn();
    const stream = await testApi().fetch(requestOf('GET /notifications/stream', {}, token));
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await setSession({ seen: ago(31 * MINUTE) });
    // another sign-in's end wakes the person's streams
    await call('POST /user/logout', await signIn(), { body: {} });
    let done = false;
    while (!done) ({ done } = await reader.read());
    expect(done).toBe(true);
  });
});

describe('a session that is kept again and again', () => {
  test('ends a week after its sign-in', async () => {
    const token = await signIn();
    await setSession({ created: ago(7 * 24 * HOUR - HOUR), expires: ago(-2 * MINUTE) });
    expect(await timeOf(token)).toEqual({ expires_in: 120, can_stay: true });
    // kept, but no longer than to its last end
    const kept = { expires_in: 3600, can_stay: false };
    expect((await call('POST /user/extend', token, { body: {} })).reply).toEqual(kept);
    expect(await timeOf(token)).toEqual(kept);
    await setSession({ created: ago(7 * 24 * HOUR), expires: ago(-8 * HOUR) });
    expect((await call('POST /user/me', token, { body: {} })).status).toBe(401);
  });

  test('is gone on with by signing in anew', async () => {
    await signIn();
    await setSession({ created: ago(7 * 24 * HOUR) });
    expect(await timeOf(await signIn())).toEqual({ expires_in: 28_800, can_stay: true });
  });
});
