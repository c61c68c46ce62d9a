import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const open = async () => {
  const rendered = await renderScreen(<App />, { as: 'admin', at: '/open-data?open-data=AU0001' });
  await screen.findByRole('table', { name: 'Open Data' });
  return rendered;
};
const rowOf = async () => within(await screen.findByRole('row', { name: /^AU0001/ }));

test('an admin turns a station on, publishes what is due, and withdraws it with a reason', async () => {
  const { user } = await open();
  await user.click((await rowOf()).getByRole('button', { name: 'Settings of AU0001' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Open data of AU0001' }));
  expect(dialog.getByRole('checkbox', { name: /^Let certified months out/ })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: /^Whom people may ask/ })).toHaveValue('City of Austin');
  await expectNoAxeViolations();
  await user.click(dialog.getByRole('button', { name: 'Save Settings' }));
  expect(await screen.findByText('The settings of AU0001 are saved.')).toBeInTheDocument();
  expect(await (await rowOf()).findByText('Goes out')).toBeInTheDocument();
  await testApi().query(`update open_data_settings set first_month = '2025-11-01', version = version + 1`);
  await user.click(screen.getByRole('button', { name: 'Publish what is due' }));
  expect(await screen.findByText(/1 station is looked at/)).toBeInTheDocument();
  await testApi().runJobs();
  await user.click(screen.getByRole('button', { name: 'Publish what is due' }));
  expect(await (await rowOf()).findByText('2 months, Nov 2025 to Dec 2025, version 1')).toBeInTheDocument();
  expect((await rowOf()).getByText(/^Jan 2026 on/)).toBeInTheDocument();
  await user.click((await rowOf()).getByRole('button', { name: 'Settings of AU0001' }));
  const later = within(screen.getByRole('dialog', { name: 'Open data of AU0001' }));
  const first = later.getByRole('textbox', { name: /^From the month of/ });
  expect(later.queryByText(/stays out/)).toBeNull();
  await user.clear(first);
  await user.type(first, '12/01/2025');
  await user.tab();
  expect(
    await later.findByText(/^What is out of earlier months, from Nov 2025 on, stays out, and so do its/),
  ).toBeVisible();
  await expectNoAxeViolations();
  await user.click(later.getByRole('button', { name: 'Save Settings' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click((await rowOf()).getByRole('button', { name: 'Withdraw Data of AU0001' }));
  const question = within(screen.getByRole('dialog', { name: 'Withdraw what is out of AU0001?' }));
  await user.click(question.getByRole('button', { name: 'Withdraw Data' }));
  expect(await question.findAllByText('This field is required.')).not.toHaveLength(0);
  await user.type(question.getByRole('textbox', { name: /^Why it is withdrawn/ }), 'Wrong street');
  await user.click(question.getByRole('button', { name: 'Withdraw Data' }));
  expect(await screen.findByText('AU0001 is withdrawn.')).toBeInTheDocument();
  expect(await (await rowOf()).findByText(/^Withdrawn on .*: Wrong street$/)).toBeInTheDocument();
});

test('is refused to people who are no admins', async () => {
  await renderScreen(<App />, { as: 'user', at: '/open-data' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 403');
});

test('an admin names the sites that may show figures and pictures; what is no site is said at the field', async () => {
  const { user } = await open();
  const card = within(screen.getByRole('region', { name: 'Figures and pictures on other pages' }));
  expect(await card.findByText('They may stand in anybody’s pages.')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Choose sites' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sites that may show figures and pictures' }));
  const field = dialog.getByRole('textbox', { name: /^Sites/ });
  await user.type(field, 'www.example.org{Enter}localhost');
  await user.click(dialog.getByRole('button', { name: 'Save the sites' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(/“localhost” is no site\./);
  await expectNoAxeViolations();
  // somebody else is quicker
  await request('PUT /embed-sites', { body: { sites: ['a.example.org'], version: 0 } }, 'admin');
  await user.clear(field);
  await user.type(field, 'www.example.org');
  await user.click(dialog.getByRole('button', { name: 'Save the sites' }));
  expect(await dialog.findByText('https://a.example.org')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Go on from the newer sites' }));
  await user.click(dialog.getByRole('button', { name: 'Save the sites' }));
  expect(await screen.findByText('The sites are saved.')).toBeInTheDocument();
  expect(await card.findByText('https://www.example.org')).toBeVisible();
});
