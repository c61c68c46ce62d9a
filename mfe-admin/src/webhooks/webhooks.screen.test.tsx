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
  expect(screen.getByText('There are no webhooks.')).toBeInTheDocument();
  await user.click(button('Add a webhook'));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a webhook' }));
  await expectNoAxeViolations();
  const address = dialog.getByRole('textbox', { name: /^Address/ });
  await user.type(address, 'https://localhost/hook');
  await choose(/^Told of/, ['Counts certified', 'Import failed'], user);
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
  await choose(/^Told of/, 'Station silent', user);
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
  expect(await screen.findByText('There are no webhooks.')).toBeInTheDocument();
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
