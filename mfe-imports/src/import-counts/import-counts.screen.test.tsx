import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { http, HttpResponse } from 'msw';
import { languageStore } from 'shared-ui/i18n';
import { paths } from 'shared-domain';
import {
  answerOnce,
  choose,
  endSession,
  expectNoAxeViolations,
  renderScreen,
  restoreTyped,
  server,
} from 'shared-ui/testing';
import { ImportCountsScreen } from './import-counts.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

/** Four quarters of an hour for the four channels of AU0009, in its channels' names. */
const quarters = [
  'Date,Pedestrian NB,Pedestrian SB,Bicycle NB,Bicycle SB',
  '2026-02-02 08:00:00,1,2,3,4',
  '2026-02-02 08:15:00,5,,7,8',
  '2026-02-02 08:30:00,0,0,0,0',
  '2026-02-02 08:45:00,9,9,9,9',
].join('\n');
/** An Eco-Visio export: a site's total, then its channels. */
const ecoVisio = [
  'Period,September 9, 2024 - September 9, 2024,',
  ',',
  'Time,Sample Trail,Sample Trail IN,Sample Trail OUT,',
  '2024-09-09 00:00:00,9,4,3,',
  '2024-09-09 01:00:00,7,2,5,',
  '2024-09-09 02:00:00,1,,1,',
  '',
].join('\n');
const daily = ['Date,Pedestrian NB', '2026-02-02,1', '2026-02-03,2', '2026-02-04,3'].join('\n');
const csv = (text: string, name = 'counts.csv') => new File([text], name, { type: 'text/csv' });

const open = (as: 'user' | 'houston' = 'user') =>
  renderScreen(<ImportCountsScreen />, { as, at: paths.importCounts.href() });
const load = () => screen.getByRole('button', { name: 'Load File' });
/** Loads the file once the channels are here and have their columns, and the whole file is read. */
async function press(user: UserEvent) {
  await waitFor(() => {
    expect(load()).toBeEnabled();
    expect(load()).not.toHaveAttribute('aria-disabled', 'true');
  });
  await user.click(load());
}
const upload = async (user: UserEvent, file: File) =>
  user.upload(await screen.findByLabelText(/^File/), file);

async function fill(user: UserEvent, file: File, vendor: string, station: string, interval: string) {
  await upload(user, file);
  await choose(/^Vendor/, vendor, user);
  await choose(/^Station/, station, user);
  await choose(/^Count Interval/, interval, user);
  await screen.findByText(/columns? of counts found/);
}
const fillQuarters = (user: UserEvent, text = quarters) =>
  fill(user, csv(text), 'BP/CX Custom', 'AU0009 Rio Grande St at 28th St', '15 minutes');

const runJobs = () => act(() => testApi().runJobs());

async function countsOf(station: string, day: string) {
  const filters = JSON.stringify({ minDate: day, maxDate: day });
  const query = { flowid_txdot: station, filters };
  const { reply } = await act(() => request('GET /counts', { query }, 'user'));
  return reply.data.map(({ date, flowid_txdot, count }) => [date, flowid_txdot, count]);
}

test('loads a generic file whose columns carry the channels’ names', async () => {
  const { user } = await open();
  await fillQuarters(user);
  for (const name of ['Pedestrian NB', 'Pedestrian SB', 'Bicycle NB', 'Bicycle SB']) {
    await waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveDisplayValue(name));
  }
  await press(user);
  expect(await screen.findByText(/The import of counts.csv has started/)).toBeVisible();
  expect(screen.getByLabelText(/^Vendor/)).toHaveDisplayValue('');
  expect(screen.getByText('No file chosen', { exact: false })).toBeVisible();
  expect(await screen.findByRole('progressbar', { name: 'Progress of counts.csv' })).toBeVisible();

  await runJobs();
  expect(await screen.findByText('16 counts read: 16 added.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review counts of Rio Grande St at 28th St' })).toHaveAttribute(
    'href',
    '/validate-counts/AU0009',
  );
  expect(await countsOf('AU0009', '2026-02-02')).toHaveLength(16);
  expect(await countsOf('AU0009', '2026-02-02')).toContainEqual([
    '2026-02-02 08:15:00',
    'AU0009-3-1-5-7',
    null,
  ]);
  await expectNoAxeViolations();
});

