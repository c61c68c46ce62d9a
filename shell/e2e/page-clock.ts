import { expect, type Locator, type Page } from '@playwright/test';

/** For how long the app waits for anything of a remote. */
const PATIENCE_MS = 5000;
const MOST_TRIES = 25;

/**
 * Has the page go by a clock that the test can set forward; asked for before the page is opened. Every page that its
 * context opens from then on goes by it.
 */
export async function setClock(page: Page): Promise<void> {
  await page.clock.install();
  // the browser's own would keep the machine's time
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
}

/** Sets the clock forward until something is seen, and no further. */
export async function passTime(page: Page, seen: Locator): Promise<void> {
  // the clock goes on meanwhile: a step that was not begun in time is waited out
  const isSeen = () =>
    seen.waitFor({ timeout: 200 }).then(
      () => true,
      () => false,
    );
  for (let tries = 0; tries < MOST_TRIES && !(await isSeen()); tries += 1)
    await page.clock.fastForward(PATIENCE_MS);
}

/** Waits until something hangs, and then no longer: what is left of the patience of each try is over at once. */
export async function losePatience(page: Page, told: Locator): Promise<void> {
  await expect(page.locator('html[data-hangs]')).toBeAttached();
  await passTime(page, told);
  await page.evaluate(() => delete document.documentElement.dataset['hangs']);
}

/** As when a person comes back to the tab, in which moment the app looks for what is new. */
export const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
