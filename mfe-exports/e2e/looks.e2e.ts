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
  ['open-data', '/open-data', (page) => expect(page.getByRole('table', { name: 'Open Data' })).toBeVisible()],
  [
    'share-links',
    '/share-links',
    (page) => expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible(),
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

type Flow = { flowid_txdot: string; name: string };

/** A flow as if a day of it had been filled: nothing is filled for a look. */
const filled = ({ flowid_txdot, name }: Flow) => ({
  id: 1,
  flowid_txdot,
  name,
  method: 'weekday-month',
  group: null,
  members: 0,
  donor: null,
  days: [{ date: '2025-03-03', value: 120 }],
  error: null,
  by: 'Uma Castillo',
  at: '2026-03-01T16:00:00Z',
  reason: 'The battery was flat',
  filled: 130,
  unfilled: 128,
  share_of_days: 0.003,
  share_of_traffic: 0.004,
  effect: 0,
});

dialogLooksOf([
  [
    'report of an incomplete year',
    '/report',
    (page) => page.getByRole('button', { name: /^Details Barton Springs/ }).click(),
  ],
  [
    'taking filled days back',
    '/figures/AU0001',
    async (page) => {
      await page.route(/\/api\/figures\/AU0001\/fills\?/, async (route) => {
        const known = (await (await route.fetch()).json()) as { flows: Flow[] };
        await route.fulfill({ json: { ...known, fills: known.flows.slice(0, 1).map(filled) } });
      });
      await page.reload();
      await page
        .getByRole('button', { name: /^Take back the filled days/ })
        .first()
        .click();
    },
  ],
  [
    'filling days',
    '/figures/AU0001',
    (page) =>
      page
        .getByRole('button', { name: /^Fill days of/ })
        .first()
        .click(),
  ],
  ['limits', '/factor-groups', (page) => page.getByRole('button', { name: 'Change the limits' }).click()],
  ['short count', '/short-counts', (page) => page.getByRole('button', { name: 'Add a short count' }).click()],
  [
    'provenance',
    '/figures/AU0001',
    (page) => page.getByRole('button', { name: 'Where this comes from: AADB' }).click(),
  ],
]);
