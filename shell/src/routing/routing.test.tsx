import { act, screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'shared-ui/auth';
import { answerOnce, expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';

// every remote of the sample registry answers 404, which the shell writes to the log
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test('a remote that does not answer leaves menu, dashboard and the other screens usable', async () => {
  serveRegistry();
  const { user, place } = await openApp({ as: 'user' });
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  await user.click(await within(nav).findByRole('link', { name: 'Quality Control' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Quality Control could not be loaded' }),
  ).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/quality-control'));
  await expectNoAxeViolations();
  await user.click(within(nav).getByRole('link', { name: 'Dashboard' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Overview' });
  expect(document.title).toBe('Overview · Count Exchange');
  await waitFor(() => expect(heading).toHaveFocus());
});

test('a new address is told to screen readers', async () => {
  serveRegistry();
  const { user } = await openApp({ as: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  await user.click(await within(nav).findByRole('link', { name: 'Quality Control' }));
  expect(await screen.findByText('Quality Control opened')).toBeInTheDocument();
});

test.each([['/nowhere', 'user', '/dashboard']] as const)('%s sends %s to %s', async (at, as, expected) => {
  serveRegistry();
  const { place } = await openApp({ as, at });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  await waitFor(() => expect(place()).toBe(expected));
});

test.each([
  ['/agencies', 'admin', 'the right of a super administrator'],
  ['/next/stations', 'user', 'the right of a super administrator and the right to use the new station forms'],
] as const)('%s sends %s to the dashboard and says why: they lack %s', async (at, as, rights) => {
  serveRegistry();
  const { place } = await openApp({ as, at });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  await waitFor(() => expect(place()).toBe('/dashboard'));
  const said = screen.getAllByText(/was not opened: your account lacks/);
  expect(said).toHaveLength(1);
  expect(said[0]).toHaveTextContent(`your account lacks ${rights}. An administrator can grant it.`);
});

test('without the list of remotes the dashboard works and a screen of a remote can be asked for again', async () => {
  serveRegistry({}, 500);
  const { user } = await openApp({ as: 'user', at: '/quality-control' });
  expect(
    await screen.findByText(/The list of the application’s parts could not be loaded/),
  ).toBeInTheDocument();
  serveRegistry();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Quality Control could not be loaded' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
});

test('a stored token is waited for until it is known whose it is', async () => {
  serveRegistry();
  const { user } = await openApp({ as: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  answerOnce('POST /user/me', 500, { error: 'Out of order.', message: 'Out of order.' });
  await act(async () => useSession.setState({ user: null }));
  expect(await screen.findByText('Your session could not be checked.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
});
