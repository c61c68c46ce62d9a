import { expect } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { looksOf } from '../../.tools/e2e/looks.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

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

test('on a phone three first rows stand before vendor and station, the rest where they are asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByToken(page, 'user');
  await page.goto('/import-counts');
  const rows = Array.from(
    { length: 12 },
    (_, hour) => `2026-02-02 ${String(hour).padStart(2, '0')}:00:00,${hour === 1 ? 'broken' : 7}`,
  );
  await page.getByLabel(/^File/).setInputFiles({
    name: 'counts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Date,Bicycles', ...rows].join('\n')),
  });
  const table = page.getByRole('table', { name: 'First rows as read' });
  const cards = table.locator('tbody tr').filter({ visible: true });
  await expect(cards).toHaveCount(3);
  // what a card leaves out is a cell without anything, not one with something that is no count
  await expect(cards.nth(1).getByText('broken')).toBeVisible();
  const more = page.getByRole('button', { name: 'Show all 8 rows' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await expect(cards).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Show the first 3 rows' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(3);
  // paper has room for all, and so has a table
  await page.emulateMedia({ media: 'print' });
  await expect(cards).toHaveCount(8);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect(cards).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Show all 8 rows' })).toBeHidden();
});
