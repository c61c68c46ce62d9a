import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths, VENDOR } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { ImportHistoryScreen } from './import-history.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const STATION = 'AU0009';
const open = (as: 'user' | 'houston' = 'user', query = '') =>
  renderScreen(<ImportHistoryScreen />, { as, at: `${paths.importHistory.href()}${query}` });
const rows = (value: string) => `Date,NB\n2026-02-02 08:00:00,${value}\n2026-02-02 09:00:00,4\n`;

/** Imports a file for the first channel of the station, to its end. */
async function imported(text: string, name: string): Promise<void> {
  const form = new FormData();
  form.append('file', new File([text], name, { type: 'text/csv' }));
  const { reply: upload } = await request('POST /counts/upload', { body: form }, 'user');
  const { reply: channels } = await request(
    'POST /stations/channels',
    { body: { station: STATION } },
    'user',
  );
  const body = {
    file: upload.file,
    vendor: VENDOR.custom,
    station: STATION,
    interval: 60,
    channels: [{ id: channels[0]?.id ?? 0, header: 'NB' }],
  };
  const { status } = await request('POST /counts/import', { body }, 'user');
  expect(status).toBe(200);
  await testApi().runJobs();
}
const item = async (name: string) =>
  within(await waitFor(() => screen.getByRole('heading', { name }).closest('li')!));

test('says so while nothing has been imported, and leads to both imports', async () => {
  await open();
  expect(await screen.findByText('Nothing has been imported yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload Count Data' })).toHaveAttribute('href', '/import-counts');
  expect(screen.getByRole('link', { name: 'Import New Count Data' })).toHaveAttribute(
    'href',
    '/import-eco-counts',
  );
});

test('takes an import back after a question', async () => {
  await imported(rows('3'), 'february.csv');
  const { user } = await open();
  const february = await item('february.csv');
  expect(february.getByText('2 counts read: 2 added.')).toBeVisible();
  expect(february.getByRole('link', { name: /^AU0009 / })).toHaveAttribute('href', '/stations/AU0009');
  await user.click(february.getByRole('button', { name: 'Undo the import of february.csv' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  await user.click(question.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^february\.csv is being undone/)).toBeVisible();
  await act(() => testApi().runJobs());
  expect(await screen.findByText(/^Undone by Uma Castillo on /)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo the import/ })).toBeNull();
  await expectNoAxeViolations();
});

test('says why an import cannot be undone any more', async () => {
  await imported(rows('3'), 'february.csv');
  await request('POST /counts/certify', { body: { flowid_txdot: STATION, reason: 'Known' } }, 'user');
  await testApi().runJobs();
  await open();
  const february = await item('february.csv');
  expect(february.getByText(/^It can no longer be undone: counts of it are certified/)).toBeVisible();
  expect(february.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('an import that changed nothing has nothing to undo', async () => {
  await imported(rows('3'), 'february.csv');
  await imported(rows('3'), 'again.csv');
  await open();
  const again = await item('again.csv');
  expect(again.getByText('2 counts read: 2 unchanged.')).toBeVisible();
  expect(again.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(again.queryByText(/no longer be undone/)).toBeNull();
});

test('hands out the lines that were rejected as a file', async () => {
  await imported(rows('x'), 'broken.csv');
  const { user } = await open();
  const broken = await item('broken.csv');
  expect(broken.getByText('Failed')).toBeVisible();
  const saved: Promise<string>[] = [];
  const address = jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(new Response(blob as Blob).text());
    return '#rejected';
  });
  const revoke = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  await user.click(broken.getByRole('button', { name: 'Download the rejected lines of broken.csv' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]).toMatch(/2,.*“x” in column “NB” is not a number/);
  address.mockRestore();
  revoke.mockRestore();
});

test('shows the imports of one station alone, and no other agency’s', async () => {
  await imported(rows('3'), 'february.csv');
  const { unmount, user } = await open('user', '?station=AU0001');
  expect(await screen.findByText(/^Nothing matches these filters/)).toHaveTextContent('AU0001');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText(/february\.csv/)).toBeVisible();
  unmount();
  await open('houston');
  expect(await screen.findByText('Nothing has been imported yet.')).toBeVisible();
});

test('shows older imports on demand', async () => {
  await imported(rows('3'), 'first.csv');
  await testApi().query(
    `insert into imports (station_id, user_id, requested_by, upload_id, file_name, vendor_code, request, status, created_at)
     select station_id, user_id, requested_by, upload_id, 'copy ' || n, vendor_code, request, 'failed', created_at
     from imports, generate_series(1, 50) n`,
  );
  const { user } = await open();
  await item('copy 50');
  expect(screen.queryByRole('heading', { name: 'first.csv' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show older imports' }));
  expect(await screen.findByRole('heading', { name: 'first.csv' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older imports' })).toBeNull();
});

test('speaks Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await open();
  expect(await screen.findByText('Aún no se ha importado nada.')).toBeVisible();
});
