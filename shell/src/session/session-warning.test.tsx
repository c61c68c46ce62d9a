import { act, screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { session } from 'shared-ui/auth';
import { answerOnce, expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
});

const TITLE = 'Your session is about to end';
const warning = () => screen.findByRole('region', { name: TITLE });
const noWarning = () => expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
/** Lets all sessions end in so many seconds, by the clock of the server. */
const endIn = (seconds: number) =>
  testApi().query('update sessions set expires_at = $1', [
    new Date(testApi().now().getTime() + seconds * 1000).toISOString(),
  ]);
/** The person comes back to the page, which asks at once. */
const lookAgain = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

async function openTyping() {
  const view = await openApp({ as: 'user', at: '/user-profile' });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await view.user.type(name, ' Ruiz');
  return { ...view, name };
}

test('a session that lasts long is not talked about', async () => {
  await openTyping();
  lookAgain();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  noWarning();
});

test('two minutes before its end the person is warned and stays by one act, with what was typed', async () => {
  const { user, name } = await openTyping();
  await endIn(100);
  lookAgain();
  expect(await warning()).toHaveTextContent(/You will be signed out at \d+:\d\d:\d\d\s[AP]M\./);
  // told, without taking the keyboard from whoever is typing
  expect(within(await warning()).getByRole('status')).toHaveTextContent(TITLE);
  expect(name).toHaveFocus();
  await user.keyboard(' Soto');
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(noWarning);
  expect(name).toHaveValue('Uma Castillo Ruiz Soto');
  const [row] = await testApi().query<{ left: number }>(
    'select extract(epoch from expires_at - $1::timestamptz)::int as left from sessions',
    [testApi().now().toISOString()],
  );
  expect(row?.left).toBeGreaterThan(3600);
});

test('before its last end the person is told that it cannot be kept', async () => {
  const { user, name } = await openTyping();
  await testApi().query('update sessions set created_at = $1', [
    new Date(testApi().now().getTime() - 7 * 86_400_000 + 100_000).toISOString(),
  ]);
  lookAgain();
  expect(await warning()).toHaveTextContent(/You will be signed out at .*since a sign-in has a last end\./);
  expect(screen.queryByRole('button', { name: 'Stay signed in' })).not.toBeInTheDocument();
  await user.click(within(await warning()).getByRole('button', { name: 'Close' }));
  noWarning();
  expect(name).toHaveValue('Uma Castillo Ruiz');
});

test('the warning can be put away and comes back only for another end', async () => {
  const { user } = await openTyping();
  await endIn(100);
  lookAgain();
  await warning();
  await user.click(within(await warning()).getByRole('button', { name: 'Close' }));
  noWarning();
  expect(session.getState().user?.email).toBe('user@example.org');
});

test('another tab that kept the session takes the warning away', async () => {
  await openTyping();
  await endIn(60);
  lookAgain();
  await warning();
  await endIn(3600);
  lookAgain();
  await waitFor(noWarning);
});

test('a refusal to go on is told and can be tried again', async () => {
  const { user } = await openTyping();
  await endIn(100);
  lookAgain();
  await warning();
  answerOnce('POST /user/extend', 500, { error: 'Out of order.', message: 'Out of order.' });
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(await screen.findByText('Out of order.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(noWarning);
});

test('a session that is over, with nothing typed, leads to the login screen, says why, and back', async () => {
  const { place } = await openApp({ as: 'user', at: '/user-profile' });
  await screen.findByRole('textbox', { name: /^Name/ });
  await endIn(-1);
  lookAgain();
  expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  await waitFor(() => expect(place()).toMatch(/^\/login\?redirect=%2Fuser-profile&why=(expired|revoked)$/));
  expect(screen.getByText(/^Your session (has expired|was ended)/)).toBeInTheDocument();
});
