import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths, yesterday } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, endSession, expectNoAxeViolations, renderScreen, restoreTyped } from 'shared-ui/testing';
import { ImportEcoCountsScreen } from './import-eco-counts.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = async (as: 'user' | 'houston' | 'super' = 'user') => {
  const view = await renderScreen(<ImportEcoCountsScreen />, { as, at: paths.importEcoCounts.href() });
  await screen.findByRole('table', { name: 'Stations with counters of Eco-Counter' });
  return view;
};
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const endDate = () => screen.getByLabelText(/^End date/);
const importButton = () => screen.getByRole('button', { name: 'Import Counts' });

test('imports the counts of the stations chosen and tells what became of them', async () => {
  await testApi().query(
    `delete from counts where ts >= '2026-02-20' and station_id = (select id from stations where station_id_tmg = 'AU0001')`,
  );
  const { user } = await open();
  expect(await screen.findByText(/stations and counts are simulated/)).toBeVisible();
  expect(screen.getByText(/Import only a few months at a time/)).toBeVisible();
  expect(importButton()).toBeDisabled();
  await user.click(box(/Select AU0001/));
  expect(screen.getByText('1 station selected.')).toBeVisible();
  await user.click(importButton());
  expect(await screen.findByText(/^Request for import sent\. Counts of one station up to/)).toBeVisible();
  await waitFor(() => expect(box(/Select AU0001/)).toBeDisabled());
  expect(
    within(screen.getByRole('row', { name: /Shoal Creek/ })).getByText('An import is running'),
  ).toBeVisible();

  await act(() => testApi().runJobs());
  expect(await screen.findByText(/480 added/)).toBeVisible();
  await waitFor(() => expect(box(/Select AU0001/)).toBeEnabled());
  expect(screen.getByRole('heading', { name: 'Eco-Visio (simulated)' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Review counts of Shoal Creek/ })).toHaveAttribute(
    'href',
    '/validate-counts/AU0001',
  );
  await expectNoAxeViolations();
});

test('an end date later than yesterday becomes yesterday, and one is required', async () => {
  const { user } = await open();
  const last = yesterday(new Date()).replaceAll('-', '/');
  expect(endDate()).toHaveValue(last);
  await user.clear(endDate());
  await user.type(endDate(), '2999/01/01');
  await user.tab();
  expect(endDate()).toHaveValue(last);
  await user.clear(endDate());
  await user.tab();
  await user.click(box(/Select AU0001/));
  await user.click(importButton());
  await waitFor(() => expect(endDate()).toHaveAccessibleDescription(/This field is required\./));
  expect(await testApi().query('select 1 from imports')).toEqual([]);
});

test('an end date that cannot be read is refused: the day that it was typed over is not taken for it', async () => {
  const { user } = await open();
  await user.click(box(/Select AU0001/));
  await user.clear(endDate());
  await user.type(endDate(), '2026/02/31');
  await user.click(importButton());
  await waitFor(() => expect(endDate()).toHaveAccessibleDescription(/Enter a date as YYYY\/MM\/DD/));
  await waitFor(() => expect(endDate()).toHaveFocus());
  expect(await testApi().query('select 1 from imports')).toEqual([]);
});

test('what was chosen outlives the session', async () => {
  const first = await open();
  await first.user.click(box(/Select AU0001/));
  await first.user.clear(endDate());
  await first.user.type(endDate(), '2026/01/15');
  await first.user.tab();
  await endSession();
  first.unmount();
  await open();
  expect(box(/Select AU0001/)).not.toBeChecked();
  restoreTyped();
  await waitFor(() => expect(box(/Select AU0001/)).toBeChecked());
  expect(endDate()).toHaveValue('2026/01/15');
});

