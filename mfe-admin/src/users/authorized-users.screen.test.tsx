import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
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
