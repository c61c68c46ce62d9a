import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { exportFile, forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { ImportCountsScreen } from './import-counts.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

/** An export of these stations as a file of the person's. */
const exportOf = async (...stations: string[]) =>
  new File([(await exportFile(testApi(), ...stations)).text], 'several.csv', { type: 'text/csv' });

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

const AUSTIN = 3;
/** An export of several stations that came by the folder, as the server keeps it. */
async function arrived(...stations: string[]): Promise<number> {
  testApi().settings.dropFolder = '/drop';
  const taking = crypto.randomUUID();
  const { text } = await exportFile(testApi(), ...stations);
  await testApi().files.write(`${taking}.upload`, [new TextEncoder().encode(text)]);
  const [row] = await testApi().query<{ id: number }>(
    `insert into drops (agency_id, taking, name, bytes, sha256, state, reasons, parts, taken_at)
     values ($1, $2, 'several.csv', $3, $2, 'waits', '[]', $4::text[], now()) returning id`,
    [AUSTIN, taking, text.length, stations.map((station) => `${station} 60`)],
  );
  return row?.id ?? 0;
}
const openArrived = async (id: number) => {
  const at = `${paths.importCounts.href()}?drop=${id}`;
  const { user } = await renderScreen(<ImportCountsScreen />, { as: 'user', at });
  await screen.findByLabelText(/^Part of the file/);
  return user;
};
const listed = async () => (await request('GET /drops', { query: {} }, 'user')).reply;

test('the parts of a file that arrived are loaded one after the other, and it waits until all are', async () => {
  const id = await arrived('AU0005', 'AU0009');
  const user = await openArrived(id);
  await choose(/^Part of the file/, 'AU0005 60', user);
  await load(user, 'AU0005');
  const next = await screen.findByRole('button', { name: 'Load the next: AU0009 Somewhere (2 of 2)' });
  expect(await listed()).toMatchObject({ waiting: 1, drops: [{ state: 'waits' }] });
  await user.click(next);
  await load(user, 'AU0009');
  expect(await screen.findByText(/^The imports of 2 parts of 2 have started/)).toBeVisible();
  expect(await loaded()).toEqual(['AU0005', 'AU0009']);
  expect(await listed()).toMatchObject({ waiting: 0, drops: [{ state: 'loading' }] });
});

test('of a file that arrived, what was loaded before is known when it is opened again, and the rest stays', async () => {
  const id = await arrived('AU0005', 'AU0009', 'AU0001');
  const first = await openArrived(id);
  await choose(/^Part of the file/, 'AU0005 60', first);
  await load(first, 'AU0005');
  await screen.findByRole('button', { name: /^Load the next/ });
  cleanup();
  const user = await openArrived(id);
  await choose(/^Part of the file/, 'AU0009 60', user);
  await load(user, 'AU0009');
  await screen.findByRole('button', { name: 'Load the next: AU0001 Somewhere (1 of 3)' });
  expect((await told()).filter((line) => line?.includes('its import has started'))).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Finish here' }));
  expect(await screen.findByText(/^The file stays among the arriving files until/)).toBeVisible();
  expect((await listed()).waiting).toBe(1);
});
