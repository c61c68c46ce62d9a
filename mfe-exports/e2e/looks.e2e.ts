import { expect } from '@playwright/test';
import { dialogLooksOf } from '../../.tools/e2e/dialog-looks.ts';
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
  ['figures', '/figures', (page) => expect(page.getByRole('row').nth(3)).toBeVisible()],
  [
    'station-figures',
    '/figures/AU0002',
    (page) => expect(page.getByRole('table', { name: 'Years side by side' })).toBeVisible(),
  ],
  [
    'publications',
    '/publications',
    (page) => expect(page.getByRole('table', { name: 'Published Figures' })).toBeVisible(),
  ],
  [
    'factor-groups',
    '/factor-groups',
    (page) => expect(page.getByRole('combobox', { name: /^Year/ })).toBeVisible(),
  ],
  [
    'short-counts',
    '/short-counts',
    (page) => expect(page.getByRole('button', { name: 'Add a short count' })).toBeEnabled(),
  ],
]);

dialogLooksOf([
  [
    'report of an incomplete year',
    '/report',
    (page) => page.getByRole('button', { name: /^Details Barton Springs/ }).click(),
  ],
  ['limits', '/factor-groups', (page) => page.getByRole('button', { name: 'Change the limits' }).click()],
  ['short count', '/short-counts', (page) => page.getByRole('button', { name: 'Add a short count' }).click()],
  [
    'provenance',
    '/figures/AU0001',
    (page) => page.getByRole('button', { name: 'Where this comes from: AADB' }).click(),
  ],
]);
