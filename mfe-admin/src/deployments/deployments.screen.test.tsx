import { screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations, renderScreen, type Persona } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(() => testApi().reset());
afterEach(() => languageStore.getState().setLanguage('en'));

const open = async (at = '/deployments') => {
  const view = await renderScreen(<App />, { as: 'super', at });
  await screen.findByRole('table', { name: 'Deployments' });
  return view;
};
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('lists the deployments with their stations, purpose and days, the latest first', async () => {
  await open();
  const { data } = await call('GET /deployments');
  const newest = data.toSorted((a, b) => (b.start_date ?? '').localeCompare(a.start_date ?? ''));
  expect(names()).toEqual(newest.map(({ name }) => name));
  const row = screen.getByRole('row', { name: /Campus approaches/ });
  expect(row).toHaveTextContent('AU0005, AU0009');
  expect(within(row).getByRole('link', { name: 'AU0009' })).toHaveAttribute('href', '/stations/AU0009');
  expect(row).toHaveTextContent(/\w{3} \d+, \d{4} to \w{3} \d+, \d{4}/);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Station ID', 'Deployment Name', 'Primary Count Purpose', 'Date', 'Actions']),
  );
  await expectNoAxeViolations();
});

test('is narrowed by station, name and purpose, and keeps that in the address', async () => {
  const { user, place } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Filter by Station ID' }), 'au0009');
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('Campus approaches')]));
  await waitFor(() => expect(place()).toContain('deployments.f.station=au0009'));
  await user.clear(screen.getByRole('searchbox', { name: 'Filter by Station ID' }));
  await user.type(screen.getByRole('searchbox', { name: 'Filter by Deployment Name' }), 'barton');
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('Barton Springs Rd')]));
  await user.clear(screen.getByRole('searchbox', { name: 'Filter by Deployment Name' }));
  const purpose = screen.getByRole('combobox', { name: 'Filter by Primary Count Purpose' });
  const [first, second] = within(purpose).getAllByRole('option');
  expect(first).toHaveTextContent('All');
  await user.selectOptions(purpose, second?.textContent ?? '');
  for (const row of screen.getAllByRole('row').slice(2))
    expect(row).toHaveTextContent(second?.textContent ?? '');
});

test('leads to adding and to editing', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Add Deployment' })).toHaveAttribute('href', '/create-deployment');
  const link = screen.getByRole('link', { name: /^Edit .*Campus approaches/ });
  expect(link.getAttribute('href')).toMatch(/^\/edit-deployment\/\d+$/);
});

test('reads in Spanish', async () => {
  languageStore.getState().setLanguage('es');
  await renderScreen(<App />, { as: 'super', at: '/deployments' });
  expect(await screen.findByRole('table', { name: 'Despliegues' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /Propósito principal del conteo/ })).toBeInTheDocument();
  await expectNoAxeViolations();
});

test('says what went wrong, with the status, and tries again', async () => {
  answerOnce('GET /deployments', 500, { error: 'Out of order.', message: 'Out of order.' });
  const { user } = await renderScreen(<App />, { as: 'super', at: '/deployments' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('An error was encountered, please try again.');
  expect(alert).toHaveTextContent('Out of order.');
  expect(alert).toHaveTextContent('Code: 500');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Deployments' })).toBeInTheDocument();
});

test.each<Persona>(['user', 'admin', 'houston'])('is refused to %s by the server', async (as) => {
  await renderScreen(<App />, { as, at: '/deployments' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 403');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
