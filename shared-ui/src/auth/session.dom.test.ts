import { waitFor } from '@testing-library/react';
import type { User } from 'shared-domain';
import { call } from 'shared-ui/api';
import { http } from 'msw';
import { DEMO_PASSWORD, answerOnce, loseOnce, realApi, server, signInAs } from 'shared-ui/testing';
import { SESSION_KEY, TOKEN_KEY, holdWork, session, signInQueue, useKeptWork, useSession } from './index.ts';

const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as { state: object } | null;
/** Another tab of the browser stores what it knows of the person. */
function tellOfTab(change: Partial<User>): void {
  const { state } = stored() as { state: { user: User } };
  const heard = { state: { ...state, user: { ...state.user, ...change } }, version: 0 };
  const newValue = JSON.stringify(heard);
  localStorage.setItem(SESSION_KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue }));
}
const signedOut = { status: '', token: null, user: null, expires_in: null };

const keptOf = ({ agency }: { agency: object }) => ({
  path: '/',
  search: '',
  title: 'Overview',
  agency,
  at: Date.now() - 1000,
  parts: { note: { base: '', mine: 'typed' } },
});

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

describe('the agency that a page shows', () => {
  const austin = 'City of Austin';
  const houston = 'City of Houston';
  const agencyId = async (name: string) =>
    (await call('GET /agencies', { query: {} })).find((agency) => agency.name === name)!.id;
  /** Another tab moves the person. */
  const moveElsewhere = async (agency_id: number) => {
    const { token, user } = session.getState();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ agency_id });
    await realApi().fetch(
      new Request(`http://x.test/api/users/${user!.id}`, { method: 'PUT', headers, body }),
    );
  };
  let home = 0;
  beforeEach(async () => {
    await signInAs('super');
    home = session.getState().user!.agency_id;
    await session.getState().switchAgency(await agencyId(austin));
  });
  afterEach(() => session.getState().switchAgency(home));
  const moved = async () => {
    while (!session.getState().movedTo) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  test('goes with each call, and a move in another tab refuses the next one and is told', async () => {
    const there = await agencyId(houston);
    await moveElsewhere(there);
    await expect(call('GET /stations/summary', { query: {} })).rejects.toMatchObject({ status: 409 });
    await moved();
    expect(session.getState()).toMatchObject({
      user: { agency: { name: austin } },
      movedTo: { agency: { name: houston } },
    });
    session.getState().followAgency();
    expect(session.getState()).toMatchObject({ user: { agency: { name: houston } }, movedTo: null });
    await call('GET /stations/summary', { query: {} });
  });

  test('can be gone back to', async () => {
    await moveElsewhere(await agencyId(houston));
    await expect(call('GET /stations/summary', { query: {} })).rejects.toMatchObject({ status: 409 });
    await moved();
    await session.getState().switchAgency(session.getState().user!.agency_id);
    expect(session.getState()).toMatchObject({ user: { agency: { name: austin } }, movedTo: null });
    await call('GET /stations/summary', { query: {} });
  });

  test('is asked for again when another tab has stored another one', async () => {
    await moveElsewhere(await agencyId(houston));
    tellOfTab({ agency_id: 1 });
    // what the other tab has stored stands: written over with what this one knew, the two would tell each other for ever
    expect(stored()?.state).toMatchObject({ user: { agency_id: 1 } });
    session.getState().setNetworkError('The server can’t be reached.');
    expect(stored()?.state).toMatchObject({ user: { agency_id: 1 } });
    session.getState().setNetworkError(null);
    await moved();
    expect(session.getState().movedTo?.agency.name).toBe(houston);
  });
});

describe('the rights that a page knows of', () => {
  beforeEach(() => signInAs('user'));
  const grant = (on: 0 | 1) => useSession.setState(({ user }) => ({ user: { ...user!, admin: on } }));
  const known = () => waitFor(() => expect(session.getState().user?.admin).toBe(0));

  test('follow the next answer of the API', async () => {
    grant(1);
    await call('GET /notifications');
    await known();
  });
  test('follow a refusal', async () => {
    grant(1);
    await expect(call('GET /users')).rejects.toMatchObject({ status: 403 });
    await known();
  });
  test('follow another tab of the browser that has heard of them', async () => {
    grant(1);
    tellOfTab({ admin: 0 });
    await known();
  });
  test('follow another tab whose news this one has just written over with what it knew', async () => {
    grant(1);
    const mine = localStorage.getItem(SESSION_KEY)!;
    const newValue = mine.replace('"admin":1', '"admin":0');
    expect(newValue).not.toBe(mine);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue }));
    await known();
  });
  test.each(['another tab', 'an answer'])(
    'follow %s that tells of them while the server is being asked, of which its answer is from before',
    async (teller) => {
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const { user } = session.getState();
      const answerFromBefore = () => answered.then(() => Response.json({ ...user, admin: 1 }));
      server.use(http.post('*/api/user/me', answerFromBefore, { once: true }));
      grant(1);
      const asking = session.getState().checkSession();
      if (teller === 'an answer') await call('GET /notifications');
      else tellOfTab({ admin: 0 });
      answer();
      await asking;
      await known();
    },
  );
  test('who is asked for once, however many answers tell of them', async () => {
    const asked: string[] = [];
    server.use(
      http.post('*/api/user/me', ({ request }) => {
        asked.push(request.url);
        return realApi().fetch(request);
      }),
    );
    grant(1);
    await Promise.all([call('GET /notifications'), call('GET /notifications')]);
    await known();
    await call('GET /notifications');
    expect(asked).toHaveLength(1);
  });
});

test('a token beside which another person is stored brings nothing of theirs, and is asked about', async () => {
  const { access_token: theirs } = await call('POST /user/login', {
    body: { email: 'houston@example.org', password: DEMO_PASSWORD },
  });
  await signInAs('user');
  const { user } = session.getState();
  localStorage.setItem(`kept-work.${user!.id}`, JSON.stringify([keptOf(user!)]));
  // this tab has written what it knows over what the other one stored
  localStorage.setItem(TOKEN_KEY, theirs);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: theirs }));
  expect([session.getState().user, useKeptWork.getState().list]).toEqual([null, []]);
  await waitFor(() => expect(session.getState().user?.email).toBe('houston@example.org'));
  expect(useKeptWork.getState().list).toEqual([]);
});
