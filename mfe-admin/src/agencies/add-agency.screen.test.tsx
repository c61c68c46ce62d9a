import { screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(() => testApi().reset());
afterEach(() => languageStore.setState({ language: 'en' }));

const open = () => renderScreen(<App />, { as: 'super', at: '/add-agency' });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const agencyNames = async () => (await call('GET /agencies', { query: {} })).map(({ name }) => name);
const people = async () => (await call('GET /users', { query: {} })).map(({ email }) => email);

test('is reached from the list of agencies', async () => {
  const { user, place } = await renderScreen(<App />, { as: 'super', at: '/agencies' });
  await user.click(await screen.findByRole('link', { name: 'Add Agency' }));
  await waitFor(() => expect(place()).toBe('/add-agency'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Agency' })).toBeInTheDocument();
});

test('adds an agency with its first user, who is an admin, and returns to the list', async () => {
  const { user, place } = await open();
  const isAdmin = await screen.findByRole('checkbox', { name: 'Is Admin?' });
  expect(isAdmin).toBeChecked();
  expect(isAdmin).toBeDisabled();
  await expectNoAxeViolations();
  await user.click(await field(/^Agency Name/));
  await user.keyboard('City of Waco{Tab}cityofwaco{Tab}Walt Ames{Tab}walt@example.org{Tab}');
  expect(screen.getByRole('button', { name: 'Add Agency' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText('Agency City of Waco added, with Walt Ames as its first user.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(place()).toBe('/agencies'));
  const row = await screen.findByRole('row', { name: /City of Waco/ });
  expect(within(row).getByText('cityofwaco')).toBeInTheDocument();
  const users = await call('GET /users', { query: {} });
  expect(users.find(({ email }) => email === 'walt@example.org')).toMatchObject({
    agency: { name: 'City of Waco' },
    admin: 1,
  });
});

test('makes nothing when the first user is refused, and says so at the field', async () => {
  const { user, place } = await open();
  await user.type(await field(/^Agency Name/), 'City of Waco');
  await user.type(await field(/^Name/), 'Another Uma');
  await user.type(await field(/^Email/), 'user@example.org');
  await user.click(screen.getByRole('button', { name: 'Add Agency' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please make corrections and try again.');
  await waitFor(async () => expect(await field(/^Email/)).toBeInvalid());
  await waitFor(() => expect(place()).toBe('/add-agency'));
  expect(await agencyNames()).not.toContain('City of Waco');
});

test('makes nobody when the name of the agency is taken', async () => {
  const { user } = await open();
  await user.type(await field(/^Agency Name/), 'City of Houston');
  await user.type(await field(/^Name/), 'Walt Ames');
  await user.type(await field(/^Email/), 'walt@example.org');
  await user.click(screen.getByRole('button', { name: 'Add Agency' }));
  await screen.findByRole('alert');
  await waitFor(async () => expect(await field(/^Agency Name/)).toBeInvalid());
  expect(await people()).not.toContain('walt@example.org');
});

test('names what is missing and wrong, in Spanish too', async () => {
  languageStore.setState({ language: 'es' });
  const { user, dirty } = await open();
  await user.type(await field(/^Correo electrónico/), 'nadie');
  await user.click(screen.getByRole('button', { name: 'Agregar agencia' }));
  expect(await screen.findByRole('region', { name: 'Se encontraron campos no válidos' })).toHaveFocus();
  await waitFor(async () =>
    expect(await field(/^Nombre de la agencia/)).toHaveAccessibleDescription(
      'Nombre no válido (obligatorio)',
    ),
  );
  await waitFor(async () =>
    expect(await field(/^Correo electrónico/)).toHaveAccessibleDescription('Correo electrónico no válido'),
  );
  expect(dirty()).toBe(true);
  await expectNoAxeViolations();
});
