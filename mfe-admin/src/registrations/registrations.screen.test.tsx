import { screen, waitFor, within } from '@testing-library/react';
import { request, testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { languageStore } from 'shared-ui/i18n';
import { choose, expectNoAxeViolations, renderScreen, type Persona } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(() => testApi().reset());
afterEach(() => languageStore.setState({ language: 'en' }));

/** Somebody asks for an account through the public form's call. */
async function register(firstName: string, lastName: string): Promise<void> {
  const { status } = await request('POST /user/register', {
    body: {
      firstName,
      lastName,
      email: `${firstName}@example.org`.toLowerCase(),
      tel: '512-555-0100',
      organization: 'City of Waco',
      agree: true,
      token: await testApi().humanToken(),
    },
  });
  if (status !== 200) throw new Error(`The registration was refused: ${status}`);
}
const open = async () => {
  const view = await renderScreen(<App />, { as: 'super', at: '/registrations' });
  await screen.findByRole('table', { name: 'Waiting' });
  return view;
};
const table = (name: string) => within(screen.getByRole('table', { name }));
const button = (name: string) => screen.getByRole('button', { name });

test('lists who waits with what they told of themselves', async () => {
  await register('Walt', 'Ames');
  await open();
  const row = table('Waiting').getByRole('row', { name: /Walt Ames/ });
  for (const fact of ['walt@example.org', '512-555-0100', 'City of Waco'])
    expect(row).toHaveTextContent(fact);
  await expectNoAxeViolations();
});

test('approves with an agency and a right, and the person can be found among the users', async () => {
  await register('Walt', 'Ames');
  const { user } = await open();
  await user.click(button('Approve Walt Ames'));
  const dialog = screen.getByRole('dialog', { name: 'Approve Registration' });
  await expectNoAxeViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  const agency = within(dialog).getByRole('combobox', { name: /^Agency/ });
  await waitFor(() => expect(agency).toHaveFocus());
  await waitFor(() => expect(agency).toHaveAccessibleDescription('Select an agency'));
  await choose(/^Agency/, 'City of Houston', user);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Is Admin' }));
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The registration of Walt Ames is approved.')).toBeInTheDocument();
  const decided = await table('Decided').findByRole('row', { name: /Walt Ames/ });
  expect(decided).toHaveTextContent(/Approved.*Sam Rivera/);
  expect(table('Waiting').queryByText('Walt Ames')).not.toBeInTheDocument();
  const users = await call('GET /users', { query: {} });
  expect(users.find(({ email }) => email === 'walt@example.org')).toMatchObject({
    name: 'Walt Ames',
    agency: { name: 'City of Houston' },
    admin: 1,
  });
});

test('rejects with a reason, by the keyboard alone', async () => {
  await register('Walt', 'Ames');
  const { user } = await open();
  button('Reject Walt Ames').focus();
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Reject Registration' });
  await user.tab();
  expect(within(dialog).getByRole('textbox', { name: /^Reason/ })).toHaveFocus();
  await user.keyboard('We do not know your organization.');
  await user.tab();
  await user.tab();
  expect(within(dialog).getByRole('button', { name: 'Reject' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The registration of Walt Ames is rejected.')).toBeInTheDocument();
  const decided = await table('Decided').findByRole('row', { name: /Walt Ames/ });
  expect(decided).toHaveTextContent('We do not know your organization.');
});

test('wants a reason', async () => {
  await register('Walt', 'Ames');
  const { user } = await open();
  await user.click(button('Reject Walt Ames'));
  await user.click(button('Reject'));
  const reason = screen.getByRole('textbox', { name: /^Reason/ });
  await waitFor(() => expect(reason).toHaveFocus());
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Enter a reason/));
  await user.click(button('Cancel'));
  await waitFor(() => expect(button('Reject Walt Ames')).toHaveFocus());
});

test('tells of a decision that somebody else has made meanwhile', async () => {
  await register('Walt', 'Ames');
  const { user } = await open();
  await user.click(button('Reject Walt Ames'));
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too late.');
  const waiting = await call('GET /registrations', { query: { status: 'waiting' } });
  const walt = waiting.find(({ name }) => name === 'Walt Ames');
  await call('POST /registrations/:id/approve', {
    params: { id: String(walt?.id) },
    body: { agency_id: 3, admin: 0 },
  });
  await user.click(button('Reject'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This registration has been decided already.');
  await user.click(button('Cancel'));
  expect(await table('Decided').findByRole('row', { name: /Walt Ames/ })).toHaveTextContent('Approved');
});

test('says so when nobody waits, in both languages', async () => {
  await testApi().query('delete from registrations');
  const { unmount } = await open();
  expect(screen.getByText('Nobody is waiting.')).toBeInTheDocument();
  expect(screen.getByText('Nothing has been decided yet.')).toBeInTheDocument();
  unmount();
  languageStore.setState({ language: 'es' });
  await renderScreen(<App />, { as: 'super', at: '/registrations' });
  expect(await screen.findByRole('table', { name: 'En espera' })).toBeInTheDocument();
  expect(screen.getByText('No hay nadie en espera.')).toBeInTheDocument();
  expect(screen.getByText('Aún no se ha decidido nada.')).toBeInTheDocument();
  await expectNoAxeViolations();
});

test.each<Persona>(['user', 'admin', 'houston'])('is refused to %s by the server', async (as) => {
  await renderScreen(<App />, { as, at: '/registrations' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 403');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
