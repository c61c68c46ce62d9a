import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, choose, expectNoAxeViolations, onPaper, renderScreen } from 'shared-ui/testing';
import { addCertifiedYear, uncertifyAll } from '../testing/certified-year.ts';
import { FiguresScreen } from './figures.screen.tsx';
import { publishFigure } from './publish/publish.resource.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = (as: 'super' | 'admin' | 'user' | 'houston' = 'super', search = '?year=2024') =>
  renderScreen(<FiguresScreen />, { as, at: `${paths.figures.href()}${search}` });
const table = () => screen.findByRole('table', { name: 'Figures of 2024' });
const rowsOf = async (station: RegExp) => within(await table()).findAllByRole('row', { name: station });

test('a station’s figure stands with its grade in words, the days that it rests on and the year before', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await addCertifiedYear('AU0004', 2023, { perHour: 8 });
  const { container } = await open();
  const [row] = await rowsOf(/Lance Armstrong/);
  expect(row).toHaveTextContent(/AADB Bicycles/);
  expect(row).toHaveTextContent(/480/);
  expect(row).toHaveTextContent(/A ample/);
  expect(row).toHaveTextContent(/366 of 366/);
  expect(row).toHaveTextContent(/384/);
  expect(row).toHaveTextContent(/\+25%/);
  expect(within(row!).getByRole('link', { name: /^Lance/ })).toHaveAttribute(
    'href',
    '/figures/AU0004?year=2024',
  );
  await expectNoAxeViolations(container);
});

test('a year that lacks a month is incomplete, and has its grade all the same', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-06-01', '2024-07-01'] });
  await open();
  const [row] = await rowsOf(/Lance Armstrong/);
  expect(row).toHaveTextContent(/Incomplete/);
  expect(row).toHaveTextContent(/C limited/);
  expect(row).toHaveTextContent(/336 of 366/);
});

test('the table is exported by the server, as it is looked at: columns, what narrows it, its order', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await addCertifiedYear('AU0004', 2023, { perHour: 8 });
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const look =
    'figures.cols=station_name~value~grade&figures.f.mode=AADB+Bicycles&figures.sort=value~desc&figures.f.gone=x';
  const { user } = await open('super', `?year=2024&${look}`);
  await table();
  await user.click(screen.getByRole('button', { name: 'Export Table' }));
  await screen.findByText(/^Saved .* Figures of 2024\.csv with \d+ lines?\.$/);
  press.mockRestore();
  const [head, first] = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await files[0]?.arrayBuffer())
    .split('\r\n');
  expect(head).toBe(
    '\ufeffStation Name,Figure,Figure with factors and filled days,Grade,Needed for this grade,Mode',
  );
  expect(first).toMatch(/^Lance Armstrong.*,480,,A ample,"at least 350 complete days.*",AADB Bicycles$/);
});

test('what each grade needs is told below the table', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  const { user } = await open();
  await table();
  await user.click(screen.getByText('What each grade needs'));
  expect(screen.getByText(/^B: at least 274 complete days, 84 of 84 cells, 75% of the hours/)).toBeVisible();
  expect(screen.getByText(/An open strong finding of the year holds the grade at C\.$/)).toBeVisible();
});

test('the map tells each figure in words, and follows the filters of the table', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await open('super', '?year=2024&figures.f.station_name=Lance');
  const map = within(await screen.findByRole('region', { name: /^Map of counters/ }));
  const marker = await map.findByRole('button', { name: /^Lance Armstrong.*AADB 480, A ample/ });
  expect(map.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(marker).toHaveClass('is-grade-a');
  expect(map.queryByRole('button', { name: /Butler/ })).toBeNull();
});

test('a counter on the map opens its card, which leads to the station’s figures', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  const { user } = await open('super', '?year=2024&figures.f.station_name=Lance');
  await user.click(await screen.findByRole('button', { name: /^Lance Armstrong.*AADB 480/ }));
  const card = within(await screen.findByRole('dialog', { name: /^Lance Armstrong/ }));
  expect(card.getByRole('link', { name: 'Figures of this station' })).toHaveAttribute(
    'href',
    '/figures/AU0004?year=2024',
  );
});

