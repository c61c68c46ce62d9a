import { expect, test, type Page, type Route } from '@playwright/test';
import { PASSWORD, PERSONAS, signInByToken } from '../../.tools/e2e/personas.ts';
import { follow, titled } from './fault-walk.ts';

// that nothing waits for what it does not need is shown by holding that back, not by a clock

/** Holds back what is asked for at such addresses; answers how to let all of it go. */
async function hold(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(addresses, (route) => (isHolding ? void held.push(route) : route.continue()));
  return async () => {
    isHolding = false;
    // the page may have given one up meanwhile
    for (const route of held) await route.continue().catch(() => undefined);
  };
}

/** All that is still to be asked for. */
const asked = (page: Page, addresses: RegExp[]) =>
  Promise.all(addresses.map((address) => page.waitForRequest(address)));

/** Code of the quality control remote that comes after its entry and what that exposes. */
const LATER_CODE = /\/remotes\/mfe-qc\/[^/]+\/(?!remoteEntry|__federation)[^/]+\.js$/;

test('of a remote that nobody foresaw no file waits for another', async ({ page }) => {
  await signInByToken(page, 'user');
  await page.goto('/glossary');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const release = await hold(page, /\/remotes\/mfe-exports\/.*mf-manifest/);
  const files = asked(page, [
    /\/remotes\/mfe-exports\/.*remoteEntry\..*\.js/,
    /\/remotes\/mfe-exports\/.*__federation_expose_lifecycles\..*\.js/,
    /\/remotes\/mfe-exports\/.*mf-manifest/,
  ]);
  await follow(page, 'CSV Export');
  await files;
  await release();
  await expect(titled(page, 'CSV Export')).toBeVisible();
});

test('the calls of a review wait for none of its code', async ({ page }) => {
  await signInByToken(page, 'super');
  await page.goto('/dashboard');
  const link = page.locator('table a[href^="/validate-counts/"]').first();
  await expect(link).toBeVisible();
  const release = await hold(page, LATER_CODE);
  const calls = asked(page, [
    /\/api\/stations\/[A-Z0-9]+\?/,
    /\/api\/counts\/scope\?/,
    /\/api\/counts\/certifications\?/,
    /\/api\/suspects/,
    /\/api\/counts\?/,
  ]);
  await link.click();
  await calls;
  await release();
  await expect(page.getByRole('grid', { name: 'Counts' })).toBeVisible();
});

test('what comes after signing in is fetched while that is typed', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const code = page.waitForRequest(/\/shell\/[^/]+\/[^/]+\.js$/);
  await page.getByLabel('Email').fill(PERSONAS.user);
  await code;
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