test('a station that is busy or has no Eco ID says so and is not selected with all others', async () => {
  await testApi().query(`update stations set importing = true where station_id_tmg = 'AU0001'`);
  await testApi().query(`update stations set certifying = true where station_id_tmg = 'AU0002'`);
  await testApi().query(`update stations set eco_id = 'false' where station_id_tmg = 'AU0005'`);
  await testApi().query(
    `update flows set eco_id = '' where station_id = (select id from stations where station_id_tmg = 'AU0005')`,
  );
  const { user } = await open('super');
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/AU0001/).getByText('An import is running')).toBeVisible();
  expect(row(/AU0002/).getByText('A certification is running')).toBeVisible();
  expect(row(/AU0002/).getByRole('link')).toHaveAttribute('href', '/stations/AU0002');
  expect(row(/AU0005/).getByText(/^No Eco ID/)).toBeVisible();
  for (const name of [/AU0001/, /AU0002/, /AU0005/]) expect(box(name)).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Select all that can be imported' }));
  expect(box(/HO0001/)).toBeChecked();
  expect(box(/AU0001/)).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByText('0 stations selected.')).toBeVisible();
});

test('filters narrow the list', async () => {
  const { user } = await open('super');
  await user.type(screen.getByLabelText(/Filter by Station Name/), 'shoal');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /HO0001/ })).toBeNull());
  expect(box(/AU0001/)).toBeVisible();
});

test.each([
  [
    'imports by now',
    `update stations set importing = true where station_id_tmg = 'AU0001'`,
    /^Counts are being imported for Shoal Creek Trail at 24th St/,
  ],
  [
    'is another agency’s by now',
    `update stations set agency_id = (select agency_id from stations where station_id_tmg = 'HO0001')
     where station_id_tmg = 'AU0001'`,
    /^One of these stations is not known here\./,
  ],
  [
    'has no channels of the platform by now',
    `update flows set eco_id = null
     where station_id = (select id from stations where station_id_tmg = 'AU0001')`,
    /^No flow of Shoal Creek Trail at 24th St has the Eco ID of a channel/,
  ],
])('a station that %s is refused at the list of them, which has the focus', async (_, change, sentence) => {
  const { user } = await open();
  await user.click(box(/Select AU0001/));
  await testApi().query(change);
  await user.click(importButton());
  const list = screen.getByRole('group', { name: 'Stations with counters of Eco-Counter' });
  await waitFor(() => expect(list).toHaveFocus());
  expect(list).toHaveAccessibleDescription(sentence);
  expect(within(list).getByText(sentence)).toBeVisible();
  await expectNoAxeViolations();
});

test('what was refused of the stations goes with another choice of them', async () => {
  const { user } = await open();
  await user.click(box(/Select AU0001/));
  await user.click(box(/Select AU0002/));
  await testApi().query(`update stations set certifying = true where station_id_tmg = 'AU0002'`);
  await user.click(importButton());
  const list = screen.getByRole('group', { name: 'Stations with counters of Eco-Counter' });
  await waitFor(() => expect(list).toHaveAccessibleDescription(/Butler Trail/));
  await user.click(box(/Select AU0001/));
  expect(list).not.toHaveAccessibleDescription();
});

test('a failure without words of the server says what did not work', async () => {
  const { user } = await open();
  await user.click(box(/Select AU0001/));
  answerOnce('POST /import/eco-counts', 500, { error: 'Out of order.' });
  await user.click(importButton());
  expect(await screen.findByText('Out of order.')).toBeVisible();
});

test('an import that the platform fails tells why', async () => {
  await testApi().vendor.trouble({ kind: 'error', requests: 1000 });
  const { user } = await open();
  await user.click(box(/Select AU0001/));
  await user.click(importButton());
  await screen.findByText(/^Request for import sent/);
  await act(() => testApi().runJobs());
  expect(await screen.findByText('Eco-Visio does not answer.')).toBeVisible();
});

test('shows the own agency’s stations alone, in Spanish too', async () => {
  languageStore.setState({ language: 'es' });
  await renderScreen(<ImportEcoCountsScreen />, { as: 'houston', at: paths.importEcoCounts.href() });
  expect(await screen.findByRole('checkbox', { name: /Seleccionar HO0001/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /AU0001/ })).toBeNull();
});
