import { expect } from '@playwright/test';
import { dialogLooksOf } from '../../.tools/e2e/dialog-looks.ts';
import { looksOf } from '../../.tools/e2e/looks.ts';

looksOf([
  [
    'authorized-users',
    '/authorized-users',
    (page) =>
      expect(
        page.getByText('houston@example.org').or(page.getByText('super@example.org')).first(),
      ).toBeVisible(),
  ],
  ['add-user', '/add-user', (page) => expect(page.getByLabel(/^Name/)).toBeVisible()],
  [
    'agencies',
    '/agencies',
    (page) => expect(page.getByRole('table').getByText('City of Houston')).toBeVisible(),
  ],
  ['cities', '/cities', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  ['add-agency', '/add-agency', (page) => expect(page.getByLabel(/^Agency Name/i)).toBeVisible()],
  ['deployments', '/deployments', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  [
    'create-deployment',
    '/create-deployment',
    (page) => expect(page.getByLabel(/Name/).first()).toBeVisible(),
  ],
  [
    'registrations',
    '/registrations',
    (page) => expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible(),
  ],
  [
    'agency-tokens',
    '/agency-tokens',
    (page) => expect(page.getByRole('button', { name: 'Make a token' })).toBeVisible(),
  ],
  [
    'webhooks',
    '/webhooks',
    (page) => expect(page.getByRole('button', { name: 'Add a webhook' })).toBeVisible(),
  ],
  [
    'api-tokens',
    '/api-tokens',
    (page) => expect(page.getByRole('button', { name: 'Make a token' })).toBeVisible(),
  ],
  ['api-guide', '/api-guide', (page) => expect(page.getByText('POST /v1/counts/csv')).toBeVisible()],
  ['audit', '/audit', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
]);

dialogLooksOf([
  [
    'city',
    '/cities',
    async (page) => {
      await page.getByRole('button', { name: 'Add City' }).click();
      await page.getByRole('button', { name: 'Save City' }).click();
      await expect(page.getByText('Invalid fields found')).toBeVisible();
    },
  ],
  [
    'approval',
    '/registrations',
    (page) =>
      page
        .getByRole('button', { name: /^Approve/ })
        .first()
        .click(),
  ],
]);
