import { act, screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { http } from 'msw';
import { TOKEN_KEY, session } from 'shared-ui/auth';
import { DEMO_PASSWORD, expectNoAxeViolations, realApi, server } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
});
// the next test begins with nobody
afterEach(() => act(() => session.getState().leave()));

const TITLE = 'Sign in to go on';
const dialog = () => screen.findByRole('dialog', { name: TITLE });
const noDialog = () => expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument();
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });
/** The server knows no session any more. */
const revoke = () => testApi().query('delete from sessions');
/** Opens the profile and types. */
async function openTyping() {
  const view = await openApp({ as: 'user', at: '/user-profile' });
  const name = await nameField();
  await view.user.type(name, ' Ruiz');
  return { ...view, name };
}
/** The same with a save that meets the end of the session; and how often it was sent. */
async function openSaving() {
  const view = await openTyping();
  const saves: number[] = [];
  server.use(
    http.put('*/api/users/*', async ({ request }) => {
      const answer = await realApi().fetch(request);
      saves.push(answer.status);
      return answer;
    }),
  );
  await revoke();
  await view.user.click(screen.getByRole('button', { name: 'Update User' }));
  await dialog();
  return { ...view, saves };
}

test('a session that ends on a page with typed work asks for the password in place, and what was meant happens once', async () => {
  const { user, name, place, saves } = await openSaving();
  const asked = within(await dialog());
  expect(
    asked.getByText(/Your session was ended.*Enter the password of user@example.org/),
  ).toBeInTheDocument();
  expect(asked.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(asked.getByLabelText('Password')).toHaveFocus();
  expect(asked.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await user.keyboard('{Escape}');
  await dialog();
  const enter = async (password: string) => {
    if (password !== '') await user.type(asked.getByLabelText('Password'), password);
    await user.click(asked.getByRole('button', { name: 'Sign in and go on' }));
  };
  await enter('');
  expect(await asked.findByText('Please enter your password.')).toBeInTheDocument();
  await enter('wrong');
  expect(await asked.findByText('Invalid e-mail or password.')).toBeInTheDocument();
  expect(asked.getByLabelText('Password')).toHaveValue('');
  await enter(DEMO_PASSWORD);
  await waitFor(noDialog);
  expect(await screen.findByText('User information updated.')).toBeInTheDocument();
  expect(saves).toEqual([401, 200]);
  expect(name).toHaveValue('Uma Castillo Ruiz');
  expect(place()).toBe('/user-profile');
});

test('whoever leaves finds what they typed after signing in, and takes it back', async () => {
  const { user, place, saves } = await openSaving();
  await user.click(within(await dialog()).getByRole('button', { name: 'Leave this page' }));
  await waitFor(() => expect(place()).toBe('/login?redirect=%2Fuser-profile&why=revoked'));
  await user.type(await screen.findByLabelText('Email'), 'user@example.org');
  await user.type(screen.getByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`);
  expect(await nameField()).toHaveValue('Uma Castillo');
  expect(await screen.findByText(/your session ended with unsaved changes on this page/)).toBeInTheDocument();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect(await nameField()).toHaveValue('Uma Castillo Ruiz'));
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  expect(saves).toEqual([401]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-work'))).toEqual([]);
});

test('another person neither sees what was typed nor a trace of it; its own person may throw it away', async () => {
  const { user } = await openSaving();
  await user.click(within(await dialog()).getByRole('button', { name: 'Leave this page' }));
  const enter = async (email: string) => {
    await user.type(await screen.findByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`);
    await nameField();
  };
  await enter('houston@example.org');
  await waitFor(() => expect(screen.queryByText(/unsaved changes/)).not.toBeInTheDocument());
  expect(document.body).not.toHaveTextContent('Uma');
  await act(() => session.getState().logout());
  await enter('user@example.org');
  expect(await screen.findByText(/unsaved changes on this page/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Discard the unsaved changes of/ }));
  await waitFor(() => expect(screen.queryByText(/unsaved changes/)).not.toBeInTheDocument());
  expect(await nameField()).toHaveValue('Uma Castillo');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-work'))).toEqual([]);
});

test('on other pages stands the way to what was kept', async () => {
  const { user, place } = await openSaving();
  await user.click(within(await dialog()).getByRole('button', { name: 'Leave this page' }));
  await act(() => session.getState().login('user@example.org', DEMO_PASSWORD));
  await nameField();
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  await user.click(within(nav).getByRole('link', { name: 'Dashboard' }));
  expect(
    await screen.findByText(/Unsaved changes of .* on “User Profile” were kept for you/),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Open the page' }));
  await waitFor(() => expect(place()).toBe('/user-profile'));
});

test('a password that was typed is never kept', async () => {
  const { user, place } = await openApp({ as: 'user', at: '/update-password' });
  await user.type(await screen.findByLabelText(/^Old Password|^Current/i), 'secret-old');
  await revoke();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await waitFor(() => expect(place()).toMatch(/^\/login/));
  expect(Object.values(localStorage).join()).not.toContain('secret');
});

test('a token that another tab has taken away is noticed, and told as what it was', async () => {
  const { name } = await openTyping();
  localStorage.removeItem(TOKEN_KEY);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null }));
  });
  expect(await dialog()).toHaveTextContent('You were signed out in another tab of this browser.');
  expect(name).toHaveValue('Uma Castillo Ruiz');
});
