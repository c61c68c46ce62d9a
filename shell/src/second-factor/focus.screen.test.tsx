import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import { DEMO_PASSWORD } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';
import { codeOf, setUpHere } from '../testing/second-factor.ts';

// Where the keyboard is after a step, a dialog or a row is gone.

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => act(() => session.getState().logout()));

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('setting a second factor up by the keyboard alone, and taking it away again', async () => {
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  const setUp = await button('Set up a second factor');
  setUp.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  await user.keyboard(`${DEMO_PASSWORD}{Enter}`);
  const app = await button('Set up an app that makes codes');
  await waitFor(() => expect(app).toHaveFocus());
  await user.keyboard('{Enter}');
  const shown = await screen.findByText(/^Text for the app/);
  const secret = /Text for the app: (\w+)/.exec(shown.textContent)?.[1] ?? '';
  await user.keyboard(`${codeOf(secret)}{Enter}`);
  await screen.findByRole('list', { name: 'Recovery codes' });
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toHaveTextContent(/^Keep these codes in a safe place/);
  await user.tab();
  expect(await button('I have kept them')).toHaveFocus();
  await user.keyboard('{Enter}');
  const card = (await screen.findByText(/^Codes of an app, since/)).closest('[tabindex]');
  await waitFor(() => expect(card).toHaveFocus());

  const remove = await button('Remove the codes of an app');
  remove.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  await user.keyboard(`${DEMO_PASSWORD}{Enter}`);
  await screen.findByText('You have no second factor.');
  await waitFor(() => expect(card).toHaveFocus());
});

test('ending a session leaves the keyboard in the list', async () => {
  for (let time = 0; time < 2; time += 1)
    await call('POST /user/login', { body: { email: 'user@example.org', password: DEMO_PASSWORD } });
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  const list = await screen.findByRole('list', { name: 'Where you are signed in' });
  const before = within(list).getAllByRole('listitem').length;
  within(list)
    .getAllByRole('button', { name: /^End the session:/ })[0]
    ?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(before - 1));
  expect(list).toHaveFocus();
  (await button('End all other sessions')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(list).toHaveFocus();
});

test('the codes that are left are read again when the page is', async () => {
  await openApp({ as: 'user', at: '/user-profile' });
  await screen.findByText('You have no second factor.');
  await setUpHere();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect(await screen.findByText('Recovery codes that are still good: 10')).toBeInTheDocument();
});
