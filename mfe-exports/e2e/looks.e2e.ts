import { expect } from '@playwright/test';
import { looksOf } from '../../.tools/e2e/looks.ts';

looksOf([
  [
    'exports',
    '/exports',
    (page) => expect(page.getByRole('button', { name: 'Search Stations' })).toBeEnabled(),
  ],
  [
    'tmas-exports',
    '/tmas-exports',
    (page) => expect(page.getByRole('button', { name: 'Search Stations' })).toBeEnabled(),
  ],
  ['report', '/report', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
]);
