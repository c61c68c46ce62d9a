import { call } from 'shared-ui/api';
import { http } from 'msw';
import { DEMO_PASSWORD, answerOnce, loseOnce, realApi, server, signInAs } from 'shared-ui/testing';
import { SESSION_KEY, TOKEN_KEY, holdWork, session, signInQueue, useKeptWork, useSession } from './index.ts';

const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as { state: object } | null;
const signedOut = { status: '', token: null, user: null, expires_in: null };

afterEach(() => signInAs(null));

test('signing in keeps token, person and validity, here and in the browser', async () => {
  await session.getState().login('user@example.org', 'count-exchange');
  const { status, token, user, expires_in } = session.getState();
  expect({ status, email: user?.email, agency: user?.agency.name }).toEqual({
    status: 'success',
    email: 'user@example.org',
    agency: 'City of Austin',
  });
  expect(expires_in).toBeGreaterThan(0);
  expect(localStorage.getItem(TOKEN_KEY)).toBe(token);
  expect(stored()?.state).toMatchObject({ status: 'success', token, expires_in });
});

test('a wrong password is refused in words and leaves nobody signed in', async () => {
  await expect(session.getState().login('user@example.org', 'wrong')).rejects.toThrow(
    'Invalid e-mail or password.',
  );
  expect(session.getState()).toMatchObject({ ...signedOut, status: 'error' });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test('signing out forgets everything and revokes the token', async () => {
  await signInAs('user');
  const { token } = session.getState();
  await session.getState().logout();
  expect(session.getState()).toMatchObject(signedOut);
  expect([localStorage.getItem(TOKEN_KEY), stored()]).toEqual([null, null]);
  useSession.setState({ token });
  await expect(call('POST /user/me')).rejects.toMatchObject({ status: 401 });
});

test('signing out works when the server is not reached', async () => {
  await signInAs('user');
  loseOnce('POST /user/logout');
  await session.getState().logout();
  expect(session.getState()).toMatchObject(signedOut);
});

test('the check at the start brings the person up to date', async () => {
  await signInAs('user');
  const { user } = session.getState();
  useSession.setState({ user: { ...user!, name: 'Old Name' } });
  await session.getState().checkSession();
  expect(session.getState()).toMatchObject({ status: 'success', user: { name: user!.name } });
});

test('the check ends a session that the server no longer knows', async () => {
  await signInAs('user');
  answerOnce('POST /user/me', 401, { error: 'Expired', message: 'Expired' });
  await session.getState().checkSession();
  expect(session.getState()).toMatchObject({ ...signedOut, status: 'error' });
});

test('a check that fails otherwise leaves the session alone', async () => {
  await signInAs('user');
  answerOnce('POST /user/me', 500, { error: 'Broken', message: 'Broken' });
  await session.getState().checkSession();
  expect(session.getState()).toMatchObject({ status: 'success', user: { email: 'user@example.org' } });
});

test('signing out in another tab signs out here', async () => {
  await signInAs('user');
  localStorage.removeItem(TOKEN_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null }));
  expect(session.getState()).toMatchObject(signedOut);
  session.getState().setNetworkError('The server can’t be reached.');
  expect(stored()).toBeNull();
  session.getState().setNetworkError(null);
});

test.each([{}, { access_token: '' }, { access_token: null }, 'signed in'])(
  'a reply without a token (%j) signs nobody in',
  async (reply) => {
    answerOnce('POST /user/login', 200, reply as object);
    await expect(session.getState().login('user@example.org', DEMO_PASSWORD)).rejects.toMatchObject({
      message: '',
    });
    expect(session.getState()).toMatchObject({ ...signedOut, status: 'error' });
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  },
);

test('a token that is gone when the page goes on ends the session', async () => {
  await signInAs('user');
  session.getState().checkToken();
  expect(session.getState().user).not.toBeNull();
  localStorage.removeItem(TOKEN_KEY);
  session.getState().checkToken();
  expect(session.getState()).toMatchObject({ ...signedOut, status: 'error', why: 'missing' });
});

test.each([
  ['expired', -1],
  ['revoked', 3600],
])('a session that the server refuses has %s when %i seconds of it are left', async (why, left) => {
  await signInAs('user');
  session.getState().lasts(left);
  answerOnce('POST /user/me', 401, { error: 'Please sign in.' });
  await session.getState().checkSession();
  expect(session.getState().why).toBe(why);
});

test('signing in as somebody else in another tab is followed here', async () => {
  await signInAs('houston');
  const [theirs, token] = [localStorage.getItem(SESSION_KEY), session.getState().token];
  await signInAs('user');
  localStorage.setItem(SESSION_KEY, theirs!);
  localStorage.setItem(TOKEN_KEY, token!);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token }));
  expect(session.getState()).toMatchObject({ token, user: { email: 'houston@example.org' } });
});

test('a super admin moves to another agency', async () => {
  await signInAs('super');
  const home = session.getState().user!.agency_id;
  const agencies = await call('GET /agencies');
  const austin = agencies.find(({ name }) => name === 'City of Austin')!;
  await session.getState().switchAgency(austin.id);
  expect(session.getState().user?.agency.name).toBe('City of Austin');
  await session.getState().switchAgency(home);
});

