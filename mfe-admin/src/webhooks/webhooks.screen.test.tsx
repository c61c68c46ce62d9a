import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

const URL = 'https://hooks.example.org/counts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = async () => {
  const view = await renderScreen(<App />, { as: 'admin', at: '/webhooks' });
  await screen.findByRole('table', { name: 'Webhooks' });
  return view;
};
const button = (name: string) => screen.getByRole('button', { name });
const row = async () => screen.findByRole('row', { name: /hooks\.example\.org/ });
const add = async () =>
  (await request('POST /webhooks', { body: { url: URL, types: ['counts.certified'] } }, 'admin')).reply;
const stored = async () => (await request('GET /webhooks', {}, 'admin')).reply.data;

test('a webhook is added, its address checked, its secret shown this once', async () => {
  const { user } = await open();
  expect(screen.getByText(/^There are no webhooks yet\./)).toBeInTheDocument();
  await user.click(button('Add a webhook'));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a webhook' }));
  await expectNoAxeViolations();
  const address = dialog.getByRole('textbox', { name: /^Address/ });
  await user.type(address, 'https://localhost/hook');
  await choose(/^Events/, ['Counts certified', 'Import failed'], user);
  await user.click(dialog.getByRole('button', { name: 'Add a webhook' }));
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(/The address must be a name on the internet/),
  );
  await user.clear(address);
  await user.type(address, URL);
  await user.click(dialog.getByRole('button', { name: 'Add a webhook' }));
  const told = within(await screen.findByRole('dialog', { name: 'The webhook’s secret' }));
  const secret = told.getByRole('region', { name: 'Secret' }).textContent;
  expect(secret).toMatch(/^whsec_/);
  await expectNoAxeViolations();
  await user.click(told.getByRole('button', { name: 'I have copied it' }));
  expect(await row()).toHaveTextContent(/Counts certified, Import failed.*On.*never.*Ada Morgan/);
  expect(document.body).not.toHaveTextContent(secret ?? '');
});

test('it is changed, switched off, and given a new secret', async () => {
  await add();
  const { user } = await open();
  await user.click(button(`Edit the webhook ${URL}`));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit the webhook' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Switched on/ }));
  await choose(/^Events/, 'Station silent', user);
  await user.click(dialog.getByRole('button', { name: 'Save webhook' }));
  await waitFor(async () => expect(await row()).toHaveTextContent(/Station silent.*Off/));
  expect(await stored()).toMatchObject([{ off: 'person', types: ['counts.certified', 'station.silent'] }]);
  await user.click(button(`Make a new secret for the webhook ${URL}`));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make a new secret?' }));
  await user.click(question.getByRole('button', { name: 'New secret' }));
  const told = within(await screen.findByRole('dialog', { name: 'The webhook’s secret' }));
  expect(told.getByRole('region', { name: 'Secret' })).toHaveTextContent(/^whsec_/);
  await user.click(told.getByRole('button', { name: 'I have copied it' }));
  expect((await stored())[0]?.rotating_until).toBe('2026-03-03T12:00:00Z');
});

test('what changed of it meanwhile is brought in before it is saved', async () => {
  const { webhook } = await add();
  const { user } = await open();
  await user.click(button(`Edit the webhook ${URL}`));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit the webhook' }));
  await choose(/^Events/, 'Station silent', user);
  // its receiver said that it is gone
  await testApi().query(`update webhooks set off = 'gone', version = version + 1 where id = $1`, [
    webhook.id,
  ]);
  await user.click(dialog.getByRole('button', { name: 'Save webhook' }));
  expect(await dialog.findByText(/^This webhook has changed meanwhile\. Please/)).toBeInTheDocument();
  expect(await stored()).toMatchObject([{ off: 'gone', types: ['counts.certified'] }]);
  await user.click(await dialog.findByRole('button', { name: 'Go on from the newer webhook' }));
  expect(dialog.getByRole('checkbox', { name: /^Switched on/ })).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Save webhook' }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ off: 'gone', types: ['counts.certified', 'station.silent'] }]),
  );
});

test('what was sent is seen with its outcome, and sent again', async () => {
  const { webhook } = await add();
  const params = { id: String(webhook.id) };
  await request('POST /webhooks/:id/ping', { params }, 'admin');
  await testApi().query(
    `update webhook_deliveries set state = 'dead', next_at = null, tries = 10, status = 500, answer = '<b>Out</b> of order'`,
  );
  const { user } = await open();
  await user.click(button(`Deliveries to ${URL}`));
  const dialog = within(await screen.findByRole('dialog', { name: `Deliveries to ${URL}` }));
  const sent = await dialog.findByRole('row', { name: /^Ping/ });
  expect(sent).toHaveTextContent(/Given up\. Answer 500.*10.*<b>Out<\/b> of order/);
  await expectNoAxeViolations();
  await user.click(within(sent).getByRole('button', { name: /^Send the message msg_.* again$/ }));
  expect(await dialog.findByRole('row', { name: /Is being sent/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send a ping' }));
  await waitFor(() => expect(dialog.getAllByRole('row', { name: /^Ping/ })).toHaveLength(2));
});

test('it is deleted after a question, by the keyboard', async () => {
  await add();
  const { user } = await open();
  await row();
  button(`Delete the webhook ${URL}`).focus();
  await user.keyboard('{Enter}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this webhook?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^There are no webhooks yet\./)).toBeInTheDocument();
  expect(await stored()).toEqual([]);
});

test('speaks Spanish, and says why one is off', async () => {
  await add();
  await testApi().query(`update webhooks set off = 'failing'`);
  languageStore.setState({ language: 'es' });
  await renderScreen(<App />, { as: 'admin', at: '/webhooks' });
  expect(await row()).toHaveTextContent(
    /Conteos certificados.*Desactivado: no aceptó ningún mensaje en cinco días/,
  );
  await expectNoAxeViolations();
});

test('is refused to people who are no admins', async () => {
  await renderScreen(<App />, { as: 'user', at: '/webhooks' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 403');
});

test('shows older deliveries on demand', async () => {
  const { webhook } = await add();
  await testApi().query(
    `with made as (
       insert into webhook_events (message_id, agency_id, type, at, data)
       select 'msg_' || n, 3, 'ping', now(), '{}' from generate_series(1, 201) n order by n returning id, agency_id
     )
     insert into webhook_deliveries (webhook_id, event_id, agency_id, state)
     select $1, id, agency_id, 'done' from made order by id`,
    [webhook.id],
  );
  const { user } = await open();
  await user.click(button(`Deliveries to ${URL}`));
  const dialog = within(await screen.findByRole('dialog', { name: /hooks\.example\.org/ }));
  await dialog.findByText('msg_201');
  expect(dialog.queryByText('msg_1')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Show older deliveries' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Show older deliveries' })).toBeNull());
  expect(dialog.getByRole('table')).toHaveTextContent(/201/);
});
