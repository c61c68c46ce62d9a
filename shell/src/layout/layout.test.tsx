import { act, screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { session } from 'shared-ui/auth';
import { answerOnce, expectNoAxeViolations, loseOnce, type Persona } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';
import { forgetSite } from './site.resource.ts';

beforeEach(() => serveRegistry());

/** The person comes back to the page, which asks at once. */
const lookAgain = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

const menu = () => screen.findByRole('navigation', { name: 'Main' });

test.each<[Persona, string[]]>([
  ['user', ['Dashboard', 'Drafts', 'Upload Count Data', 'Quality Control', 'CSV Export']],
  ['houston', ['Dashboard', 'Drafts', 'Upload Count Data', 'Quality Control', 'CSV Export']],
  [
    'admin',
    [
      'Dashboard',
      'Drafts',
      'Add Station Location (Preview)',
      'Upload Count Data',
      'Quality Control',
      'CSV Export',
      'Authorized Users',
    ],
  ],
  [
    'super',
    [
      'Dashboard',
      'Stations',
      'Stations (Preview)',
      'Drafts',
      'Add Station Location (Preview)',
      'Upload Count Data',
      'Quality Control',
      'CSV Export',
      'Authorized Users',
      'Agencies',
      'Registrations',
    ],
  ],
])('the sidebar of %s has the lines of their rights, in view without a press', async (as, expected) => {
  await openApp({ as });
  const nav = await menu();
  await within(nav).findByRole('link', { name: 'Quality Control' });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(expected);
  expect(within(nav).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});

test('the drafts of the dashboard are a line of their own, and the one that is current there', async () => {
  const { user, place } = await openApp({ as: 'user' });
  await screen.findByRole('table', { name: 'Needing Quality Control Review' });
  await user.click(within(await menu()).getByRole('link', { name: 'Drafts' }));
  expect(await screen.findByRole('radio', { name: 'Drafts' })).toBeChecked();
  expect(place()).toBe('/dashboard?show=drafts');
  const current = within(await menu())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Drafts']);
});

test('registrations that wait are a number in the menu, which goes with the last of them', async () => {
  await testApi().query('delete from registrations');
  await openApp({ as: 'super' });
  const line = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).findByRole('link', { name: /^Registrations/ });
  await menu();
  expect(await line()).toHaveAccessibleName('Registrations');
  await testApi().query(
    `insert into registrations (name, email, tel, organization, created_at)
     values ('Nora', 'nora@waco.example', '1', 'Waco', now()), ('Omar', 'omar@waco.example', '1', 'Waco', now())`,
  );
  lookAgain();
  await waitFor(async () => expect(await line()).toHaveAccessibleName('Registrations 2 waiting'));
  await testApi().query('delete from registrations');
  lookAgain();
  await waitFor(async () => expect(await line()).toHaveAccessibleName('Registrations'));
});

test.each([
  ['signed in', 'user', '/dashboard'],
  ['not signed in', undefined, '/register'],
] as const)('the footer of somebody %s names the institute and leads to the terms', async (_, as, at) => {
  answerOnce('GET /site-settings', 200, { institute: 'Institute of Counting' });
  forgetSite();
  await openApp({ as, at });
  const footer = await screen.findByRole('contentinfo');
  await waitFor(() => expect(footer).toHaveTextContent('© 2024 Institute of Counting'));
  expect(within(footer).getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  forgetSite();
});

test('a group of the sidebar closes and opens, and stays so for the next page', async () => {
  const { user, unmount } = await openApp({ as: 'admin' });
  const group = async () => within(await menu()).findByRole('button', { name: 'Counts' });
  const upload = () => screen.queryByRole('link', { name: 'Upload Count Data' });
  expect(await group()).toHaveAttribute('aria-expanded', 'true');
  expect(upload()).toBeInTheDocument();
  await user.click(await group());
  expect(await group()).toHaveAttribute('aria-expanded', 'false');
  expect(upload()).not.toBeInTheDocument();
  unmount();
  await openApp({ as: 'admin' });
  expect(await group()).toHaveAttribute('aria-expanded', 'false');
  await user.click(await group());
  expect(upload()).toBeInTheDocument();
});

test('the frame has its landmarks and is accessible, in Spanish too', async () => {
  const { user } = await openApp({ as: 'super' });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  expect(screen.getAllByRole('banner')[0]).toContainElement(
    screen.getByRole('link', { name: 'Count Exchange' }),
  );
  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2024 Count Exchange');
  await user.click(screen.getByRole('button', { name: 'Sam Rivera' }));
  await expectNoAxeViolations();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
  expect(await screen.findByRole('heading', { level: 1, name: 'Resumen' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Principal' })).toBeInTheDocument();
  // e-mails are in it, too
  const kept = () => testApi().query(`select language from users where email = 'super@example.org'`);
  await waitFor(async () => expect(await kept()).toEqual([{ language: 'es' }]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'English');
});

test('the first Tab stop skips to the content', async () => {
  const { user } = await openApp({ as: 'user' });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the user menu logs out', async () => {
  const { user, place } = await openApp({ as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Uma Castillo' }));
  await user.click(screen.getByRole('link', { name: 'Logout' }));
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/login'));
  expect(session.getState()).toMatchObject({ status: '', user: null, token: null });
  expect(localStorage.getItem('vuex')).toBeNull();
});

test('Escape closes the user menu and gives the focus back', async () => {
  const { user } = await openApp({ as: 'user' });
  const button = await screen.findByRole('button', { name: 'Uma Castillo' });
  await user.click(button);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Logout' })).not.toBeInTheDocument();
});

test('the drawer of the menu keeps the page behind it out of reach', async () => {
  const { user } = await openApp({ as: 'user' });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  expect(screen.getByRole('main').closest('[inert]')).toBeNull();
});

test('a server that is not reached raises the red line until it is reached again', async () => {
  const { user } = await openApp({ as: 'user' });
  // the dashboard's own calls have ended: one that is answered takes the line away
  await screen.findByRole('table', { name: 'Needing Quality Control Review' });
  loseOnce('POST /user/me');
  await act(() => session.getState().checkSession());
  const banner = await screen.findByRole('alert');
  await user.click(within(banner).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a session that has ended leads to the login screen and back', async () => {
  const { place } = await openApp({ as: 'user', at: '/dashboard?from=here' });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  const { token } = session.getState();
  await fetch(new URL('/api/user/logout', window.location.origin), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  await act(() => session.getState().checkSession());
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdashboard%3Ffrom%3Dhere&why=revoked'));
});

test.each<[Persona, boolean]>([
  ['super', true],
  ['admin', false],
])('the agency switcher is there for %s: %s', async (as, there) => {
  await openApp({ as });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  if (there) expect(await screen.findByRole('combobox', { name: 'Agency' })).toBeInTheDocument();
  else expect(screen.queryByRole('combobox', { name: 'Agency' })).not.toBeInTheDocument();
});
