import { expect, type Page, type Route } from '@playwright/test';
import { test, WIDE } from '../../.tools/e2e/test.ts';
import { PASSWORD, PERSONAS, signIn, signInByToken, tokenOf } from '../../.tools/e2e/personas.ts';
import { watchRest } from '../../.tools/settled.mjs';
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

// Who comes back sees what was there, at once; never what was there before a change of their own, or another's.

/** Whatever a screen asks the server for; the bell and the session go on. */
const ANSWERS = /\/api\/(?!notifications|user\/|versions-in-use|failures)/;
const STATION = 'AU0004';
const refreshing = (page: Page) => page.getByText('Refreshing…', { exact: true });
const firstCount = (page: Page) => page.getByRole('grid', { name: 'Counts' }).getByRole('row').nth(1);
const words = async (page: Page) =>
  (await page.locator('main .cx-page').innerText()).replace('Refreshing…', '').trim();

for (const [path, how] of [
  ['/dashboard', {}],
  [`/validate-counts/${STATION}`, {}],
  ['/stations', {}],
  [`/stations/${STATION}`, WIDE],
  ['/next/stations', WIDE],
  ['/authorized-users', WIDE],
] as const)
  test(
    `the second time ${path} is there before anything is answered, and is refreshed`,
    how,
    async ({ page }) => {
      await signInByToken(page, 'super');
      const rest = watchRest(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await rest();
      const before = await words(page);
      await follow(page, 'Glossary');
      await expect(titled(page, 'Glossary')).toBeVisible();
      const release = await hold(page, ANSWERS);
      await page.goBack();
      await expect(refreshing(page)).toBeVisible();
      await expect.poll(() => words(page)).toBe(before);
      const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      await release();
      await expect(refreshing(page)).toHaveCount(0);
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBe(y);
    },
  );

/** Opens the station's review, and comes back to the dashboard. */
async function reviewed(page: Page): Promise<void> {
  const rest = watchRest(page);
  await page.goto(`/validate-counts/${STATION}`);
  await expect(firstCount(page)).toBeVisible();
  await rest();
}

/** Writes a note at the first count of the review, and takes it back beside the screen. */
async function noteFirst(page: Page, note: string): Promise<() => Promise<void>> {
  const written = page.waitForResponse(/\/api\/counts\/update/);
  const row = firstCount(page);
  await row.getByRole('textbox').fill(note);
  await row.getByRole('button', { name: 'Update' }).click();
  const response = await written;
  expect(response.ok()).toBe(true);
  const { counts } = response.request().postDataJSON() as { counts: { id: number; date: string }[] };
  const token = await tokenOf(page, 'user');
  return async () => {
    const data = {
      flowid_txdot: STATION,
      counts: counts.map(({ id, date }) => ({ id, date, suspect_id: null, note: null })),
    };
    expect((await page.request.post(`/api/counts/update?token=${token}`, { data })).ok()).toBe(true);
  };
}

test('what was there before a mark of one’s own is not shown again as if it were now', async ({ page }) => {
  await signInByToken(page, 'user');
  await reviewed(page);
  const undo = await noteFirst(page, 'a dog slept on the tube');
  await follow(page, 'Glossary');
  await expect(titled(page, 'Glossary')).toBeVisible();
  const release = await hold(page, ANSWERS);
  await page.goBack();
  await expect(titled(page, 'Validate Count Data')).toBeVisible();
  await expect(page.locator('main .cx-spinner')).toBeVisible();
  await expect(firstCount(page)).toHaveCount(0);
  await release();
  await expect(firstCount(page).getByRole('textbox')).toHaveValue('a dog slept on the tube');
  await undo();
});

test('nor what was there before a mark in another tab', async ({ page, context }) => {
  await signInByToken(context, 'user');
  await reviewed(page);
  await follow(page, 'Glossary');
  await expect(titled(page, 'Glossary')).toBeVisible();
  const tab = await context.newPage();
  await reviewed(tab);
  const undo = await noteFirst(tab, 'the other tab was here');
  const release = await hold(page, ANSWERS);
  await page.goBack();
  await expect(page.locator('main .cx-spinner')).toBeVisible();
  await expect(firstCount(page)).toHaveCount(0);
  await release();
  await expect(firstCount(page).getByRole('textbox')).toHaveValue('the other tab was here');
  await undo();
});

test('what is typed before the answer comes stays, and so does the row that it is typed into', async ({
  page,
}) => {
  await signInByToken(page, 'user');
  await reviewed(page);
  await follow(page, 'Glossary');
  await expect(titled(page, 'Glossary')).toBeVisible();
  const release = await hold(page, ANSWERS);
  await page.goBack();
  const note = firstCount(page).getByRole('textbox');
  await note.fill('typed while it was refreshed');
  await release();
  await expect(refreshing(page)).toHaveCount(0);
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('typed while it was refreshed');
});

test('a menu that is opened while a screen is on its way stays open when it comes', async ({ page }) => {
  await signInByToken(page, 'user');
  await page.goto('/glossary');
  await expect(titled(page, 'Glossary')).toBeVisible();
  const release = await hold(page, /\/remotes\/mfe-exports\//);
  await follow(page, 'CSV Export');
  const menu = page.getByRole('button', { name: /^Uma/ });
  await menu.click();
  await release();
  await expect(titled(page, 'CSV Export')).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
});

test('who signs in next, in the same page, is shown nothing of the person before', async ({ page }) => {
  await signIn(page, 'user');
  const table = page.getByRole('table', { name: 'Needing Quality Control Review' });
  await expect(table).toContainText('AU0');
  await follow(page, 'Glossary');
  await page.getByRole('button', { name: /^Uma/ }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByText('Howdy! Please login to your account.')).toBeVisible();
  await page.getByLabel('Email').fill(PERSONAS.houston);
  await page.getByLabel('Password').fill(PASSWORD);
  const release = await hold(page, ANSWERS);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(titled(page, 'Overview')).toBeVisible();
  await expect(page.locator('main .cx-spinner')).toBeVisible();
  await expect(page.getByText(/AU0\d/)).toHaveCount(0);
  await release();
  await expect(table).toBeVisible();
  await expect(page.getByText(/AU0\d/)).toHaveCount(0);
});
