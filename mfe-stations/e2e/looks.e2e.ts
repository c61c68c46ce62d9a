import { expect } from '@playwright/test';
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

dialogLooksOf([
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
  ['factor', '/stations/AU0001', (page) => page.getByRole('button', { name: 'Enter factor' }).click()],
]);
