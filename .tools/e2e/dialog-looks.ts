import { expect, type Page } from '@playwright/test';
import { drawn, expectGoodInSystemColours, expectGoodLooks, LOOKS, OTHER_LOOKS } from './looks.ts';
import { signInByToken } from './personas.ts';
import { test, WIDE } from './test.ts';

/**
 * A dialog to be looked at: what its pictures are called, the path of its screen, how a person opens it there, and where
 * it is if it lies over the page without being modal.
 */
export type DialogToLookAt = [name: string, path: string, open: (page: Page) => Promise<void>, box?: string];

/** What may be wider than its place, or is no word of a language. */
const EXCEPTIONS = '[role="tablist"], .p-multiselect-label, .sh-search-lines small, .sh-secret';

/** What of the open dialog is cut, broken within a word, or out of reach. */
function faultsOfDialog([exceptions, box]: [string, string]): string[] {
  const dialog = document.querySelector(box);
  if (!dialog) return ['it is closed'];
  const shown = [...dialog.querySelectorAll<HTMLElement>('*')].filter(
    (one) => one.checkVisibility() && !one.closest(`svg, canvas, .cx-hidden, .p-hidden-accessible`),
  );
  const excepted = (one: Element) => one.closest(exceptions) !== null;
  const cut = shown.filter(
    (one) =>
      one.clientWidth > 0 &&
      one.scrollWidth > one.clientWidth + 1 &&
      getComputedStyle(one).overflowX !== 'visible' &&
      !one.matches('input, textarea, select') &&
      !excepted(one),
  );
  const drawings = [...dialog.querySelectorAll('svg text')].filter(
    (text) => text.getBoundingClientRect().right > dialog.getBoundingClientRect().right,
  );
  const words = document.createRange();
  const broken = shown.flatMap((one) =>
    [...one.childNodes].flatMap((node) => {
      if (!(node instanceof Text) || excepted(one) || one.matches('option')) return [];
      return [...node.data.matchAll(/[\p{L}\d]+/gu)].flatMap(({ index, 0: word }) => {
        words.setStart(node, index);
        words.setEnd(node, index + word.length);
        const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    }),
  );
  const reach = [dialog, ...dialog.querySelectorAll('.cx-dialog-foot > *')].filter((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return top < 0 || left < 0 || bottom > window.innerHeight + 1 || right > window.innerWidth + 1;
  });
  // a dialog stands in the middle, whatever the place that it stands in gives to all that stands in it
  const { top, bottom } = dialog.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const isAside = dialog.matches('dialog.cx-dialog:not(:has(.sh-search))') && Math.abs(top - below) > 2;
  return [
    ...(isAside ? [`not in the middle: ${top} px above, ${below} px below`] : []),
    ...cut.map(({ localName, className, textContent }) => `cut: ${localName}.${className} ${textContent}`),
    ...drawings.map(({ textContent }) => `cut: ${textContent}`),
    ...broken.map((word) => `broken: ${word}`),
    ...reach.map(({ localName, textContent }) => `out of reach: ${localName} ${textContent}`),
  ];
}

/** In each dialog: every look is accessible, nothing is cut, and it stays while the window is turned and made narrow. */
export function dialogLooksOf(dialogs: readonly DialogToLookAt[]): void {
  for (const [name, path, press, box = 'dialog[open]'] of dialogs) {
    const open = async (page: Page) => {
      await signInByToken(page, 'super');
      await page.goto(path);
      await press(page);
      await expect(page.locator(box)).toBeVisible();
      await expect(page.locator(`${box} .cx-spinner`)).toHaveCount(0);
    };
    test(`the dialog ${name} in the other looks is accessible, too`, WIDE, async ({ page }) => {
      await open(page);
      await expectGoodLooks(page, `dialog-${name}`, { fullPage: false, looks: OTHER_LOOKS });
    });
    test(`the dialog ${name} is accessible and whole in light and dark, on a desk and a phone`, async ({
      page,
    }) => {
      await open(page);
      await expectGoodLooks(page, `dialog-${name}`, { fullPage: false, looks: LOOKS });
      for (const width of [1366, 390, 320]) {
        await page.setViewportSize({ width, height: width === 320 ? 700 : 900 });
        await drawn(page);
        const faults = () => page.evaluate(faultsOfDialog, [EXCEPTIONS, box] as [string, string]);
        await expect.poll(faults, `at ${width} px`).toEqual([]);
      }
      await test.step('in the system’s colors', () => expectGoodInSystemColours(page));
    });
  }
}