test('offers the total of an Eco-Counter site without proposing it, and remembers the mapping', async () => {
  const { user } = await open();
  const eco = () =>
    fill(user, csv(ecoVisio), 'Eco-Counter', 'AU0001 Shoal Creek Trail at 24th St', '60 minutes');
  await eco();
  const south = await screen.findByRole('combobox', { name: 'Bicycle SB' });
  expect(
    within(south)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Do not load', 'Sample Trail (total)', 'Sample Trail IN', 'Sample Trail OUT']);
  expect(south).toHaveDisplayValue('Do not load');
  expect(load()).toBeDisabled();
  await choose('Bicycle SB', 'Sample Trail OUT', user);
  await choose('Bicycle NB', 'Sample Trail IN', user);
  await press(user);
  await screen.findByText(/has started/);
  await runJobs();
  expect(await screen.findByText('6 counts read: 6 added.')).toBeVisible();
  expect(await countsOf('AU0001', '2024-09-09')).toEqual([
    ['2024-09-09 00:00:00', 'AU0001-3-2-5-9', 3],
    ['2024-09-09 00:00:00', 'AU0001-3-2-1-9', 4],
    ['2024-09-09 01:00:00', 'AU0001-3-2-5-9', 5],
    ['2024-09-09 01:00:00', 'AU0001-3-2-1-9', 2],
    ['2024-09-09 02:00:00', 'AU0001-3-2-5-9', 1],
    ['2024-09-09 02:00:00', 'AU0001-3-2-1-9', null],
  ]);

  await eco();
  const proposed = (name: string, column: string) =>
    waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveDisplayValue(column));
  await proposed('Bicycle SB', 'Sample Trail OUT');
  await proposed('Bicycle NB', 'Sample Trail IN');
});

test('refuses a column that two channels claim, in place', async () => {
  const { user } = await open();
  await fillQuarters(user);
  await choose('Bicycle SB', 'Bicycle NB', user);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Bicycle SB' })).toHaveAccessibleDescription(
      /This column is already chosen for Bicycle NB\./,
    ),
  );
  await press(user);
  expect(await screen.findByText('Nothing has been imported yet.')).toBeVisible();
  await expectNoAxeViolations();
});

test('has nothing to load while no channel has a column', async () => {
  const { user } = await open();
  expect(await screen.findByText('Choose a file and a station first.')).toBeVisible();
  expect(load()).toBeDisabled();
  await fillQuarters(user, quarters.replaceAll(/(Pedestrian|Bicycle) /g, 'Column '));
  expect(await screen.findByRole('combobox', { name: 'Bicycle SB' })).toHaveDisplayValue('Do not load');
  expect(load()).toBeDisabled();
});

test('flags a station of another vendor, and says which fields are missing', async () => {
  const { user } = await open();
  await upload(user, csv(quarters));
  await choose(/^Station/, 'AU0009 Rio Grande St at 28th St', user);
  await screen.findByRole('combobox', { name: 'Bicycle SB' });
  await user.selectOptions(screen.getByLabelText(/^Vendor/), '');
  await user.selectOptions(screen.getByLabelText(/^Count Interval/), '');
  await press(user);
  await waitFor(() => expect(screen.getByLabelText(/^Vendor/)).toHaveAccessibleDescription('Invalid vendor'));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Count Interval/)).toHaveAccessibleDescription('Invalid count interval'),
  );

  await choose(/^Vendor/, 'Eco-Counter', user);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Station/)).toHaveAccessibleDescription('Invalid station'),
  );
  expect(screen.queryByRole('option', { name: 'AU0004 Lance Armstrong Bikeway at Waller Creek' })).toBeNull();
  await choose(/^Count Interval/, '15 minutes', user);
  await press(user);
  expect(await screen.findByText('Nothing has been imported yet.')).toBeVisible();
});

test('asks for the period of a TRAFx file, and hourly totals force 60 minutes', async () => {
  const { user } = await open();
  await upload(user, csv(quarters));
  expect(screen.queryByLabelText(/^TRAFx Period/)).toBeNull();
  await choose(/^Vendor/, 'TRAFx', user);
  await choose(/^Station/, 'AU0008 Violet Crown Trail at Home Depot Blvd', user);
  const channel = await screen.findByRole('combobox', { name: 'Channel' });
  await user.selectOptions(channel, within(channel).getAllByRole('option')[1]!);
  await press(user);
  await waitFor(async () =>
    expect(await screen.findByLabelText(/^TRAFx Period/)).toHaveAccessibleDescription('Invalid TRAFx Period'),
  );
  await choose(/^TRAFx Period/, 'Hourly Totals', user);
  expect(screen.getByLabelText(/^Count Interval/)).toBeDisabled();
  expect(screen.getByLabelText(/^Count Interval/)).toHaveDisplayValue('60 minutes');
});

