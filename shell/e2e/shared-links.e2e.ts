// A read-only link as people pass it on: made in the dialog, opened by somebody who is not signed in, and ended.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { expectGoodInTheHand } from '../../.tools/e2e/narrow.ts';
import { signIn } from '../../.tools/e2e/personas.ts';

const STATION = 'AU0001';
const LOOKS = [
  { colorScheme: 'light', width: 1366, height: 900 },
  { colorScheme: 'dark', width: 390, height: 800 },
] as const;

/** Makes a link in the dialog, and answers the address that is shown once. */
async function makeLink(page: Page, name: string, shows: string): Promise<string> {
  await page.getByRole('button', { name: 'Make a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a link' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('textbox', { name: /^Station number/ }).fill(shows);
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const told = page.getByRole('dialog', { name: 'Your new link' });
  const address = await told.getByRole('region', { name: 'Link' }).innerText();
  await told.getByRole('button', { name: 'I have copied it' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  return new URL(address.trim()).pathname;
}

/** Opens an address as somebody who has never signed in, and answers its status. */
async function opened(
  browser: Browser,
  { baseURL, path, ...look }: { baseURL: string | undefined; path: string } & (typeof LOOKS)[number],
  see: (page: Page, status: number) => Promise<void>,
): Promise<void> {
  const { colorScheme, width, height } = look;
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    colorScheme,
    viewport: { width, height },
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const answer = await page.goto(path);
  await see(page, answer?.status() ?? 0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  // what has ended is told by its status, which the browser notes
  expect(errors.filter((error) => !error.includes('410'))).toEqual([]);
  await context.close();
}

const unfolded = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));

test('a link to a station is made, read signed-out on a screen and a phone, and ended', async ({
  browser,
  page,
  baseURL,
}) => {
  const name = `Council ${Date.now()}`;
  await signIn(page, 'user', '/share-links');
  const path = await makeLink(page, name, STATION);
  expect(path).toMatch(/^\/shared\/[\w-]{43}$/);
  for (const look of LOOKS)
    await opened(browser, { baseURL, path, ...look }, async (shared, status) => {
      expect(status).toBe(200);
      await expect(shared.getByRole('heading', { level: 1 })).toContainText(STATION);
      await expect(
        shared.getByText(/^City of Austin shares this with you until .* It is not public\./),
      ).toBeVisible();
      await expect(shared.getByRole('img', { name: /^Counts by month: .* not certified/ })).toBeVisible();
      await unfolded(shared);
      const days = shared.getByRole('table', { name: 'Day' });
      await expect(days.getByRole('cell', { name: 'not certified' }).first()).toBeVisible();
      await expectAccessible(shared);
      if (look.width < 700) await expectGoodInTheHand(shared);
    });

  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText(/^2 times/)).toBeVisible();
  await row.getByRole('button', { name: `End the link ${name}` }).click();
  await page
    .getByRole('alertdialog', { name: 'End this link?' })
    .getByRole('button', { name: 'End Link' })
    .click();
  await expect(page.getByText(`The link “${name}” is ended.`)).toBeVisible();
  for (const look of LOOKS)
    await opened(browser, { baseURL, path, ...look }, async (shared, status) => {
      expect(status).toBe(410);
      await expect(shared.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
      await expect(shared.getByText('Ask City of Austin for a new one.')).toBeVisible();
      await expect(shared.getByText(STATION)).toHaveCount(0);
      await expectAccessible(shared);
      if (look.width < 700) await expectGoodInTheHand(shared);
    });
});

test('a link to a comparison shows it signed-out, on a screen and a phone', async ({
  browser,
  page,
  baseURL,
}) => {
  await signIn(page, 'user', '/share-links');
  const shows = `/compare?s=${STATION}&from=2025-03-03&to=2025-03-30&bin=day&v=1`;
  const name = `Compared ${Date.now()}`;
  const path = await makeLink(page, name, shows);
  for (const look of LOOKS)
    await opened(browser, { baseURL, path, ...look }, async (shared, status) => {
      expect(status).toBe(200);
      await expect(shared.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(shared.getByRole('img', { name: new RegExp(`^Lines of ${STATION}`) })).toBeVisible();
      await unfolded(shared);
      await expect(shared.getByRole('table', { name: 'Numbers of this picture' })).toBeVisible();
      await expectAccessible(shared);
      if (look.width < 700) await expectGoodInTheHand(shared);
    });
});
