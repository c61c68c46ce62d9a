import { waitFor } from '@testing-library/react';
import type { User } from 'shared-domain';
import { call } from 'shared-ui/api';
import { http } from 'msw';
import { DEMO_PASSWORD, realApi, server, signInAs } from 'shared-ui/testing';
import { SESSION_KEY, TOKEN_KEY, session, useKeptWork, useSession } from './index.ts';

const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as { state: object } | null;

/** Another tab of the browser stores what it knows of the person. */
function tellOfTab(change: Partial<User>): void {
  const { state } = stored() as { state: { user: User } };
  const heard = { state: { ...state, user: { ...state.user, ...change } }, version: 0 };
  const newValue = JSON.stringify(heard);
  localStorage.setItem(SESSION_KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue }));
}

const keptOf = ({ agency }: { agency: object }) => ({
  path: '/',
  search: '',
  title: 'Overview',
  agency,
  at: Date.now() - 1000,
  parts: { note: { base: '', mine: 'typed' } },
});

afterEach(() => signInAs(null));

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
