import { expect } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

test('the boxes of rows are pressed in their whole cell, 24 px and more (WCAG 2.5.8)', async ({ page }) => {
  await signInByToken(page, 'super');
  await page.goto('/validate-counts/AU0006');
  const box = page.getByRole('checkbox', { name: /^Select 20/ }).first();
  await expect(box).not.toBeChecked();
  const cell = page
    .locator('td.qc-select')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const all = page.locator('th.qc-select label');
  for (const target of [cell, all]) {
    const size = await target.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  // beside the box that is drawn
  await cell.click({ position: { x: 2, y: 2 } });
  await expect(box).toBeChecked();
  const size = await all.boundingBox();
  await all.click({ position: { x: 1, y: (size?.height ?? 24) / 2 } });
  await expect(page.getByRole('checkbox', { name: 'Select all rows on this page' })).toBeChecked();
  await all.click({ position: { x: 1, y: (size?.height ?? 24) / 2 } });
  await expect(box).not.toBeChecked();
});