test.each([
  [
    'a picture',
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0])], 'x.png'),
    'This is not a text file. Please save the counts as .csv and try again.',
  ],
  [
    'an empty line at the top',
    csv(`\n${quarters}`),
    'There is an empty line at the top of the file, please remove it.',
  ],
  ['an empty file', csv(''), 'The file is empty.'],
])('refuses %s at once', async (_, file, sentence) => {
  await open();
  fireEvent.drop(await screen.findByLabelText(/^File/), { dataTransfer: { files: [file] } });
  expect(await screen.findAllByText(sentence)).toHaveLength(2);
  await waitFor(() =>
    expect(screen.getByLabelText(/^File/)).toHaveAccessibleDescription(new RegExp(sentence)),
  );
  expect(load()).toBeDisabled();
});

test('puts an older server’s word on the header record plainly', async () => {
  const { user } = await open();
  const message = 'The header record does not exist or is empty at offset: `0`';
  answerOnce('POST /counts/upload', 422, { error: message, message });
  await upload(user, csv(quarters));
  expect(
    await screen.findAllByText('There is an empty line at the top of the file, please remove it.'),
  ).toHaveLength(2);
});

test('says of a file for which the agency has no room left why it is not taken', async () => {
  testApi().quotas.uploads = { files: 0, bytes: 20 };
  const { user } = await open();
  await upload(user, csv(quarters));
  const told = await screen.findAllByText(/larger than the room that your agency’s uploads have left/);
  expect(told[0]).toBeVisible();
});

test('refuses daily totals and keeps what was chosen', async () => {
  const { user } = await open();
  await fillQuarters(user, daily);
  expect((await screen.findAllByText(/This file holds daily or coarser totals/))[0]).toBeVisible();
  await waitFor(() => expect(load()).toHaveAccessibleDescription(/^The file can’t be loaded yet/));
  await user.click(load());
  expect(screen.getByLabelText(/^Vendor/)).toHaveDisplayValue('BP/CX Custom');
  expect(screen.getByText('Nothing has been imported yet.')).toBeVisible();
});

test('where no dry run can be had it loads all the same, lists the lines that could not be taken, and writes nothing', async () => {
  server.use(http.post('*/api/counts/import/preview', () => HttpResponse.error()));
  const { user } = await open();
  await fillQuarters(user, quarters.replace('08:30:00,0', '08:30:00,x').replace('08:45:00,9', '08:45:00,-1'));
  await press(user);
  await screen.findByText(/has started/);
  await runJobs();
  expect(await screen.findByText('2 lines cannot be taken; nothing was written.')).toBeVisible();
  await user.click(screen.getByText('2 lines rejected'));
  const table = screen.getByRole('table', { name: 'Rejected lines of counts.csv' });
  expect(
    within(table).getByRole('row', { name: /^4 “x” in column “Pedestrian NB” is not a number/ }),
  ).toBeVisible();
  expect(
    within(table).getByRole('row', { name: /^5 “-1” in column “Pedestrian NB” is negative/ }),
  ).toBeVisible();
  expect(await countsOf('AU0009', '2026-02-02')).toEqual([]);
});

test('offers the stations of the own agency alone', async () => {
  await open('houston');
  expect(await screen.findByRole('option', { name: /^HO0001/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^AU/ })).toBeNull();
});

test('begins with the station that the address names', async () => {
  await renderScreen(<ImportCountsScreen />, {
    as: 'user',
    at: `${paths.importCounts.href()}?station=AU0009`,
  });
  expect(await screen.findByRole('combobox', { name: /^Station/ })).toHaveDisplayValue(/AU0009/);
});

test('links two example files', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Example file, 15 minutes' })).toHaveAttribute(
    'href',
    '/examples/bpcx-custom-15min.csv',
  );
  expect(screen.getByRole('link', { name: 'Example file, 60 minutes' })).toHaveAttribute(
    'href',
    '/examples/bpcx-custom-60min.csv',
  );
});

test('speaks Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Cargar datos de conteo' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cargar archivo' })).toBeDisabled();
  expect(screen.getByLabelText(/^Proveedor/)).toBeVisible();
});

test('file, choices and mapping outlive the session', async () => {
  const { user, unmount } = await open();
  await fillQuarters(user);
  const column = () => screen.findByRole('combobox', { name: 'Bicycle SB' });
  await waitFor(async () => expect(await column()).toHaveDisplayValue('Bicycle SB'));
  await user.selectOptions(await column(), 'Bicycle NB');
  await endSession();
  unmount();
  await open();
  await screen.findByLabelText(/^File/);
  restoreTyped();
  await waitFor(async () => expect(await column()).toHaveDisplayValue('Bicycle NB'));
  expect(screen.getByText(/counts\.csv/)).toBeInTheDocument();
});
