import { screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(() => testApi().reset());
afterEach(() => languageStore.setState({ language: 'en' }));

const open = async () => {
  const view = await renderScreen(<App />, { as: 'user', at: '/api-guide' });
  await screen.findByRole('heading', { name: 'Calls for reading (scope “read”)' });
  return view;
};

test('lists the calls of each scope, with what they do and a command', async () => {
  const { user } = await open();
  await user.click(screen.getByText('POST /v1/counts'));
  const command = await screen.findByText(/^curl '.*\/api\/v1\/counts'/);
  expect(command).toHaveTextContent(/Bearer \$COUNT_EXCHANGE_TOKEN.*"rows":\[/);
  expect(screen.getAllByText('GET /imports/{id}')).toHaveLength(2);
  expect(screen.queryByText('POST /counts/certify')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('tries a call for reading with one’s own session', async () => {
  const { user } = await open();
  const address = screen.getByRole('textbox', { name: /^Address/ });
  await user.clear(address);
  await user.type(address, '/stations/AU0001');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('region', { name: 'Answer' })).toHaveTextContent(
    '"station_id_tmg": "AU0001"',
  );
  await user.clear(address);
  await user.type(address, '/stations/HO0001');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This record does not exist');
  expect(screen.queryByRole('region', { name: 'Answer' })).not.toBeInTheDocument();
});

test.each(['/users', '/v1/counts', 'https://elsewhere.example/stations'])(
  'asks for nothing at the address %s',
  async (text) => {
    const { user } = await open();
    const address = screen.getByRole('textbox', { name: /^Address/ });
    await user.clear(address);
    await user.type(address, text);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(address).toHaveAccessibleDescription(/This is no call for reading/));
  },
);

test('speaks Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await renderScreen(<App />, { as: 'user', at: '/api-guide' });
  const heading = await screen.findByRole('heading', { name: 'Llamadas para leer (permiso «read»)' });
  expect(within(document.body).getByText(/60 veces por minuto y 10,000 al día/)).toBeInTheDocument();
  expect(heading).toBeInTheDocument();
  await expectNoAxeViolations();
});
