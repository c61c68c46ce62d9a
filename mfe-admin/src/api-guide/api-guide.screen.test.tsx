import { screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(() => testApi().reset());
afterEach(() => languageStore.setState({ language: 'en' }));

const open = async () => {
  const view = await renderScreen(<App />, { as: 'user', at: '/api-guide' });
  await screen.findByRole('heading', { name: 'Calls for reading counts (scope “counts:read”)' });
  return view;
};

test('lists the calls of each scope, with what they do and a command', async () => {
  const { user } = await open();
  await user.click(screen.getByText('POST /v1/counts'));
  const command = await screen.findByText(/^curl '.*\/api\/v1\/counts'/);
  expect(command).toHaveTextContent(/Bearer \$COUNT_EXCHANGE_TOKEN.*"rows":\[/);
  expect(screen.getByText('POST /imports/{id}/undo')).toBeInTheDocument();
  expect(screen.getByText(/headers Deprecation and Sunset/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /scope “read”/ })).not.toBeInTheDocument();
  expect(screen.queryByText('POST /counts/certify')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

const detailsOf = (call: string) => {
  const details = screen.getByText(call).closest('details');
  if (!details) throw new Error(`${call} has no details`);
  return within(details);
};

test('shows how a call is made, what else it takes, and what it may be answered', async () => {
  const { user } = await open();
  await user.click(screen.getByText('GET /counts'));
  const counts = detailsOf('GET /counts');
  expect(counts.getByRole('figure', { name: 'As a command' })).toHaveTextContent(
    /^As a commandcurl -G '.*\/api\/v1\/counts' .*--data-urlencode 'flowid_txdot=AU0001'/,
  );
  expect(counts.getByText('last_date=2025-06-01 00:00:00')).toBeInTheDocument();
  expect(counts.getByRole('figure', { name: 'An answer, its lists cut short' })).toHaveTextContent(
    '"flowid_txdot": "AU0001-3-2-5-9"',
  );
  await user.click(screen.getByText('POST /v1/counts/csv'));
  expect(
    detailsOf('POST /v1/counts/csv').getByRole('figure', { name: 'The file counts.csv' }),
  ).toHaveTextContent('station_id_tmg,station_name,flowid_txdot');
  await expectNoAxeViolations();
});

test('every call is shown with a command and an answer', async () => {
  await open();
  const closed = document.querySelectorAll('.admin-calls > li');
  expect(closed.length).toBeGreaterThan(60);
  const bare = [...closed].filter((one) => one.querySelectorAll('figure').length < 2);
  expect(bare.map((one) => one.querySelector('summary')?.textContent)).toEqual([]);
});

test('tries the example of the counts first, and that of a call that is chosen', async () => {
  const { user } = await open();
  const address = screen.getByRole('textbox', { name: /^Address/ });
  expect(address).toHaveValue(
    '/counts?flowid_txdot=AU0001&limit=2&filters={"minDate":"2025-06-01","maxDate":"2025-06-30"}',
  );
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const first = await screen.findByRole('region', { name: 'Answer' });
  expect(first).toHaveTextContent('"date": "2025-06-01 00:00:00"');
  await user.click(screen.getByText('GET /figures/{stationId}'));
  await user.click(screen.getByRole('button', { name: 'Try this call: GET /figures/{stationId}' }));
  expect(address).toHaveValue('/figures/AU0001?year=2025');
  await waitFor(() => expect(address).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent(
      '"year": 2025, "years": [2026, 2025]',
    ),
  );
});

test('tries no call that writes, or that its token does not open', async () => {
  const { user } = await open();
  await user.click(screen.getByText('POST /v1/counts'));
  await user.click(screen.getByText('GET /webhooks'));
  for (const name of ['POST /v1/counts', 'GET /webhooks'])
    expect(detailsOf(name).queryByRole('button')).not.toBeInTheDocument();
});

test('tries a call for reading as a program does, with a token of some minutes', async () => {
  const { user } = await open();
  const address = screen.getByRole('textbox', { name: /^Address/ });
  await user.clear(address);
  await user.type(address, '/stations/AU0001');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('region', { name: 'Answer' })).toHaveTextContent(
    '"station_id_tmg": "AU0001"',
  );
  expect(
    screen.getByText('This token may make 59 of its 60 calls still in this minute.'),
  ).toBeInTheDocument();
  await user.clear(address);
  await user.type(address, '/stations/HO0001');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This record does not exist');
  expect(screen.queryByRole('region', { name: 'Answer' })).not.toBeInTheDocument();
  const made = await testApi().query('select trial, scopes from api_tokens');
  expect(made).toEqual([{ trial: true, scopes: ['stations:read', 'counts:read', 'findings:read'] }]);
});

test('goes on with a new token where another page has ended its own', async () => {
  const { user } = await open();
  const ask = screen.getByRole('button', { name: 'Ask' });
  await user.click(ask);
  await screen.findByRole('region', { name: 'Answer' });
  await testApi().query('delete from api_tokens');
  await user.click(ask);
  expect(await screen.findByText(/^This token may make 59 of its 60 calls/)).toBeInTheDocument();
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
  const heading = await screen.findByRole('heading', {
    name: 'Llamadas para leer conteos (permiso «counts:read»)',
  });
  expect(within(document.body).getByText(/60 veces por minuto y 10,000 al día/)).toBeInTheDocument();
  expect(heading).toBeInTheDocument();
  expect(screen.getByText('Una estación publicada con sus canales', { exact: false })).toHaveAttribute(
    'lang',
    'es',
  );
  const shown = { name: 'Una respuesta, con sus listas acortadas', hidden: true };
  expect(screen.getAllByRole('figure', shown).length).toBeGreaterThan(60);
  await expectNoAxeViolations();
});
