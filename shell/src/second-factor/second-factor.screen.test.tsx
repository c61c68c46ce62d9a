import { act, screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { DEMO_PASSWORD, expectNoAxeViolations, signInAs } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';
import { codeOf, setUp } from '../testing/second-factor.ts';

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
  await signInAs(null);
});
afterEach(() => act(() => session.getState().logout()));

type User = Awaited<ReturnType<typeof openApp>>['user'];
const secretShown = async () =>
  /Text for the app: (\w+)/.exec((await screen.findByText(/^Text for the app/)).textContent)?.[1] ?? '';
async function enterPassword(user: User, email: string) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`);
}

test('on the profile the password is asked for, the app scanned, and recovery codes are shown once', async () => {
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  expect(await screen.findByText('You have no second factor.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set up a second factor' }));
  const prove = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
  await user.type(prove.getByLabelText('Password'), 'wrong{Enter}');
  expect(await prove.findByText('The password is not right.')).toBeInTheDocument();
  await user.type(prove.getByLabelText('Password'), `${DEMO_PASSWORD}{Enter}`);
  await user.click(await screen.findByRole('button', { name: 'Set up an app that makes codes' }));
  expect(await screen.findByRole('img', { name: 'Picture for the app' })).toBeInTheDocument();
  await expectNoAxeViolations();
  const code = codeOf(await secretShown());
  expect(screen.getByLabelText('Code of your app')).toHaveFocus();
  await user.type(screen.getByLabelText('Code of your app'), `${code}{Enter}`);
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/^Codes of an app, since/)).toBeInTheDocument();
  expect(screen.getByText('Recovery codes that are still good: 10')).toBeInTheDocument();
});

test('signing in asks for the second step, takes a recovery code and leads on', async () => {
  const [code = ''] = (await setUp()).codes;
  const { user } = await openApp();
  await enterPassword(user, 'user@example.org');
  const field = await screen.findByLabelText('Code of your app');
  expect(field).toHaveFocus();
  expect(localStorage.getItem('token')).toBeNull();
  await expectNoAxeViolations();
  await user.type(field, '000000{Enter}');
  expect(await screen.findByText(/This code is not right/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.click(screen.getByLabelText('Recovery code'));
  await user.paste(code);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
});

test('an admin who needs one is led to set it up and can do nothing else before', async () => {
  testApi().settings.secondFactor = 'admins';
  const { user, place } = await openApp();
  await enterPassword(user, 'admin@example.org');
  expect(await screen.findByText(/Your account needs a second factor/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set up an app that makes codes' }));
  const code = codeOf(await secretShown());
  await user.type(screen.getByLabelText('Code of your app'), `${code}{Enter}`);
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeInTheDocument();
  expect(session.getState().token).toBeNull();
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/dashboard'));
});

test('the profile lists where one is signed in, and ends one session or all others', async () => {
  await signInAs('user');
  await signInAs(null);
  for (let time = 0; time < 2; time += 1)
    await call('POST /user/login', { body: { email: 'user@example.org', password: DEMO_PASSWORD } });
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  const list = await screen.findByRole('list', { name: 'Where you are signed in' });
  const before = within(list).getAllByRole('listitem').length;
  expect(within(list).getAllByText(/This device/)).toHaveLength(1);
  const [first] = within(list).getAllByRole('button', { name: /^End the session:/ });
  if (!first) throw new Error('There is no other session');
  await user.click(first);
  expect(await screen.findByText('The session was ended.')).toBeInTheDocument();
  await waitFor(() =>
    expect(
      within(screen.getByRole('list', { name: 'Where you are signed in' })).getAllByRole('listitem'),
    ).toHaveLength(before - 1),
  );
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  expect(await screen.findByText('All other sessions were ended.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^End the session:/ })).toBeNull());
});