test('another year is chosen by name, and stands in the address', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await addCertifiedYear('AU0004', 2023, { perHour: 8 });
  const { user, place } = await open();
  await table();
  await choose(/^Year/, '2023', user);
  expect(await screen.findByRole('table', { name: 'Figures of 2023' })).toBeVisible();
  expect(place()).toBe('/figures?year=2023');
});

test('on paper the figures say whose they are, by which method, how complete and from where', async () => {
  const paper = onPaper();
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await open('user');
  await table();
  const printed = () => document.querySelector<HTMLElement>('body > .figures-printed');
  expect(printed()).toBeNull();
  paper.begin();
  const sheet = within(printed()!);
  expect(sheet.getByRole('heading', { name: 'Bicycle and pedestrian figures of 2024' })).toBeInTheDocument();
  expect(sheet.getAllByText('City of Austin').length).toBeGreaterThan(0);
  expect(sheet.getByText(/^Figures are by the AASHTO method/)).toBeInTheDocument();
  expect(sheet.getByText(/of \d+ figures? are complete/)).toBeInTheDocument();
  expect(sheet.getByText(/^A: at least 350 complete days, 84 of 84 cells/)).toBeInTheDocument();
  expect(sheet.getByText(/reviewed and certified/)).toBeInTheDocument();
  expect(within(sheet.getByRole('table')).getByText('480')).toBeInTheDocument();
  expect(await sheet.findByText(/^None of these figures is published yet/)).toBeInTheDocument();
  paper.end();
  expect(printed()).toBeNull();
});

test('on paper a published figure stands with its whole hash', async () => {
  const paper = onPaper();
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await open('admin');
  await table();
  const { hash } = await publishFigure(
    { stationId: 'AU0004', year: 2024, mode: 'bicycle' },
    { method: 'aashto', filled: false, shown: '480', reason: null, supersedes: null },
  );
  paper.begin();
  const sheet = within(document.querySelector<HTMLElement>('body > .figures-printed')!);
  expect(await sheet.findByText(hash)).toBeInTheDocument();
  expect(sheet.getByText(/^AADB of AU0004 .*, 2024$/)).toBeInTheDocument();
  paper.end();
});

test('on paper it is not said that nothing is published where that could not be looked up', async () => {
  const paper = onPaper();
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  answerOnce('GET /publications', 500, {});
  await open('admin');
  await table();
  paper.begin();
  const sheet = within(document.querySelector<HTMLElement>('body > .figures-printed')!);
  expect(sheet.getByText(/could not be looked up/)).toBeInTheDocument();
  expect(sheet.queryByText(/^None of these figures/)).toBeNull();
  paper.end();
});

test('without any certified count it says what comes first', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await uncertifyAll();
  await open();
  expect(await screen.findByText('No counts of 2024 are certified yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Quality Control' })).toHaveAttribute('href', '/quality-control');
});

test('people see the figures of their own agency alone', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await open('houston');
  await waitFor(() => expect(screen.queryByText('Working out the figures')).toBeNull());
  expect(screen.queryByRole('link', { name: /Lance Armstrong/ })).toBeNull();
});

test('a refusal is shown, and asked again on request', async () => {
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  answerOnce('GET /figures', 500, { error: 'No figures today.', message: 'No figures today.' });
  const { user } = await open();
  expect(await screen.findByText('No figures today.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await table()).toBeVisible();
});

test('words itself in Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await addCertifiedYear('AU0004', 2024, { perHour: 10 });
  await open();
  const spanish = await screen.findByRole('table', { name: 'Cifras de 2024' });
  expect(spanish).toHaveTextContent(/AADB Bicicletas/);
  expect(spanish).toHaveTextContent(/A amplia/);
});
