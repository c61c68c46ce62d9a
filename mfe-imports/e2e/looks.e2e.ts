import { expect } from '@playwright/test';
import { looksOf } from '../../.tools/e2e/looks.ts';

looksOf([
  ['import-counts', '/import-counts', (page) => expect(page.getByLabel(/^Vendor/)).toBeVisible()],
  ['import-eco-counts', '/import-eco-counts', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  ['import-history', '/import-history', (page) => expect(page.getByLabel(/^Station/)).toBeVisible()],
]);
