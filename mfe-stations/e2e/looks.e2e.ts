import { expect } from '@playwright/test';
import { looksOf } from '../../.tools/e2e/looks.ts';

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
