import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, PASSWORD, request, requestOf, testApi } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = async () => {
  const view = await renderScreen(<App />, { as: 'user', at: '/api-tokens' });
  await screen.findByRole('table', { name: 'API Tokens' });
  return view;
};
const button = (name: string) => screen.getByRole('button', { name });

test('a token is made with a password, shown this once, and used', async () => {
  const { user } = await open();
  expect(screen.getByText(/^There are no tokens yet\./)).toBeInTheDocument();
  await user.click(button('Make a token'));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a token' }));
  await expectNoAxeViolations();
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Nightly report');
  await choose(/^Lasts/, '30 days', user);
  await user.type(dialog.getByLabelText(/^Your password/), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Make a token' }));
  const told = within(await screen.findByRole('dialog', { name: 'Your new token' }));
  const secret = told.getByRole('region', { name: 'Token' }).textContent;
  expect(secret).toMatch(/^cx_pat_\w{36}$/);
  await expectNoAxeViolations();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(told.getByRole('button', { name: 'Copy the token' }));
  expect(await told.findByText('Copied!')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(secret);
  // Escape would lose it
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Your new token' })).toBeInTheDocument();
  const answer = await testApi().fetch(requestOf('GET /stations', {}, secret));
  expect(answer.status).toBe(200);
  await user.click(told.getByRole('button', { name: 'I have copied it' }));
  const row = await screen.findByRole('row', { name: /Nightly report/ });
  expect(row).toHaveTextContent(/Reading counts, Reading stations.*Uma Castillo.*Apr 1, 2026/);
  expect(document.body).not.toHaveTextContent(secret ?? '');
});

test('a wrong password is said beside it, and nothing is made', async () => {
  const { user } = await open();
  await user.click(button('Make a token'));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a token' }));
  await user.click(dialog.getByRole('button', { name: 'Make a token' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
      /This field is required/,
    ),
  );
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Nightly report');
  await user.type(dialog.getByLabelText(/^Your password/), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Make a token' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Your password/)).toHaveAccessibleDescription(/This is not your password/),
  );
  expect(await testApi().query('select 1 from api_tokens')).toEqual([]);
});

test('a token is revoked by the keyboard, after a question, and is worth nothing then', async () => {
  const { reply } = await request(
    'POST /user/tokens',
    { body: { name: 'Old', scopes: ['read', 'import'], days: 90, password: PASSWORD } },
    'user',
  );
  const { user } = await open();
  expect(screen.getByRole('row', { name: /Old/ })).toHaveTextContent(
    /Importing counts \(former scope\), Reading \(former scope\).*never/,
  );
  button('Revoke the token Old').focus();
  await user.keyboard('{Enter}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this token?' }));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The token “Old” is revoked.')).toBeInTheDocument();
  expect(await screen.findByText(/^There are no tokens yet\./)).toBeInTheDocument();
  expect((await testApi().fetch(requestOf('GET /stations', {}, reply.secret))).status).toBe(401);
});

test('speaks Spanish, and says which token has ended', async () => {
  await request(
    'POST /user/tokens',
    { body: { name: 'Antiguo', scopes: ['counts:read'], days: 30, password: PASSWORD } },
    'user',
  );
  await testApi().query("update api_tokens set expires_at = '2026-03-01T12:00:00Z'");
  languageStore.setState({ language: 'es' });
  await renderScreen(<App />, { as: 'user', at: '/api-tokens' });
  const row = await screen.findByRole('row', { name: /Antiguo/ });
  expect(row).toHaveTextContent('Venció el 1 mar 2026');
  await expectNoAxeViolations();
});

test('a token is bound to addresses, and what is none is said at the field', async () => {
  const { user } = await open();
  await user.click(button('Make a token'));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a token' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Nightly report');
  const addresses = dialog.getByRole('textbox', { name: /^Only from these network addresses/ });
  await user.type(addresses, '203.0.113.300');
  await user.type(dialog.getByLabelText(/^Your password/), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Make a token' }));
  await waitFor(() =>
    expect(addresses).toHaveAccessibleDescription(/This is no network address or range: 203\.0\.113\.300/),
  );
  await user.clear(addresses);
  await user.type(addresses, '203.0.113.0/24');
  await user.click(dialog.getByRole('button', { name: 'Make a token' }));
  const told = within(await screen.findByRole('dialog', { name: 'Your new token' }));
  await user.click(told.getByRole('button', { name: 'I have copied it' }));
  expect(await screen.findByRole('row', { name: /Nightly report/ })).toHaveTextContent('203.0.113.0/24');
});
