import { call } from 'shared-ui/api';
import { answerOnce, loseOnce, signInAs } from 'shared-ui/testing';
import { SESSION_KEY, TOKEN_KEY, session, useSession } from './index.ts';

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
