import { screen, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, onPaper, renderScreen } from 'shared-ui/testing';
import { addCertifiedYear } from '../testing/certified-year.ts';
import { publishFigure } from './publish/publish.resource.ts';
import { StationFiguresScreen } from './station-figures.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = (as: 'super' | 'admin' | 'user' | 'houston' = 'admin', search = '?year=2024') =>
  renderScreen(<StationFiguresScreen />, {
    as,
    at: `${paths.stationFigures.href({ stationId: 'AU0004' })}${search}`,
    routePattern: paths.stationFigures.pattern,
  });
const mode = async (name: string) => within(await screen.findByRole('region', { name }));

test('what each grade needs stands with the six letters, in the language of the page', async () => {
  languageStore.setState({ language: 'es' });
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await open();
  expect(await screen.findByText(/^C: al menos 183 días completos, 77 de 84 celdas/)).toBeVisible();
});

test('the figure of each mode says what was taken, its grade and where it lies in a typical year', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  const { container } = await open();
  const bicycles = await mode('AADB');
  expect(bicycles.getByText('480')).toBeVisible();
  expect(bicycles.getByText('between 480 and 480 in a typical year')).toBeVisible();
  expect(
    bicycles.getByText(/^The single directions were added: Bicycle .*B and Bicycle .*B\.$/),
  ).toBeVisible();
  expect(bicycles.getByText('Publish it.')).toBeVisible();
  expect((await mode('AADP')).getByText('Not counted')).toBeVisible();
  await expectNoAxeViolations(container);
});

test('under a factor the figure tells its interval with the factor’s folded in, and the factor’s own', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await testApi().query(
    `insert into flow_factors (station_id, flow_id, value, low, high, valid_from, reason, state, user_name, created_at)
     select f.station_id, f.id, 1.5, 1.35, 1.65, '2020-01-01', 'Two ride side by side', 'approved', 'Uma Castillo', now()
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = 'AU0004' order by f.id limit 1`,
  );
  await open();
  const bicycles = await mode('AADB');
  expect(await bicycles.findByText('600 with factors')).toBeVisible();
  // 360 of the 600 may be off by a tenth
  expect(bicycles.getByText('564 to 636 as measured')).toBeVisible();
  expect(bicycles.getByText(/factor 1\.5 \(1\.35–1\.65\) from Jan 1, 2024/)).toBeVisible();
});

test('methods stand side by side, AASHTO first, each with what it rests on', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-06-01', '2024-07-01'] });
  await open();
  const methods = within(await screen.findByRole('table', { name: 'Methods of 2024 by flow' }));
  const [first, second, third] = methods.getAllByRole('row', { name: /^Bicycle WB/ });
  expect(first).toHaveTextContent(/AASHTO.*Incomplete.*336 of 366.*77 of 84/);
  expect(second).toHaveTextContent(/FHWA hourly.*240.*Estimate over 77 of 84 cells and 11 of 12 months/);
  expect(third).toHaveTextContent(/Simple mean.*240/);
});

test('the grade shows its six values with their letters, and which of them decided', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-06-01', '2024-07-01'] });
  await open();
  const grades = within(await screen.findByRole('table', { name: 'Grades of 2024 by flow' }));
  const row = grades.getByRole('row', { name: /^Bicycle WB/ });
  expect(row).toHaveTextContent(/C limited/);
  expect(row).toHaveTextContent(/336 of 366 · B/);
  expect(row).toHaveTextContent(/77 of 84 · C/);
  expect(row).toHaveTextContent(/30 days · C/);
});

test('what would complete a year is named, with the way to these days in quality control', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-06-01', '2024-07-01'] });
  await open();
  const card = within(await screen.findByRole('region', { name: 'What would complete 2024' }));
  expect(card.getByText('Bicycle WB: every weekday of June')).toBeVisible();
  expect(card.getByRole('link', { name: /^Review these days of Bicycle WB/ })).toHaveAttribute(
    'href',
    '/validate-counts/AU0004?minDate=2024-06-01&maxDate=2024-06-30',
  );
});

test('on paper the page says whose figures they are, how far certified, by which method and with which hash', async () => {
  const paper = onPaper();
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await open();
  await mode('AADB');
  const { hash } = await publishFigure(
    { stationId: 'AU0004', year: 2024, mode: 'bicycle' },
    { method: 'aashto', filled: false, shown: '480', reason: null, supersedes: null },
  );
  expect(await screen.findByRole('button', { name: 'Open publication: AADB' })).toBeVisible();
  expect(screen.queryByText(/^Figures are by the AASHTO method/)).toBeNull();
  paper.begin();
  expect(screen.getByText('City of Austin')).toBeVisible();
  expect(screen.getByText(/^Figures are by the AASHTO method/)).toBeVisible();
  expect(screen.getByText(/Bicycle WB: 366 of 366 days complete and certified/)).toBeVisible();
  expect(screen.getByText(/^Counts: City of Austin\. Methods:/)).toBeVisible();
  // in the card of the figure, and in the list at the end
  expect(screen.getAllByText(hash)).toHaveLength(2);
  paper.end();
  expect(screen.queryByText(hash)).toBeNull();
});

test('a station without certified counts of the year says what comes first', async () => {
  await open('admin', '?year=2019');
  expect(await screen.findByText('No count of 2019 is certified.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review counts' })).toHaveAttribute(
    'href',
    '/validate-counts/AU0004',
  );
});

test('another agency’s station is not there', async () => {
  await open('houston');
  expect(await screen.findByText(/404/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Figures' })[0]).toHaveAttribute('href', '/figures');
});

test('words itself in Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await open();
  expect((await mode('AADB')).getByText('entre 480 y 480 en un año típico')).toBeVisible();
});
