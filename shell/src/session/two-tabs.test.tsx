import { act, screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { DEMO_PASSWORD } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';
import { codeOf, setUpHere } from '../testing/second-factor.ts';

// What happens elsewhere while a page is open: another tab, another person, the server.

// remotes of the sample registry answer 404, which the shell writes to the log
let logged: jest.SpyInstance;
beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  serveRegistry();
  await testApi().reset();
});
afterEach(() => {
  act(() => session.getState().leave());
  logged.mockRestore();
});

const nav = () => screen.findByRole('navigation', { name: 'Main' });
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
const again = () => screen.findByRole('dialog', { name: 'Sign in to go on' });
const lookAgain = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
const change = (what: string, email: string) =>
  testApi().query(`update users set ${what} where email = $1`, [email]);
/** The agency of the ordinary user is closed, as a super admin does it: its people are signed out. */
const closeAgency = async () => {
  const token = await superToken();
  const id = session.getState().user?.agency_id ?? 0;
  return testApi().fetch(
    new Request(`http://localhost/api/agencies/${id}/close`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({}),
    }),
  );
};
async function superToken(): Promise<string> {
  const reply = await testApi().fetch(
    new Request('http://localhost/api/user/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'super@example.org', password: DEMO_PASSWORD }),
    }),
  );
  return ((await reply.json()) as { access_token: string }).access_token;
}

test('a right that another person withdraws leaves the open menu as soon as the page is looked at', async () => {
  const { place } = await openApp({ as: 'admin' });
  expect(await within(await nav()).findByRole('link', { name: 'Authorized Users' })).toBeInTheDocument();
  await change('admin = false', 'admin@example.org');
  lookAgain();
  await waitFor(async () =>
    expect(within(await nav()).queryByRole('link', { name: 'Authorized Users' })).not.toBeInTheDocument(),
  );
  expect(place()).toBe('/dashboard');
});

test('a right that is granted comes into the menu with the next answer', async () => {
  await openApp({ as: 'user' });
  await nav();
  await change('flag_next_stations = true, super_admin = true', 'user@example.org');
  await act(() => call('GET /notifications').then(() => undefined));
  expect(await within(await nav()).findByRole('link', { name: 'Stations (Preview)' })).toBeInTheDocument();
});

test('who is on a screen whose right is withdrawn is led away and told which right', async () => {
  const { place } = await openApp({ as: 'admin', at: '/authorized-users' });
  await screen.findByRole('heading', { level: 1, name: /Authorized Users/ });
  await change('admin = false', 'admin@example.org');
  lookAgain();
  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(
    await screen.findByText(/“Authorized Users” was not opened: your account lacks the right/),
  ).toBeInTheDocument();
});

test('an agency that is closed while somebody types: the page stays, signing in says why not, the work is kept', async () => {
  const { user, place } = await openApp({ as: 'user', at: '/user-profile' });
  await user.type(await nameField(), ' Ruiz');
  expect((await closeAgency()).status).toBe(200);
  await user.click(screen.getByRole('button', { name: 'Update User' }));
  const asked = within(await again());
  await user.type(asked.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(asked.getByRole('button', { name: 'Sign in and go on' }));
  expect(await asked.findByRole('alert')).toHaveTextContent(/agency.*closed/i);
  expect(await nameField()).toHaveValue('Uma Castillo Ruiz');
  await user.click(asked.getByRole('button', { name: 'Leave this page' }));
  await waitFor(() => expect(place()).toMatch(/^\/login/));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-work'))).toHaveLength(1);
});

test('an agency that is closed while somebody only looks: the login says that the session was ended', async () => {
  const { place } = await openApp({ as: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  await closeAgency();
  lookAgain();
  await waitFor(() => expect(place()).toMatch(/^\/login.*why=revoked/));
});

test('a second factor switched on in another tab shows here when the page is looked at, and is asked for from then on', async () => {
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  expect(await screen.findByText('You have no second factor.')).toBeInTheDocument();
  const { secret } = await setUpHere();
  lookAgain();
  expect(await screen.findByText(/^Codes of an app, since/)).toBeInTheDocument();
  await user.type(await nameField(), ' Ruiz');
  await testApi().query('delete from sessions');
  lookAgain();
  const asked = within(await again());
  await user.type(asked.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(asked.getByRole('button', { name: 'Sign in and go on' }));
  await user.type(await asked.findByLabelText('Code of your app'), `${codeOf(secret, 1)}{Enter}`);
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Sign in to go on' })).not.toBeInTheDocument(),
  );
  expect(await nameField()).toHaveValue('Uma Castillo Ruiz');
});

test('a session that another tab ends by name ends here, and the work waits', async () => {
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  const own = await call('GET /user/sessions');
  await user.type(await nameField(), ' Ruiz');
  await testApi().query('delete from sessions where id = $1', [own.find(({ current }) => current)?.id]);
  lookAgain();
  expect(await again()).toHaveTextContent(/Your session was ended/);
  expect(await nameField()).toHaveValue('Uma Castillo Ruiz');
});
