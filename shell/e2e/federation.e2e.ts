import { expect } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { signIn } from '../../.tools/e2e/personas.ts';

test('the remotes share the one session: signing out in the shell signs all out', async ({ page }) => {
  await signIn(page, 'user');
  await page.getByRole('link', { name: 'Quality Control', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Needing Quality Control Review' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Uma|^User|Account|menu/i })
    .first()
    .click();
  await page
    .getByRole('link', { name: 'Logout' })
    .or(page.getByRole('button', { name: 'Logout' }))
    .or(page.getByRole('menuitem', { name: 'Logout' }))
    .click();
  await expect(page.getByText('Howdy! Please login to your account.')).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('vuex')])).toEqual([
    null,
    null,
  ]);
});
