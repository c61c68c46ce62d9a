import { expect, type Page } from '@playwright/test';
import { dialogLooksOf } from '../../.tools/e2e/dialog-looks.ts';
import { looksOf } from '../../.tools/e2e/looks.ts';
import { photoTakenAt } from '../../.tools/e2e/photo-file.ts';

looksOf([
  ['stations', '/stations', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  [
    'station',
    '/stations/AU0001',
    (page) =>
      expect(
        page.getByRole('region', { name: 'What was certified' }).getByRole('listitem').first(),
      ).toBeVisible(),
  ],
  ['network', '/network', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  ['import-stations', '/import-stations', (page) => expect(page.getByLabel(/^Station Name/)).toBeVisible()],
  [
    'edit-station',
    '/edit-station/AU0004',
    (page) => expect(page.getByLabel(/^Station Name/)).not.toHaveValue(''),
  ],
  [
    'import-eco-stations',
    '/import-eco-stations',
    (page) => expect(page.getByRole('row', { name: /Austin trails, total/ })).toBeVisible(),
  ],
  ['next-stations', '/next/stations', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  [
    'next-drafts',
    '/next/stations?show=drafts',
    (page) => expect(page.getByRole('progressbar').first()).toBeVisible(),
  ],
  [
    'next-import-stations',
    '/next/import-stations',
    (page) => expect(page.getByLabel(/^Station Name/)).toBeVisible(),
  ],
  [
    'next-edit-station',
    '/next/edit-station/AU0001',
    async (page) => {
      await page
        .getByRole('table', { name: 'Flows' })
        .getByRole('button', { expanded: false })
        .first()
        .click();
      await expect(page.getByRole('region', { name: /^Details of / })).toBeVisible();
    },
  ],
  [
    'next-review',
    '/next/stations?show=drafts',
    async (page) => {
      // one of the demonstration: those that other tests add are published meanwhile
      await page.getByRole('link', { name: 'Edit Draft Bouldin Creek Trail at Barton Springs Rd' }).click();
      await expect(page.getByRole('heading', { level: 2, name: 'Flows' })).toBeVisible();
      await page.goto(`${page.url()}?step=review`);
      await expect(page.getByRole('heading', { level: 2, name: 'What will be published' })).toBeVisible();
    },
  ],
]);

/** A view as if somebody had kept it: nothing is kept for a look. */
const VIEW = {
  id: 1,
  name: 'Drafts of the north, by district and county',
  shared: true,
  mine: true,
  may_change: true,
  look: { columns: null, filters: [], sort: null },
  version: 1,
};

/** A counter as if somebody had entered it. */
const COUNTER = {
  id: 1,
  vendor: 'Eco-Counter',
  model: 'MULTI',
  serial: 'X2H19',
  firmware: '',
  settings: null,
  first_day: '2025-04-01',
  last_day: null,
  by: 'Ana Reyes',
  version: 1,
};

/** An outage that goes on, as if the counter had fallen silent. */
const OUTAGE = {
  id: 1,
  kind: 'silent',
  flow: null,
  start_at: '2026-02-20T06:00:00Z',
  silent_at: '2026-02-21T06:00:00Z',
  recovered_at: null,
  filled_at: null,
  retired_at: null,
  lost_hours: 24,
  level: null,
  investigation: 'open',
  note: null,
  assignee: null,
  version: 1,
};

async function withOutage(page: Page): Promise<void> {
  await page.route('**/api/stations/AU0001/health*', async (route) => {
    const known = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...known, outages: [OUTAGE] } });
  });
  await page.reload();
}

dialogLooksOf([
  [
    'deleting a view',
    '/stations',
    async (page) => {
      await page.route(/\/api\/table-views\?/, (route) => route.fulfill({ json: { data: [VIEW] } }));
      const views = page.getByRole('button', { name: /^View/ }).first();
      await views.click();
      await page.getByRole('button', { name: VIEW.name, exact: true }).click();
      await views.click();
      await page.getByRole('button', { name: `Delete ${VIEW.name}` }).click();
    },
  ],
  [
    'photos',
    '/stations/AU0001',
    async (page) => {
      await page.getByRole('button', { name: 'Add photos' }).click();
      const mimeType = 'image/png';
      const dialog = page.getByRole('dialog', { name: 'Add photos' });
      await dialog.getByLabel(/^Photos/).setInputFiles([
        { name: 'pole.png', mimeType, buffer: photoTakenAt({ latitude: 30.29, longitude: -97.75 }) },
        { name: 'notes.png', mimeType, buffer: Buffer.from('no picture') },
      ]);
      // what can't be shown has a sign in its place, not the browser's for what is broken
      await expect(dialog.locator('img')).toHaveCount(1);
    },
  ],
  ['visit', '/stations/AU0001', (page) => page.getByRole('button', { name: 'Add visit' }).click()],
  [
    'file of a counter',
    '/stations/AU0001',
    async (page) => {
      await page.route('**/api/stations/AU0001/field*', (route) =>
        route.fulfill({ json: { visits: [], equipment: [COUNTER] } }),
      );
      await page.reload();
      await page.getByRole('button', { name: /^Add a file of/ }).click();
    },
  ],
  [
    'outage',
    '/stations/AU0001',
    async (page) => {
      await withOutage(page);
      await page.getByRole('button', { name: /^Look into it/ }).click();
    },
  ],
  [
    'mute',
    '/stations/AU0001',
    async (page) => {
      await withOutage(page);
      await page.getByRole('button', { name: /^Mute/ }).click();
    },
  ],
  ['factor', '/stations/AU0001', (page) => page.getByRole('button', { name: 'Enter factor' }).click()],
]);
