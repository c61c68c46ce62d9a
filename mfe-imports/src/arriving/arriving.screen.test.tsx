import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { ImportCountsScreen } from '../import-counts/import-counts.screen.tsx';
import { ArrivingScreen } from './arriving.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  testApi().settings.dropFolder = '/drop';
});
afterEach(() => languageStore.setState({ language: 'en' }));

const AUSTIN = 3;
const STATION = 'AU0009';
const ROWS = 'Date,Pedestrian NB\n2026-02-02 08:00:00,3\n2026-02-02 09:00:00,4\n';
const NO_MAPPING = {
  en: 'No mapping is saved for files such as this one.',
  es: 'No hay ninguna asignación guardada para archivos como este.',
};

/** A file that was taken up and looked into, as the server keeps it. */
async function arrived(name: string, state: 'waits' | 'refused' = 'waits', content = ROWS): Promise<void> {
  const taking = crypto.randomUUID();
  await testApi().files.write(`${taking}.upload`, [new TextEncoder().encode(content)]);
  await testApi().query(
    `insert into drops (agency_id, taking, name, bytes, sha256, state, reasons, station_id, taken_at)
     values ($1, $2, $3, $4, $2, $5, $6::text::jsonb, (select id from stations where station_id_tmg = $7), now())`,
    [AUSTIN, taking, name, content.length, state, JSON.stringify([NO_MAPPING]), STATION],
  );
}
const open = () => renderScreen(<ArrivingScreen />, { as: 'user', at: paths.arriving.href() });
const item = async (name: string) =>
  within(await waitFor(() => screen.getByRole('heading', { name }).closest('li')!));

test('says where files are left, and that none has come', async () => {
  await open();
  expect(await screen.findByText(/Your agency’s folder is 3\/in/)).toBeVisible();
  expect(screen.getByText('No file has arrived yet.')).toBeVisible();
  expect(await screen.findByText('No mapping is saved yet.')).toBeVisible();
  await expectNoAxeViolations();
});

test('says so where the installation takes no files by themselves', async () => {
  testApi().settings.dropFolder = null;
  await open();
  expect(await screen.findByText(/This installation has no drop folder yet/)).toBeVisible();
});

test('a file that waits says why, and leads to the import of its station', async () => {
  await arrived('march.csv');
  await arrived('photo.jpg', 'refused');
  await open();
  const march = await item('march.csv');
  expect(march.getByText('Waits for you')).toBeVisible();
  expect(march.getByRole('list', { name: 'Why it waits' })).toHaveTextContent(NO_MAPPING.en);
  expect(march.getByRole('link', { name: 'Open and load march.csv' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/import-counts\?drop=\d+&station=AU0009$/),
  );
  const photo = await item('photo.jpg');
  expect(photo.getByText('Refused')).toBeVisible();
  expect(photo.queryByRole('button')).not.toBeInTheDocument();
  // what waits stands first, whatever has come since
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['march.csv', 'photo.jpg']);
  await expectNoAxeViolations();
});

test('a file is discarded with a reason, which is asked for', async () => {
  await arrived('march.csv');
  const { user } = await open();
  const march = await item('march.csv');
  await user.click(march.getByRole('button', { name: 'Discard march.csv' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard march.csv?' }));
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(dialog.getByText('Please say why the file is not loaded.')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Reason/), 'Sent by mistake');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Discarded by Uma Castillo: Sent by mistake')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open and load march.csv' })).not.toBeInTheDocument();
});

test('a file is opened in the form of every import, loaded, and remembered', async () => {
  await arrived('AU0009-march.csv');
  const { drops } = (await request('GET /drops', { query: {} }, 'user')).reply;
  const at = `${paths.importCounts.href()}?drop=${drops[0]?.id}&station=${STATION}`;
  const { user } = await renderScreen(<ImportCountsScreen />, { as: 'user', at });
  expect(await screen.findByText('1 column of counts found.')).toBeVisible();
  const remember = await screen.findByRole('checkbox', { name: /^Load files such as this one/ });
  await user.click(remember);
  const load = screen.getByRole('button', { name: 'Load File' });
  await waitFor(() => {
    expect(load).toBeEnabled();
    expect(load).not.toHaveAttribute('aria-disabled', 'true');
  });
  await user.click(load);
  expect(await screen.findByText(/The import of AU0009-march.csv has started/)).toBeVisible();
  const { data } = (await request('GET /saved-mappings', {}, 'user')).reply;
  expect(data).toMatchObject([{ station_id_tmg: STATION, columns: ['Pedestrian NB'], unused: ['Date'] }]);
  const after = (await request('GET /drops', { query: {} }, 'user')).reply;
  expect(after).toMatchObject({ waiting: 0, drops: [{ state: 'loading', by: 'Uma Castillo' }] });
});

test('without a drop folder nothing is asked to be remembered', async () => {
  testApi().settings.dropFolder = null;
  const { user } = await renderScreen(<ImportCountsScreen />, {
    as: 'user',
    at: paths.importCounts.href(),
  });
  await user.upload(await screen.findByLabelText(/^File/), new File([ROWS], 'a.csv', { type: 'text/csv' }));
  await screen.findByText('1 column of counts found.');
  expect(screen.queryByRole('checkbox', { name: /^Load files such as this one/ })).not.toBeInTheDocument();
});

test('a saved mapping is shown with what it knows, and deleted after a question', async () => {
  await testApi().query(
    `insert into saved_mappings (agency_id, station_id, fingerprint, vendor_code, layout, delimiter, interval_minutes,
       headers, channels, reading, user_name, saved_at)
     select $1, id, 'a', '0', 'columns', ',', 60, '{Date,NB,Temperature}', '[{"id": 1, "header": "NB"}]', '{}', 'Uma Castillo',
       now() from stations where station_id_tmg = $2`,
    [AUSTIN, STATION],
  );
  const { user } = await open();
  expect(await screen.findByText('Columns that are loaded: NB')).toBeVisible();
  expect(screen.getByText('Not used: Date, Temperature')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Delete the mapping for / }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this mapping?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No mapping is saved yet.')).toBeVisible();
});

test('is told in Spanish, too', async () => {
  await arrived('marzo.csv');
  languageStore.setState({ language: 'es' });
  await open();
  const march = await item('marzo.csv');
  expect(march.getByText(NO_MAPPING.es)).toBeVisible();
  expect(march.getByRole('link', { name: 'Abrir y cargar marzo.csv' })).toBeVisible();
});
