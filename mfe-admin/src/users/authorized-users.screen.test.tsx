import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { testApi } from 'mock-api/testing';
import { answerOnce, expectNoAxeViolations, renderScreen, signInAs } from 'shared-ui/testing';
import { App } from '../app.tsx';

const list = (name: string) => screen.findByRole('table', { name });
const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** Somebody of the admin's agency whom a test may delete or change. */
async function addColleague(name: string, email: string) {
  await signInAs('admin');
  return (await call('POST /user/add', { body: { name, email } })).user;
}

test("shows an admin the people of the agency and nobody else's", async () => {
  await renderScreen(<App />, { as: 'admin', at: '/authorized-users' });
  const table = await list('Agency Users');
  expect(names(table)).toEqual(['Ada Morgan (you)', 'Uma Castillo']);
  expect(screen.queryByText('Henry Tran')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Super Admins' })).not.toBeInTheDocument();
  expect(within(table).queryByRole('columnheader', { name: /Agency/ })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('shows a statewide super admin everybody, and the super admins apart', async () => {
  await renderScreen(<App />, { as: 'super', at: '/authorized-users' });
  const everybody = await list('Agency Users');
  expect(names(everybody)).toEqual(expect.arrayContaining(['Ada Morgan', 'Henry Tran', 'Uma Castillo']));
  expect(within(everybody).getAllByText('City of Austin')).not.toHaveLength(0);
  expect(names(await list('Super Admins'))).toEqual(['Sam Rivera (you)']);
  await expectNoAxeViolations();
});

test('refuses an ordinary user', async () => {
  await renderScreen(<App />, { as: 'user', at: '/authorized-users' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 403');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('refuses a user of another agency in the same way', async () => {
  await renderScreen(<App />, { as: 'houston', at: '/authorized-users' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 403');
  expect(screen.queryByText('Uma Castillo')).not.toBeInTheDocument();
});

test('offers nobody to delete themselves', async () => {
  await renderScreen(<App />, { as: 'admin', at: '/authorized-users' });
  const table = await list('Agency Users');
  expect(within(table).getByRole('link', { name: 'Edit Ada Morgan' })).toBeInTheDocument();
  expect(within(table).queryByRole('button', { name: 'Delete Ada Morgan' })).not.toBeInTheDocument();
  expect(within(table).getByRole('button', { name: 'Delete Uma Castillo' })).toBeInTheDocument();
});

test('deletes a person after the question, and the focus has a place to go', async () => {
  await addColleague('Gone Soon', 'gone@example.org');
  const { user } = await renderScreen(<App />, { as: 'admin', at: '/authorized-users' });
  await list('Agency Users');
  await user.click(screen.getByRole('button', { name: 'Delete Gone Soon' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete user?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('rowheader', { name: 'Gone Soon' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete Gone Soon' }));
  await user.click(screen.getByRole('button', { name: 'Delete user' }));
  expect(await screen.findByText('User Gone Soon deleted.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Gone Soon' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Add User' })).toHaveFocus();
});

test('says why a person could not be deleted', async () => {
  answerOnce('DELETE /users/:userId', 409, { error: 'Not now.', message: 'Not now.' });
  const { user } = await renderScreen(<App />, { as: 'admin', at: '/authorized-users' });
  await list('Agency Users');
  await user.click(screen.getByRole('button', { name: 'Delete Uma Castillo' }));
  await user.click(screen.getByRole('button', { name: 'Delete user' }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Uma Castillo' })).toBeInTheDocument();
});

test('tells what stands of each account, and sends an invitation again', async () => {
  await addColleague('Ina Vited', 'ina@example.org');
  const { user } = await renderScreen(<App />, { as: 'admin', at: '/authorized-users' });
  const table = await list('Agency Users');
  const row = (name: RegExp) => within(table).getByRole('row', { name });
  expect(within(row(/Ina Vited/)).getByRole('cell', { name: 'Invited' })).toBeInTheDocument();
  expect(within(row(/Ina Vited/)).getByRole('cell', { name: 'Never' })).toBeInTheDocument();
  expect(within(row(/Ada Morgan/)).getByRole('cell', { name: 'Active' })).toBeInTheDocument();
  expect(within(row(/Ada Morgan/)).queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send again to Ina Vited' }));
  expect(await screen.findByText(/Ina Vited got another link/)).toBeInTheDocument();
});

test('tells whose e-mails do not arrive, of the own agency, and has them written to again', async () => {
  await testApi().query(
    `insert into mail_bounces (address, kind, about, at)
     select email, 'hard', 'x', '2026-02-20T13:00:00Z' from users where name in ('Uma Castillo', 'Henry Tran')`,
  );
  const { user } = await renderScreen(<App />, { as: 'admin', at: '/authorized-users' });
  const table = await list('Agency Users');
  expect(within(table).getAllByText(/E-mails have not arrived since Feb 20, 2026/)).toHaveLength(1);
  await expectNoAxeViolations();
  await user.click(screen.getByRole('button', { name: 'Write to Uma Castillo at this address again' }));
  expect(
    await screen.findByText('E-mails about the network go to user@example.org again.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(within(table).queryByText(/not arrived/)).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Add User' })).toHaveFocus();
});

test('says why an address could not be cleared', async () => {
  await testApi().query(
    `insert into mail_bounces (address, kind, about, at) values ('user@example.org', 'hard', 'y', now())`,
  );
  answerOnce('DELETE /users/:userId/bounces', 409, { error: 'Not now.', message: 'Not now.' });
  const { user } = await renderScreen(<App />, { as: 'admin', at: '/authorized-users' });
  await user.click(
    await screen.findByRole('button', { name: 'Write to Uma Castillo at this address again' }),
  );
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
});

test('says why an invitation could not be sent', async () => {
  await addColleague('Ivo Vited', 'ivo@example.org');
  answerOnce('POST /users/:userId/invite', 429, { error: 'Too many.', message: 'Too many.' });
  const { user } = await renderScreen(<App />, { as: 'admin', at: '/authorized-users' });
  await user.click(await screen.findByRole('button', { name: 'Send again to Ivo Vited' }));
  expect(await screen.findByText('Too many.')).toBeInTheDocument();
});

test('is searched by name, email, agency and status', async () => {
  const { user } = await renderScreen(<App />, { as: 'super', at: '/authorized-users' });
  await list('Agency Users');
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(search, 'houston act');
  await waitFor(() =>
    expect(screen.queryByRole('rowheader', { name: 'Uma Castillo' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('rowheader', { name: 'Henry Tran' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
  await user.clear(search);
  await user.type(search, 'zz');
  expect(await screen.findAllByText('Nobody fits “zz”.')).not.toHaveLength(0);
  await expectNoAxeViolations();
});

test('offers an admin to delete no fellow admin', async () => {
  const colleague = await addColleague('Fay Low', 'fay@example.org');
  const params = { userId: String(colleague.id) };
  await signInAs('super');
  await call('PUT /users/:userId', { params, body: { admin: 1 } });
  await renderScreen(<App />, { as: 'admin', at: '/authorized-users' });
  expect(await screen.findByRole('link', { name: 'Edit Fay Low' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Fay Low' })).not.toBeInTheDocument();
});
