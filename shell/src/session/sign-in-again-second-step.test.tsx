import { act, screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { session } from 'shared-ui/auth';
import { DEMO_PASSWORD, expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';
import { codeOf, setUpHere } from '../testing/second-factor.ts';

// The sign-in in place of somebody with a second factor: the password is the first of two steps.

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
});
afterEach(() => act(() => session.getState().leave()));

const dialog = () => screen.findByRole('dialog', { name: 'Sign in to go on' });
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });

/** The right password, sent; jsdom knows no Enter where the button stands outside the form. */
async function enterPassword(user: Awaited<ReturnType<typeof openApp>>['user']) {
  const asked = within(await dialog());
  await user.type(asked.getByLabelText('Password'), DEMO_PASSWORD);
  await user.click(asked.getByRole('button', { name: 'Sign in and go on' }));
}
/** Types on the profile, loses the session and gives the right password; the second step is what comes next. */
async function openSecondStep() {
  const view = await openApp({ as: 'user', at: '/user-profile' });
  const factor = await setUpHere();
  await view.user.type(await nameField(), ' Ruiz');
  await testApi().query('delete from sessions');
  await view.user.click(screen.getByRole('button', { name: 'Update User' }));
  const asked = within(await dialog());
  await enterPassword(view.user);
  const code = await asked.findByLabelText('Code of your app');
  return { ...view, ...factor, asked, code };
}
/** The page went on where it was: what was meant has happened. */
async function expectGoneOn() {
  expect(await screen.findByText('User information updated.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name: 'Sign in to go on' })).not.toBeInTheDocument();
  expect(await nameField()).toHaveValue('Uma Castillo Ruiz');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-work'))).toEqual([]);
}

test('a code of the app is the second step; a wrong one is told and leaves the page as it is', async () => {
  const { user, asked, code, secret } = await openSecondStep();
  expect(code).toHaveFocus();
  expect(asked.getByText(/One more step: show the second factor of user@example.org/)).toBeInTheDocument();
  expect(asked.queryByText(/Enter the password/)).not.toBeInTheDocument();
  expect(asked.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(asked.queryByRole('button', { name: 'Sign in and go on' })).not.toBeInTheDocument();
  expect(session.getState().token).toBeNull();
  await expectNoAxeViolations();
  await user.type(code, '000000{Enter}');
  expect(await asked.findByText(/This code is not right/)).toBeInTheDocument();
  await waitFor(() => expect(asked.getByLabelText('Code of your app')).toHaveFocus());
  expect(asked.getByLabelText('Code of your app')).toHaveValue('');
  await user.type(asked.getByLabelText('Code of your app'), `${codeOf(secret, 1)}{Enter}`);
  await expectGoneOn();
});

test('a recovery code is one, too', async () => {
  const { user, asked, codes } = await openSecondStep();
  await user.click(asked.getByRole('button', { name: 'Use a recovery code' }));
  const field = asked.getByLabelText('Recovery code');
  expect(field).toHaveFocus();
  await user.paste(codes[0] ?? '');
  await user.keyboard('{Enter}');
  await expectGoneOn();
});

test('one can go back to the password, and from there leave; what was typed is kept', async () => {
  const { user, asked, place } = await openSecondStep();
  await user.click(asked.getByRole('button', { name: 'Back to the password' }));
  const password = asked.getByLabelText('Password');
  expect(password).toHaveFocus();
  expect(password).toHaveValue('');
  await user.click(asked.getByRole('button', { name: 'Leave this page' }));
  await waitFor(() => expect(place()).toBe('/login?redirect=%2Fuser-profile&why=revoked'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-work'))).toHaveLength(1);
});

test('a second step that has run out says so, and leads back to the password', async () => {
  const { user, asked, code, secret } = await openSecondStep();
  await testApi().query('delete from sign_in_steps');
  await user.type(code, `${codeOf(secret, 1)}{Enter}`);
  expect(await asked.findByRole('alert')).toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: 'Back to the password' }));
  await enterPassword(user);
  await user.type(await asked.findByLabelText('Code of your app'), `${codeOf(secret, 1)}{Enter}`);
  await expectGoneOn();
});
