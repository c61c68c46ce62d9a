import { screen, within } from '@testing-library/react';
import { forgetSignIns, PASSWORD, request, requestOf, testApi } from 'mock-api/testing';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

test('an admin sees the agency’s tokens and those of its people, and revokes one of these', async () => {
  const wanted = { scopes: ['counts:import' as const], days: 90 as const, password: PASSWORD };
  await request('POST /agency-tokens', { body: { ...wanted, name: 'Vendor' } }, 'admin');
  const theirs = (await request('POST /user/tokens', { body: { ...wanted, name: 'Own' } }, 'user')).reply;
  const { user } = await renderScreen(<App />, { as: 'admin', at: '/agency-tokens' });
  const table = within(await screen.findByRole('table', { name: 'API Tokens of the Agency' }));
  expect(table.getByRole('row', { name: /Vendor/ })).toHaveTextContent(/The agency.*Ada Morgan/);
  expect(table.getByRole('row', { name: /Own/ })).toHaveTextContent('Uma Castillo');
  await expectNoAxeViolations();
  await user.click(table.getByRole('button', { name: 'Revoke the token Own' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this token?' }));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The token “Own” is revoked.')).toBeInTheDocument();
  expect((await testApi().fetch(requestOf('GET /imports', {}, theirs.secret))).status).toBe(401);
});

test('an agency’s token is made there', async () => {
  const { user } = await renderScreen(<App />, { as: 'admin', at: '/agency-tokens' });
  await screen.findByRole('table', { name: 'API Tokens of the Agency' });
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Make a token' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Vendor');
  await user.type(dialog.getByLabelText(/^Your password/), PASSWORD);
  await user.click(dialog.getByRole('button', { name: 'Make a token' }));
  const told = within(await screen.findByRole('dialog', { name: 'Your new token' }));
  expect(told.getByRole('region', { name: 'Token' })).toHaveTextContent(/^cx_agt_/);
});

test('is refused to people who are no admins', async () => {
  await renderScreen(<App />, { as: 'user', at: '/agency-tokens' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 403');
});
