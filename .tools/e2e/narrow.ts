// What a screen must be like on the narrowest page (WCAG 1.4.10, 2.5.8): asked of the page as it is laid out now.
import { expect, type Page } from '@playwright/test';
import { expectNothingSideways } from './accessible.ts';

/** What may scroll sideways inside itself, and why. */
const SCROLLS: Record<string, string> = {
  '.cx-tabs [role="tablist"]': 'tabs are one line, and the one in use is in view',
};

/** Places of tables that stay tables, because they are read in two dimensions, and why. */
const TABLES: Record<string, string> = {
  '.qc-figures-scroll': 'figures of months and days are compared down and across',
};

/** Opens what is folded, so that it is looked at as well. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
  });
}

/** The boxes of the content that scroll sideways in themselves, and the tables whose rows are no cards. */
function widerThanTheirPlace([scrolls, tables]: [string[], string[]]): string[] {
  const nameOf = (box: Element) =>
    `${box.localName}.${box.className} ${box.getAttribute('aria-label') ?? ''}`.trim();
  const boxes = [...document.querySelectorAll('main *')].filter((box) => {
    const { overflowX } = getComputedStyle(box);
    return (
      (overflowX === 'auto' || overflowX === 'scroll') &&
      box.scrollWidth > box.clientWidth + 1 &&
      box.checkVisibility() &&
      !box.matches([...scrolls, ...tables, 'textarea', 'select'].join())
    );
  });
  const rows = [...document.querySelectorAll('main tr')].filter(
    (row) =>
      row.checkVisibility() &&
      getComputedStyle(row).display === 'table-row' &&
      !row.closest(tables.join() || 'x-none'),
  );
  const found = boxes.map((box) => `scrolls: ${nameOf(box)}`);
  return [...found, ...rows.flatMap((row) => `no card: ${nameOf(row.closest('table') ?? row)}`)].filter(
    (one, at, all) => all.indexOf(one) === at,
  );
}

/** The parts of the top bar that lie over each other, stand out of the page or are smaller than a finger needs. */
function faultsOfBar(): string[] {
  const parts = [...document.querySelectorAll('.sh-bar :is(a, button, select)')]
    .filter((part) => part.checkVisibility() && !part.closest('.sh-panel'))
    .map((part) => ({
      name: part.getAttribute('aria-label') ?? part.textContent,
      box: part.getBoundingClientRect(),
    }));
  const small = parts.filter(({ box }) => box.width < 24 || box.height < 24);
  const outside = parts.filter(({ box }) => box.left < 0 || box.right > window.innerWidth);
  const over = parts.filter(({ box }, at) =>
    parts
      .slice(0, at)
      .some(
        ({ box: other }) =>
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1,
      ),
  );
  return [
    ...small.map(({ name }) => `small: ${name}`),
    ...outside.map(({ name }) => `outside: ${name}`),
    ...over.map(({ name }) => `over another: ${name}`),
  ];
}

/** Words of keys that are said to somebody who has fingers alone. */
function wordsOfKeys(): string[] {
  const said = document.body.innerText.split('\n');
  const KEYS =
    /\bCtrl\b|\bShift\b|\bEsc(?:ape)?\b|\bArrow keys?\b|\bKeys:|\bMayús\b|\bflechas\b|\bTeclas?\b|\bAtajos\b|\bShortcuts\b/;
  const shown = [...document.querySelectorAll('kbd, .cx-keys')].filter((one) => one.checkVisibility());
  return [...said.filter((line) => KEYS.test(line)), ...shown.map((one) => `<kbd> ${one.textContent}`)];
}

/**
 * Targets smaller than 24 by 24 px, unless a circle of 24 px about the middle of each meets no other (the exception of
 * spacing), it stands in a sentence, or the browser draws it.
 */
function smallTargets(): string[] {
  const TARGETS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const all = [...document.querySelectorAll<HTMLElement>(TARGETS)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    // what takes no pointer is none's target
    .filter((one) => getComputedStyle(one).pointerEvents !== 'none')
    .filter(
      (one) => !one.closest('.cx-hidden, .p-hidden-accessible') && getComputedStyle(one).clipPath === 'none',
    )
    .map((one) => {
      // what belongs to a label is pressed by it, and a box of the counts by its cell
      const pressed = one.matches('input') ? (one.closest('label, td.qc-select') ?? one) : one;
      const box = pressed.getBoundingClientRect();
      return { one, box };
    })
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isSmall = ({ box }: { box: DOMRect }) => box.width < 23.5 || box.height < 23.5;
  const inText = (one: HTMLElement) =>
    one.localName === 'a' &&
    getComputedStyle(one).display === 'inline' &&
    [...(one.parentElement?.childNodes ?? [])].some(
      (node) => node !== one && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const gap = (x: number, y: number, box: DOMRect) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  return all
    .filter((target) => isSmall(target) && !inText(target.one))
    .filter(({ one, box }) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return all.some(
        (other) =>
          other.one !== one &&
          !other.one.contains(one) &&
          !one.contains(other.one) &&
          (isSmall(other)
            ? Math.hypot(
                x - (other.box.left + other.box.width / 2),
                y - (other.box.top + other.box.height / 2),
              ) < 24
            : gap(x, y, other.box) < 12),
      );
    })
    .map(
      ({ one, box }) =>
        `${one.localName} ${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)}: ${Math.round(box.width)} × ${Math.round(box.height)}`,
    );
}

/** Asks until the page is at rest; all that is wrong is told at once. */
const look = expect.configure({ soft: true });
const ask = (page: Page, what: string, faults: () => string[]) =>
  look.poll(() => page.evaluate(faults), what).toEqual([]);

/** No target is too small for a finger or an unsteady hand. */
const expectTargetsLargeEnough = (page: Page): Promise<void> => ask(page, 'targets', smallTargets);

/** The page as it is now, in the hand: nothing is pushed from side to side or hidden, and nobody speaks of keys. */
export async function expectGoodInTheHand(page: Page): Promise<void> {
  await unfold(page);
  await expectNothingSideways(page);
  const exceptions: [string[], string[]] = [Object.keys(SCROLLS), Object.keys(TABLES)];
  await look.poll(() => page.evaluate(widerThanTheirPlace, exceptions), 'tables and boxes').toEqual([]);
  await ask(page, 'the bar', faultsOfBar);
  await ask(page, 'words of keys', wordsOfKeys);
  await expectTargetsLargeEnough(page);
}
