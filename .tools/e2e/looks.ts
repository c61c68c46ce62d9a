import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { signInByToken } from './personas.ts';

/** A screen to be looked at: what its pictures are called, its path, and what says that it is there. */
export type Screen = [name: string, path: string, ready: (page: Page) => Promise<void>];

const LOOKS = [
  { theme: 'light', width: 1366 },
  { theme: 'dark', width: 1366 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
] as const;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Waits until the page has drawn itself anew and nothing fades any more. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** The page as it is now, in every look: the window and the colours change under it, as they do for people. */
export async function expectGoodLooks(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  let before = 0;
  for (const { theme, width } of LOOKS) {
    await test.step(`${theme}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await drawn(page);
      await page.screenshot({
        path: join(root, `test-results/looks/${name}-${width}-${theme}.png`),
        fullPage,
      });
      // what lies half under the top bar is a matter of scrolling
      await page.evaluate(() => window.scrollTo(0, 0));
      // with the width as it was, only colours are others
      await expectAccessible(page, width === before ? 'colours' : 'all');
      before = width;
      await expectNothingSideways(page);
    });
  }
}

/** What is wider than its box, and cut there on paper, where nothing scrolls. */
function cutSideways(): string[] {
  const cut = ({ scrollWidth, clientWidth, localName }: Element) =>
    scrollWidth > clientWidth + 1 && clientWidth > 0 && !['input', 'textarea', 'select'].includes(localName);
  return [...document.querySelectorAll('.sh-content > main *')]
    .filter((box) => {
      const { overflowX, visibility } = getComputedStyle(box);
      return overflowX !== 'visible' && visibility === 'visible' && cut(box);
    })
    .map((box) => `${box.localName}.${box.className}`)
    .filter((name) => !name.includes('cx-hidden'));
}

/** The page printed from the dark theme on Letter, between its margins: light, nothing cut, no frame, nothing to press. */
export async function expectGoodPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 720, height: 960 });
  await drawn(page);
  await expectNothingSideways(page);
  expect(await page.evaluate(cutSideways)).toEqual([]);
  await expect(page.locator('.sh-bar, .sh-sidebar, .sh-footer').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.sh-content > main .cx-button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
}

/** One test for each screen: in every look it is accessible and fits. */
export function looksOf(screens: readonly Screen[]): void {
  for (const [name, path, ready] of screens) {
    test(`${name} is accessible and fits in every look`, async ({ page }) => {
      test.slow(name === 'validate-counts', 'some two hundred rows are looked at four times');
      await signInByToken(page, 'super');
      await page.goto(path);
      await ready(page);
      await expectGoodLooks(page, name);
    });
  }
}
