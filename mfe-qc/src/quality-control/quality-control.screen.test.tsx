import { screen, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { QualityControlScreen } from './quality-control.screen.tsx';

const open = (as: 'user' | 'houston') =>
  renderScreen(<QualityControlScreen />, { as, at: paths.qualityControl.href() });
const table = () => screen.findByRole('table', { name: 'Needing Quality Control Review' });

test('lists the stations with counts to review and how many days they have', async () => {
  const { container } = await open('user');
  const list = await table();
  expect(within(list).getByRole('columnheader', { name: /Days of Data/ })).toBeInTheDocument();
  const row = within(list).getByRole('row', { name: /AU0001/ });
  expect(row).toHaveTextContent('Shoal Creek Trail at 24th St');
  expect(row).toHaveTextContent('60');
  expect(within(row).getByRole('link', { name: /QC/ })).toHaveAttribute('href', '/validate-counts/AU0001');
  // certified to the end, and without counts
  expect(within(list).queryAllByText(/AU0002|AU0009/)).toEqual([]);
  expect(screen.getByText(/Click QC on a station to begin/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Add Station/ })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('another agency sees its own stations alone', async () => {
  await open('houston');
  const list = await table();
  expect(within(list).getByRole('row', { name: /HO0001/ })).toBeInTheDocument();
  expect(within(list).queryAllByText(/^AU\d/)).toEqual([]);
});

const summaries = async () =>
  (await request('GET /stations/summary', { query: { includeDrafts: true } }, 'user')).reply;

test('where all is certified, says that nothing waits and leads on', async () => {
  const stations = await summaries();
  answerOnce(
    'GET /stations/summary',
    200,
    stations.map((station) => ({ ...station, days_count: null })),
  );
  const { container } = await open('user');
  const row = within(await table()).getByText('No station waits for review.');
  const said = screen.getByText(/^Nothing waits for review: all counts that came in are certified\./);
  expect(said.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Upload counts' })).toHaveAttribute('href', '/import-counts');
  expect(screen.getByRole('link', { name: 'Export certified counts' })).toHaveAttribute('href', '/exports');
  await expectNoAxeViolations(container);
});

describe('where no counts have ever come in', () => {
  // San Antonio has one station, with counters of the vendor, and no counts of it
  beforeEach(() => testApi().query('update users set agency_id = 6 where id = 3'));
  afterEach(async () => {
    languageStore.setState({ language: 'en' });
    await testApi().reset();
    forgetSignIns();
  });

  test('says so, and leads to bringing them in, not to an export', async () => {
    const { container } = await open('user');
    await table();
    expect(
      screen.getByText('No counts have come in yet. Once they do, they stand here for review.'),
    ).toBeVisible();
    expect(screen.queryByText(/certified/)).not.toBeInTheDocument();
    const ways = [/^Fetch counts/, /^Upload counts/].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual(['/import-eco-counts', '/import-counts']);
    expect(screen.queryByRole('link', { name: 'Export certified counts' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('in Spanish too, and without the vendor where no station has its counters', async () => {
    await testApi().query(`update flows set vendor_code = '2'
      where station_id = (select id from stations where station_id_tmg = 'SA0001')`);
    languageStore.setState({ language: 'es' });
    await open('user');
    expect(
      await screen.findByText(
        'Aún no ha llegado ningún conteo. Cuando lleguen, aparecerán aquí para su revisión.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cargar conteos' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Obtener conteos del proveedor' })).not.toBeInTheDocument();
  });
});

test('where there are drafts alone, leads to them', async () => {
  const stations = await summaries();
  answerOnce(
    'GET /stations/summary',
    200,
    stations.filter(({ draft }) => draft),
  );
  await open('user');
  expect(await screen.findByText(/^Your agency has published no station yet\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Finish a draft' })).toHaveAttribute(
    'href',
    '/dashboard?show=drafts',
  );
  expect(screen.queryByText(/^Nothing waits for review/)).not.toBeInTheDocument();
});

test('where there is no station, leads to the first one', async () => {
  answerOnce('GET /stations/summary', 200, []);
  await open('user');
  expect(await screen.findByText(/^Your agency has no station yet\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add the first station' })).toHaveAttribute(
    'href',
    '/import-stations',
  );
});

test('filters that hide every station keep their own words', async () => {
  await renderScreen(<QualityControlScreen />, {
    as: 'user',
    at: `${paths.qualityControl.href()}?review.f.station_id_tmg=AU9999`,
  });
  expect(await screen.findByRole('button', { name: 'Show all' })).toBeVisible();
  expect(screen.queryByText(/waits for review/)).not.toBeInTheDocument();
});

test('in Spanish the page says what to do', async () => {
  languageStore.getState().setLanguage('es');
  await open('user');
  expect(await screen.findByText(/Haga clic en QC en una estación para empezar/)).toBeInTheDocument();
  languageStore.getState().setLanguage('en');
});

test('a failure is told with its status and can be tried again', async () => {
  answerOnce('GET /stations/summary', 500, { error: 'Broken.', message: 'Broken.' });
  const { user } = await open('user');
  expect(await screen.findByRole('alert')).toHaveTextContent('Code: 500');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeInTheDocument();
});
