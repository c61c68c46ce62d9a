import { expect } from '@playwright/test';
import { looksOf } from '../../.tools/e2e/looks.ts';

looksOf([
  ['import-counts', '/import-counts', (page) => expect(page.getByLabel(/^Vendor/)).toBeVisible()],
  [
    'import-counts-with-file',
    '/import-counts',
    async (page) => {
      const rows = ['00', '01', '02'].map((hour) => `2026-02-02 ${hour}:00:00,7,9`);
      await page.getByLabel(/^File/).setInputFiles({
        name: 'counts.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(['Date,Bicycles toward the river,Pedestrians,', ...rows].join('\n')),
      });
      await expect(page.getByRole('table', { name: 'First rows as read' })).toBeVisible();
    },
  ],
  ['import-eco-counts', '/import-eco-counts', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  ['import-history', '/import-history', (page) => expect(page.getByLabel(/^Station/)).toBeVisible()],
  [
    'automatic-import',
    '/automatic-import',
    (page) => expect(page.getByRole('heading', { name: 'Schedule' })).toBeVisible(),
  ],
  [
    'arriving',
    '/imports/arriving',
    (page) => expect(page.getByRole('heading', { name: 'Saved mappings' })).toBeVisible(),
  ],
]);
