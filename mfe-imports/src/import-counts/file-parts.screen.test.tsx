import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { ImportCountsScreen } from './import-counts.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

/** A CSV export of these stations, two hours each. */
async function exportOf(...stations: string[]): Promise<File> {
  const flows = await testApi().query<{ station: string; name: string; flowid: string }>(
    `select s.station_id_tmg as station, f.name, s.station_id_tmg || '-' || f.count_method_code || '-' ||
       f.count_type_code || '-' || f.travel_direction_code || '-' || f.street_side_code as flowid
     from flows f join stations s on s.id = f.station_id where s.station_id_tmg = any($1::text[]) order by f.id`,
    [stations],
  );
  const rows = flows.flatMap(({ station, name, flowid }, at) =>
    ['00', '01'].map(
      (hour) => `${station},Somewhere,${flowid},${name},2024-06-01 ${hour}:00:00,60,${at + 1}`,
    ),
  );
  const header = 'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count';
  const sorted = rows.toSorted((one, other) => one.localeCompare(other));
  return new File([[header, ...sorted, ''].join('\r\n')], 'several.csv', { type: 'text/csv' });
}

async function open(...stations: string[]): Promise<UserEvent> {
  const file = await exportOf(...stations);
  const { user } = await renderScreen(<ImportCountsScreen />, { as: 'user', at: paths.importCounts.href() });
  await user.upload(await screen.findByLabelText(/^File/), file);
  await choose(/^Part of the file/, 'AU0005 60', user);
  return user;
}
/** The dry run of a station's part has come, and the part is loaded. */
async function load(user: UserEvent, station: string): Promise<void> {
  await waitFor(() =>
    expect(screen.getByLabelText(/^Station/)).toHaveDisplayValue(new RegExp(`^${station}`)),
  );
  expect(await screen.findByText('New', { selector: 'dt' }, { timeout: 8000 })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Load File' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Load File' }));
}
const parts = () => screen.findByRole('region', { name: 'Parts of several.csv' });
const told = async () =>
  within(await parts())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const loaded = async () =>
  (
    await testApi().query<{ station: string }>(
      'select s.station_id_tmg as station from imports i join stations s on s.id = i.station_id order by i.id',
    )
  ).map(({ station }) => station);

test('after one part of a file the next is loaded without choosing the file again, each with its dry run and an import of its own', async () => {
  const user = await open('AU0005', 'AU0009', 'HO0001');
  await load(user, 'AU0005');
  const next = await screen.findByRole('button', { name: 'Load the next: AU0009 Somewhere (2 of 3)' });
  expect(await told()).toEqual([
    'AU0005 Somewhere, every 60 minutes: its import has started',
    'AU0009 Somewhere, every 60 minutes: not loaded yet',
    'HO0001 Somewhere, every 60 minutes: left out, you can’t load counts to this station',
  ]);
  expect(screen.getByRole('heading', { name: 'Parts of several.csv' })).toHaveFocus();
  await expectNoAxeViolations();
  await user.click(next);
  await waitFor(async () => expect((await told())[1]).toMatch(/: in the form below$/));
  await load(user, 'AU0009');
  expect(
    await screen.findByText(
      'The imports of 2 parts of 3 have started, 1 was left out. What becomes of them is listed below.',
    ),
  ).toBeVisible();
  expect(await loaded()).toEqual(['AU0005', 'AU0009']);
  await user.click(within(await parts()).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: /^Parts of/ })).toBeNull();
});

test('a part that is refused can be left out, and the end says so', async () => {
  const user = await open('AU0005', 'AU0009');
  await load(user, 'AU0005');
  await user.click(await screen.findByRole('button', { name: /^Load the next/ }));
  answerOnce('POST /counts/import', 422, { error: 'Busy.', message: 'Another import is running.' });
  await load(user, 'AU0009');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Load File' })).toBeEnabled());
  expect((await told())[1]).toMatch(/: in the form below$/);
  await user.click(screen.getByRole('button', { name: 'Leave this part out' }));
  expect(await screen.findByText(/^The import of 1 part of 2 has started, 1 was left out\./)).toBeVisible();
  expect((await told())[1]).toMatch(/: left out$/);
  expect(await loaded()).toEqual(['AU0005']);
});

test('who finishes before the end is told what was left, and another file begins anew', async () => {
  const user = await open('AU0005', 'AU0009');
  await load(user, 'AU0005');
  await user.click(await screen.findByRole('button', { name: 'Finish here' }));
  expect(await screen.findByText(/^The import of 1 part of 2 has started, 1 was left out\./)).toBeVisible();
  await user.upload(screen.getByLabelText(/^File/), await exportOf('AU0009'));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Parts of/ })).toBeNull());
});

test('a file of one station offers nothing more', async () => {
  const file = await exportOf('AU0005');
  const { user } = await renderScreen(<ImportCountsScreen />, { as: 'user', at: paths.importCounts.href() });
  await user.upload(await screen.findByLabelText(/^File/), file);
  await load(user, 'AU0005');
  await waitFor(async () => expect(await loaded()).toEqual(['AU0005']));
  expect(screen.queryByRole('region', { name: /^Parts of/ })).toBeNull();
});

test('in Spanish too', async () => {
  const user = await open('AU0005', 'AU0009');
  await load(user, 'AU0005');
  await screen.findByRole('button', { name: /^Load the next/ });
  languageStore.setState({ language: 'es' });
  expect(
    await screen.findByRole('button', { name: 'Cargar la siguiente: AU0009 Somewhere (2 de 2)' }),
  ).toBeVisible();
});