describe('with something typed on the page', () => {
  let dirty = true;
  let leave: (() => void)[] = [];
  beforeEach(async () => {
    await signInAs('user');
    dirty = true;
    leave = [
      signInQueue.ask(),
      holdWork(session.getState().user, {
        key: 'note',
        isDirty: () => dirty,
        part: () => ({ base: '', mine: 'road closed' }),
        restore: () => undefined,
      }),
    ];
  });
  afterEach(() => {
    for (const release of leave) release();
    session.getState().leave();
  });
  /** Lets the server forget the session, as after a change of the password elsewhere. */
  const revoke = async () => {
    const { token } = session.getState();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await realApi().fetch(
      new Request('http://x.test/api/user/logout', { method: 'POST', headers, body: '{}' }),
    );
  };
  /** Counts what is sent on its way to the API. */
  const listen = () => {
    const sent: string[] = [];
    server.use(
      http.all('*/api/*', ({ request }) => {
        sent.push(`${request.method} ${new URL(request.url).pathname}`);
        return realApi().fetch(request);
      }),
    );
    return sent;
  };
  const paused = async () => {
    while (!session.getState().paused) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('the page keeps its person, each call waits, and is made once more after the sign-in', async () => {
    await revoke();
    const sent = listen();
    const first = call('POST /user/extend', { body: {} });
    await paused();
    const later = call('GET /notifications', {});
    expect(session.getState()).toMatchObject({
      token: null,
      user: { email: 'user@example.org' },
      why: 'revoked',
      paused: { kept: true },
    });
    expect([localStorage.getItem(TOKEN_KEY), stored()]).toEqual([null, null]);
    await expect(session.getState().signInAgain('wrong')).rejects.toMatchObject({ status: 422 });
    expect(session.getState().paused).not.toBeNull();
    await session.getState().signInAgain(DEMO_PASSWORD);
    expect((await first).expires_in).toBeGreaterThan(0);
    await later;
    expect(sent.slice(0, 3)).toEqual([
      'POST /api/user/extend',
      'POST /api/user/login',
      'POST /api/user/login',
    ]);
    expect(sent.slice(3).sort()).toEqual(['GET /api/notifications', 'POST /api/user/extend']);
    expect(session.getState()).toMatchObject({ status: 'success', paused: null, why: null });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-work'))).toEqual([]);
  });

  test('a 401 that comes after the sign-in in place is made again, too', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const refusal = () => Response.json({ error: 'Please sign in.' }, { status: 401 });
    server.use(http.get('*/api/agencies', () => held.then(refusal), { once: true }));
    await revoke();
    const slow = call('GET /agencies', { query: {} });
    const first = call('POST /user/me', { body: {} });
    await paused();
    await session.getState().signInAgain(DEMO_PASSWORD);
    await first;
    release();
    expect(await slow).not.toHaveLength(0);
  });

  test('leaving refuses what waits, and keeps what was typed for its person alone', async () => {
    await revoke();
    const made = call('POST /user/extend', { body: {} });
    await paused();
    session.getState().leave();
    await expect(made).rejects.toMatchObject({ status: 401 });
    expect(session.getState()).toMatchObject({ ...signedOut, status: 'error', why: 'revoked', paused: null });
    await signInAs('houston');
    expect(useKeptWork.getState().list).toEqual([]);
    dirty = false;
    await signInAs('user');
    expect(useKeptWork.getState().list).toMatchObject([
      { path: '/', agency: { name: 'City of Austin' }, parts: { note: { base: '', mine: 'road closed' } } },
    ]);
  });

  test('the token of the same person, signed in again in another tab, lets the page go on', async () => {
    const before = localStorage.getItem(SESSION_KEY)!;
    await revoke();
    const made = call('POST /user/extend', { body: {} });
    await paused();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: 'user@example.org', password: DEMO_PASSWORD });
    const asked = new Request('http://x.test/api/user/login', { method: 'POST', headers, body });
    const { access_token: token } = (await (await realApi().fetch(asked)).json()) as { access_token: string };
    const { state } = JSON.parse(before) as { state: object };
    localStorage.setItem(SESSION_KEY, JSON.stringify({ state: { ...state, token } }));
    localStorage.setItem(TOKEN_KEY, token);
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token }));
    expect((await made).expires_in).toBeGreaterThan(0);
    expect(session.getState()).toMatchObject({ token, paused: null });
  });

  test('somebody else’s sign-in in another tab does not send what waits', async () => {
    await revoke();
    const made = call('POST /user/extend', { body: {} });
    await paused();
    localStorage.setItem(SESSION_KEY, JSON.stringify({ state: { user: { id: 987 }, token: 'theirs' } }));
    localStorage.setItem(TOKEN_KEY, 'theirs');
    const sent = listen();
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: 'theirs' }));
    await expect(made).rejects.toMatchObject({ status: 401 });
    expect(sent).toEqual([]);
    expect(session.getState()).toMatchObject({ token: 'theirs', user: { id: 987 }, paused: null });
  });

  test('without something typed the session simply ends', async () => {
    dirty = false;
    await revoke();
    await expect(call('POST /user/extend', { body: {} })).rejects.toMatchObject({ status: 401 });
    expect(session.getState()).toMatchObject({ ...signedOut, status: 'error' });
  });
});
