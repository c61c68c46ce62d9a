import { act, screen, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths, VENDOR } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.getState().setLanguage('en'));

const STATION = 'AU0009';
const open = (stationId = STATION) =>
  renderScreen(<App />, { as: 'user', at: paths.station.href({ stationId }) });
const card = async (name = 'Imports') => within(await screen.findByRole('region', { name }));

/** Starts to import a file for the station's first channel. */
async function started(text: string, name: string): Promise<void> {
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
  expect((await request('POST /counts/import', { body }, 'user')).status).toBe(200);
}
const rows = (value: string) => `Date,NB\n2026-02-02 08:00:00,${value}\n2026-02-02 09:00:00,4\n`;

test('tells what each of the newest imports brought, and leads to all of them', async () => {
  for (const value of ['3', '3', '5', '6', '7', '8']) {
    await started(rows(value), `march ${value}.csv`);
    await testApi().runJobs();
  }
  await open();
  const imports = await card();
  const items = await imports.findAllByRole('listitem');
  expect(items).toHaveLength(5);
  expect(items[0]).toHaveTextContent(/^march 8\.csv2 counts read: 1 replaced, 1 unchanged\..+, /);
  expect(items[4]).toHaveTextContent(/^march 3\.csv2 counts read: 2 unchanged\./);
  expect(imports.getByRole('link', { name: 'All imports of this station' })).toHaveAttribute(
    'href',
    `/import-history?station=${STATION}`,
  );
  await expectNoAxeViolations();
});

test('follows one that is under way, and says that there is none yet', async () => {
  await open('AU0001');
  expect(await (await card()).findByText('Nothing has been imported here yet.')).toBeVisible();
  await started(rows('3'), 'march.csv');
  await open();
  expect(await screen.findByText(/march\.csv/)).toBeVisible();
  expect(screen.getByText(/, Waiting/)).toBeVisible();
  await act(async () => testApi().runJobs());
  expect(await screen.findByText('2 counts read: 2 added.', undefined, { timeout: 10_000 })).toBeVisible();
});

test('says why one failed, and speaks Spanish', async () => {
  await started(rows('3'), 'march.csv');
  await testApi().query(
    `update imports set status = 'failed', message = '{"en": "The file is gone.", "es": "El archivo ya no está."}'`,
  );
  languageStore.getState().setLanguage('es');
  await open();
  const imports = await card('Importaciones');
  const [item] = await imports.findAllByRole('listitem');
  expect(item).toHaveTextContent(/march\.csv, Fallid[ao].*El archivo ya no está\./);
});
