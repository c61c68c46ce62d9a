import { screen, waitFor, within } from '@testing-library/react';
import { call } from 'shared-ui/api';
import { choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

const open = async () => {
  const view = await renderScreen(<App />, { as: 'super', at: '/agencies' });
  await screen.findByRole('table', { name: 'Agencies' });
  return view;
};
const agencyNamed = async (name: string) =>
  (await call('GET /agencies', { query: {} })).find((agency) => agency.name === name);

test('lists every agency with its domain', async () => {
  await open();
  const row = screen.getByRole('row', { name: /City of Houston/ });
  expect(row).toHaveTextContent('houstonbikeways');
  expect(screen.getByRole('rowheader', { name: 'City of Austin' })).toBeInTheDocument();
  await expectNoAxeViolations();
});

test('edits name, domain and districts in a dialog', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit City of Dallas' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit Agency' });
  await expectNoAxeViolations();
  const name = within(dialog).getByRole('textbox', { name: /^Agency Name/ });
  expect(name).toHaveValue('City of Dallas');
  await user.clear(name);
  await user.type(name, 'City of Dallas Transportation');
  const domain = within(dialog).getByRole('textbox', { name: /^Eco-Domain/ });
  await user.clear(domain);
  await user.type(domain, 'dallastrails');
  await choose(/^TxDOT Districts/, 'Fort Worth', user);
  await user.click(screen.getByRole('button', { name: 'Save Agency' }));
  expect(await screen.findByText('Agency City of Dallas Transportation updated.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('rowheader', { name: 'City of Dallas Transportation' })).toBeInTheDocument();
  const saved = await agencyNamed('City of Dallas Transportation');
  expect(saved).toMatchObject({
    eco_domain: 'dallastrails',
    txdot_districts: expect.arrayContaining([2, 18]),
  });
});

test('returns the focus when the dialog is closed without saving', async () => {
  const { user } = await open();
  const edit = screen.getByRole('button', { name: 'Edit City of Austin' });
  await user.click(edit);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(edit).toHaveFocus());
});

test('wants a name', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit City of Austin' }));
  const name = screen.getByRole('textbox', { name: /^Agency Name/ });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save Agency' }));
  await waitFor(() => expect(name).toHaveFocus());
  await waitFor(() => expect(name).toHaveAccessibleDescription('Invalid name (required)'));
  expect(await agencyNamed('City of Austin')).toBeDefined();
});

test("shows the server's refusal of a name that is taken at the field", async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit City of Austin' }));
  const name = screen.getByRole('textbox', { name: /^Agency Name/ });
  await user.clear(name);
  await user.type(name, 'City of Houston');
  await user.click(screen.getByRole('button', { name: 'Save Agency' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please make corrections and try again.');
  await waitFor(() => expect(name).toBeInvalid());
  expect(await agencyNamed('City of Austin')).toBeDefined();
});

test('is refused to an admin by the server', async () => {
  await renderScreen(<App />, { as: 'admin', at: '/agencies' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 403');
  expect(screen.queryByText('City of Houston')).not.toBeInTheDocument();
});
