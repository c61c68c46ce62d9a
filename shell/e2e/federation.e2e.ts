import { expect, test, type Page } from '@playwright/test';
import { signIn } from './personas.ts';

/** What can go wrong with a remote's files; the shell and the other remotes must not notice. */
const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'manifest missing': (page) =>
    page.route('**/mfe-exports/**/mf-manifest.json*', (route) => route.fulfill({ status: 404 })),
  'manifest of the server failing': (page) =>
    page.route('**/mfe-exports/**/mf-manifest.json*', (route) => route.fulfill({ status: 500, body: 'no' })),
  'manifest that is a page': (page) =>
    page.route('**/mfe-exports/**/mf-manifest.json*', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
    ),
  'entry missing': (page) =>
    page.route('**/mfe-exports/**/remoteEntry*.js*', (route) => route.fulfill({ status: 404 })),
  'entry that is not a program': (page) =>
    page.route('**/mfe-exports/**/remoteEntry*.js*', (route) =>
      route.fulfill({ status: 200, contentType: 'text/javascript', body: 'this is not javascript' }),
    ),
};

for (const [fault, inject] of Object.entries(FAULTS)) {
  test(`a remote with its ${fault} leaves the rest working and can be retried`, async ({ page }) => {
    await inject(page);
    await signIn(page, 'user');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('link', { name: 'CSV Export' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.getByRole('link', { name: 'Quality Control', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Needing Quality Control Review' })).toBeVisible();
    await page.getByRole('link', { name: 'CSV Export' }).click();
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('button', { name: 'Search Stations' })).toBeVisible();
  });
}

test('a registry that is not there leaves sign-in and dashboard working', async ({ page }) => {
  await page.route('**/registry.json', (route) => route.fulfill({ status: 500 }));
  await signIn(page, 'user');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});

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
