import { screen, waitFor, within } from '@testing-library/react';
import { session } from 'shared-ui/auth';
import { answerOnce, DEMO_PASSWORD, expectNoAxeViolations, loseOnce } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

beforeEach(() => serveRegistry());

async function signIn(user: Awaited<ReturnType<typeof openApp>>['user'], password = DEMO_PASSWORD) {
  await user.type(await screen.findByLabelText('Email'), 'user@example.org');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test('greets with the name of the product and its prompt', async () => {
  await openApp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Count Exchange' })).toBeInTheDocument();
  expect(screen.getByText('Howdy! Please login to your account.')).toBeInTheDocument();
  expect(document.title).toBe('Login · Count Exchange');
  await expectNoAxeViolations();
});

test.each([
  ['Register', '/register'],
  ['Forgot Password', '/forgot-password'],
  ['Terms & Conditions', '/terms-and-conditions'],
])('%s leads to %s', async (name, path) => {
  const { user, place } = await openApp();
  await user.click(await screen.findByRole('link', { name }));
  expect(await screen.findByRole('link', { name: 'Back to login' })).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe(path));
});

test('a wrong password shows the refusal of the server and can be mended', async () => {
  const { user, place } = await openApp({ at: '/login' });
  await signIn(user, 'wrong');
  expect(await screen.findByText('Invalid e-mail or password.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(session.getState()).toMatchObject({ status: 'error', user: null, token: null });
  expect(localStorage.getItem('token')).toBeNull();
  await waitFor(() => expect(place()).toBe('/login'));

  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), DEMO_PASSWORD);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
});

test('an address pasted with signs that nobody sees is the address that is seen', async () => {
  const { user } = await openApp({ at: '/login' });
  await user.click(await screen.findByLabelText('Email'));
  await user.paste('\u200euser@example.org\u200b');
  await user.type(screen.getByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
});

test('too many failures are told in the words of the server', async () => {
  const sentence = 'Too many failed sign-ins. Please try again in 15 minutes.';
  answerOnce('POST /user/login', 429, { error: sentence, message: sentence });
  const { user } = await openApp({ at: '/login' });
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('signing in opens the dashboard and keeps the token', async () => {
  const { user, place } = await openApp();
  await signIn(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/dashboard'));
  expect(localStorage.getItem('token')).toBe(session.getState().token);
});

test('signing in leads to the address that asked for it', async () => {
  const { user, place } = await openApp({ at: '/dashboard?view=map' });
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/login?redirect=%2Fdashboard%3Fview%3Dmap'));
  await signIn(user);
  await screen.findByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(place()).toBe('/dashboard?view=map'));
});

test('a reply without a token is told as a failed login', async () => {
  answerOnce('POST /user/login', 200, { user: { id: 1 }, expires_in: 60 });
  const { user } = await openApp();
  await signIn(user);
  expect(await screen.findByText('Login failed!')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(localStorage.getItem('token')).toBeNull();
});

test.each([
  ['/quality-control', 'Please sign in to open the page that you asked for.'],
  ['/login?redirect=%2Fexports&why=expired', 'Your session has expired.'],
  ['/login?why=elsewhere', 'You were signed out in another tab of this browser.'],
])('%s says why one is there', async (at, why) => {
  await openApp({ at });
  expect(await screen.findByText(why)).toBeInTheDocument();
});

test('a page whose token is gone when it goes on is signed out', async () => {
  const { user, place } = await openApp({ as: 'user', at: '/dashboard' });
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
  const link = await menu.findByRole('link', { name: 'Quality Control' });
  localStorage.removeItem('token');
  await user.click(link);
  // whatever updates the page first finds it out
  await waitFor(() =>
    expect(place()).toMatch(/^\/login\?redirect=%2F(dashboard|quality-control)&why=missing$/),
  );
  expect(await screen.findByText(/this browser no longer holds your session/)).toBeInTheDocument();
});

test('an address of another site is not followed', async () => {
  const { user, place } = await openApp({ at: '/login?redirect=https%3A%2F%2Felsewhere.example' });
  await signIn(user);
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  await waitFor(() => expect(place()).toBe('/dashboard'));
});

test('whoever is signed in already does not see the login screen', async () => {
  const { place } = await openApp({ as: 'user', at: '/' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/dashboard'));
});

test('a server that is not reached is told in red and the button works again', async () => {
  loseOnce('POST /user/login');
  const { user } = await openApp();
  await signIn(user);
  expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('speaks Spanish when asked to', async () => {
  const { user } = await openApp();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Español');
  expect(screen.getByText('¡Hola! Inicie sesión en su cuenta.')).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('es');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Idioma' }), 'English');
});
