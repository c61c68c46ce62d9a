import { expect, test } from '@playwright/test';
import { looksOf } from '../../.tools/e2e/looks.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

looksOf([
  ['quality-control', '/quality-control', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  [
    'validate-counts',
    '/validate-counts/AU0001',
    (page) => expect(page.getByText(/counted\. Intervals without/)).toBeVisible(),
  ],
]);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the whole of a count is in view while its note is typed', async ({ page }) => {
    await signInByToken(page, 'user');
    await page.goto('/validate-counts/AU0001');
    const row = page.getByRole('grid', { name: 'Counts' }).getByRole('row').nth(1);
    await row.getByRole('textbox').fill('Battery changed');
    for (const cell of [row.getByRole('rowheader'), ...(await row.getByRole('gridcell').all())]) {
      const box = await cell.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
    }
  });
});
