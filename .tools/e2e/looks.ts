import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { signInByToken } from './personas.ts';
import { test, WIDE } from './test.ts';

type Path = string | ((page: Page) => Promise<string>);

/** A screen to be looked at: what its pictures are called, its path, and what says that it is there. */
export type Screen = [name: string, path: Path, ready: (page: Page) => Promise<void>];

type Look = { theme: 'light' | 'dark'; width: 1366 | 390 };

/** Both themes and both widths, each once. */
export const LOOKS: readonly Look[] = [
  { theme: 'light', width: 1366 },
  { theme: 'dark', width: 390 },
];
/** The other two of the four. */
export const OTHER_LOOKS: readonly Look[] = [
  { theme: 'dark', width: 1366 },
  { theme: 'light', width: 390 },
];
const ALL_LOOKS = [LOOKS[0], OTHER_LOOKS[0], LOOKS[1], OTHER_LOOKS[1]].filter((look) => look !== undefined);

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Waits until the page has drawn itself anew and nothing fades any more. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, effect, timeline }) =>
        playState !== 'running' ||
        // what goes with a scrolling box, not with time, never ends
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Infinity,
    ),
  );
}

/** The page as it is now, in these looks, or in every one: the window and the colours change under it, as they do for people. */
export async function expectGoodLooks(
  page: Page,
  name: string,
  { fullPage = true, looks = ALL_LOOKS }: { fullPage?: boolean; looks?: readonly Look[] } = {},
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  let before = 0;
  for (const { theme, width } of looks) {
    await test.step(`${theme}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await drawn(page);
      // for people to look at: where nobody is, they would take a minute
      if (!process.env['CI'])
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

/** Where no word may be broken in two. */
const LABELS = '.cx-card-label, dl > div > dt, .p-datatable th, .flow-table th, .qc-grid :is(th, .qc-words)';

/** The tables and lists that do not fit: a table cut at its box's edge, and labels of which a word is broken in two. */
function cutTables(labels: string): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const tables = shown(
    '.p-datatable-wrapper, .flow-table, .imports-scroll:has(> .imports-cards), .qc-grid :is(th, td)',
  ).filter((box) => getComputedStyle(box).overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1);
  const broken = shown(labels).filter((label) => {
    const words = document.createRange();
    const letters = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    for (let text = letters.nextNode(); text; text = letters.nextNode())
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        words.setStart(text, index);
        words.setEnd(text, index + word.length);
        if (new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true;
      }
    return false;
  });
  return [...tables.map(({ className }) => className), ...broken.map(({ innerText }) => innerText)];
}

/** Screens whose figures stand side by side in more columns than a window has room for: they move within their box. */
const SIDEWAYS: ReadonlySet<string> = new Set(['figures', 'station-figures', 'campaign-report']);

/** Every table and list fits, whole words and all, at the narrowest window that WCAG asks for, too. */
async function expectWholeTables(page: Page): Promise<void> {
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await drawn(page);
    await expectNothingSideways(page);
    expect(await page.evaluate(cutTables, LABELS), `at ${width} px`).toEqual([]);
  }
}

/** What is wider or higher than its box, and cut there on paper, where nothing scrolls. */
function cutOnPaper(): string[] {
  const isCut = (box: Element) => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const sideways = overflowX !== 'visible' && box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1;
    return (
      sideways || (overflowY !== 'visible' && box.clientHeight > 0 && box.scrollHeight > box.clientHeight + 1)
    );
  };
  return [...document.querySelectorAll('.sh-content > main *')]
    .filter((box) => !['input', 'textarea', 'select'].includes(box.localName))
    .filter((box) => box.checkVisibility({ visibilityProperty: true }) && isCut(box))
    .map((box) => `${box.localName}.${box.className}`)
    .filter((name) => !/cx-hidden|p-hidden-accessible/.test(name));
}

/** The page printed from the dark theme on Letter, between its margins: light, nothing cut, no frame, nothing to press. */
export async function expectGoodPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 720, height: 960 });
  await drawn(page);
  await expectNothingSideways(page);
  expect(await page.evaluate(cutOnPaper)).toEqual([]);
  await expect(
    page.locator('.sh-bar, .sh-sidebar, .sh-footer, .sh-login-head').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.locator('main .cx-button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
}

/** What of the menu and of tabs shows itself as current where the system sets the colours: by its line and its words. */
function shownAsCurrent(): { marked: string[]; current: string[] } {
  const canvas = document.createElement('span');
  canvas.style.color = 'Canvas';
  document.body.append(canvas);
  const ground = getComputedStyle(canvas).color;
  canvas.remove();
  const lines = [...document.querySelectorAll<HTMLElement>('.sh-line, .cx-tabs [role="tab"]')].filter((one) =>
    one.checkVisibility(),
  );
  const nameOf = (line: HTMLElement) => line.textContent.trim();
  return {
    marked: lines.filter((line) => getComputedStyle(line).borderLeftColor !== ground).map(nameOf),
    current: lines
      .filter((line) => line.matches('[aria-current="page"], [aria-selected="true"]'))
      .map(nameOf),
  };
}

/** The controls whose look does not say that they can't be used: neither dashed nor dotted nor drawn by the system. */
function disabledLikeOthers(): string[] {
  const disabled = '.cx-button:is(:disabled, [aria-disabled="true"]), .cx-input:disabled';
  return [...document.querySelectorAll<HTMLElement>(disabled)]
    .filter((one) => one.checkVisibility() && !/dashed|dotted/.test(getComputedStyle(one).borderTopStyle))
    .map((one) => one.textContent || one.className);
}

/** The page in the system's colours: what is current and what can't be used differ by shape, and the focus shows. */
export async function expectGoodInSystemColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await drawn(page);
  const { marked, current } = await page.evaluate(shownAsCurrent);
  expect(marked).toEqual(current);
  expect(await page.evaluate(disabledLikeOthers)).toEqual([]);
  await page.keyboard.press('Tab');
  // after the last control of a page comes the browser itself
  if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab');
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });
  expect(ring).toBeGreaterThan(0);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Tests for each screen: in every look it is accessible and fits, and so it does on paper. */
export function looksOf(screens: readonly Screen[]): void {
  for (const [name, path, ready] of screens) {
    const open = async (page: Page) => {
      test.slow(name === 'validate-counts', 'some two hundred rows are looked at');
      await signInByToken(page, 'super');
      await page.goto(typeof path === 'string' ? path : await path(page));
      await ready(page);
    };
    test(`${name} in the other looks is accessible and fits, too`, WIDE, async ({ page }) => {
      await open(page);
      await expectGoodLooks(page, name, { looks: OTHER_LOOKS });
    });
    test(`${name} is accessible and fits in light and dark, on a desk and a phone`, async ({ page }) => {
      await open(page);
      await expectGoodLooks(page, name, { looks: LOOKS });
      if (!SIDEWAYS.has(name)) await test.step('at the narrowest', () => expectWholeTables(page));
      await test.step('in the system’s colors', () => expectGoodInSystemColours(page));
      await test.step('on paper', async () => {
        await expectGoodPaper(page);
        if (!SIDEWAYS.has(name)) expect(await page.evaluate(cutTables, LABELS)).toEqual([]);
      });
    });
  }
}
