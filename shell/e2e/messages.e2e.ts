// Messages never lie over what is worked at: not over a field that takes the focus where it stands, nor over one in a dialog,
// over which they can be read; nor do the keys of a screen lie over them.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

const SIZES = [
  [1366, 768],
  [390, 844],
  [320, 640],
] as const;
const FORMS = [
  ['the form of a station', '/edit-station/AU0001'],
  ['the newer form of a station', '/next/import-stations'],
  ['the export page', '/exports'],
] as const;

/** Has messages shown, and their time stand still, as under a pointer. */
async function showMessages(page: Page, count: number): Promise<void> {
  const messages = page.locator('.cx-messages .cx-alert');
  for (let shown = 1; shown <= count; shown += 1) {
    await page.getByRole('button', { name: 'Clear Cache' }).click();
    await expect(messages).toHaveCount(shown);
    await messages.last().dispatchEvent('mouseover');
  }
}

/** Focuses every field where it stands, at the lower edge of the window and below the bar; tells which of them a message covers. */
const coveredFields = (page: Page, within: string) =>
  page.evaluate(async (scope) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const fields = [...document.querySelectorAll<HTMLElement>(`${scope} :is(input, select, textarea)`)];
    const [covered, focused] = [[] as string[], new Set<Element>()];
    for (const field of fields)
      for (const edge of ['lower', 'upper']) {
        const { top, bottom } = field.getBoundingClientRect();
        window.scrollBy(0, edge === 'lower' ? bottom - innerHeight + 24 : top - bar - 24);
        await frame();
        field.focus({ preventScroll: true });
        if (document.activeElement !== field) continue;
        focused.add(field);
        await frame();
        const at = field.getBoundingClientRect();
        for (const message of document.querySelectorAll('.cx-messages .cx-alert')) {
          const box = message.getBoundingClientRect();
          const meets =
            box.left < at.right && at.left < box.right && box.top < at.bottom && at.top < box.bottom;
          if (meets) covered.push(`${field.id || field.className} at the ${edge} edge`);
        }
      }
    return { covered, focused: focused.size };
  }, within);

for (const [width, height] of SIZES)
  for (const [name, address] of FORMS)
    test(`no message covers a field that has the focus on ${name}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await signInByToken(page, 'super');
      await page.goto(address);
      await expect(page.locator('main .cx-field').first()).toBeVisible();
      await showMessages(page, width < 1366 ? 2 : 1);
      const { covered, focused } = await coveredFields(page, 'main');
      expect(focused).toBeGreaterThan(2);
      expect(covered).toEqual([]);
    });

test('two messages lie over no field of the upload form, though none has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByToken(page, 'super');
  await page.goto('/import-counts');
  await expect(page.locator('main .cx-field').first()).toBeVisible();
  await showMessages(page, 2);
  const covered = () =>
    page.evaluate(() => {
      const boxesOf = (what: string) =>
        [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
      const messages = boxesOf('.cx-messages .cx-alert');
      return boxesOf('main .cx-field').filter((at) =>
        messages.some(
          (box) => box.left < at.right && at.left < box.right && box.top < at.bottom && at.top < box.bottom,
        ),
      ).length;
    });
  await expect.poll(covered).toBe(0);
  // nor where the page has been scrolled to
  await page.setViewportSize({ width: 1366, height: 560 });
  await page.evaluate(() => window.scrollBy(0, 60));
  await expect.poll(covered).toBe(0);
});

/** The dialog of a visit with messages told before and while it is open; answers the messages. */
async function openVisit(page: Page) {
  await signInByToken(page, 'super');
  await page.goto('/stations/AU0001');
  const add = page.getByRole('button', { name: 'Add visit' });
  await expect(add).toBeVisible();
  await showMessages(page, 1);
  await add.click();
  await expect(page.getByRole('dialog').locator('input, select, textarea').first()).toBeVisible();
  // as by something that ends behind the dialog
  await page.locator('button', { hasText: 'Clear Cache' }).dispatchEvent('click');
  return page.getByText('The cache has been cleared.');
}

for (const [width, height] of SIZES)
  test(`messages lie over a dialog, and neither its buttons nor a field that has the focus, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const messages = await openVisit(page);
    await expect(messages).toHaveCount(2);
    const isSeen = (one: Element) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.cx-alert') !== null;
    };
    const fields = page.getByRole('dialog').locator('input, select, textarea');
    for (const field of await fields.all()) {
      await field.focus();
      for (const message of await messages.all())
        await expect.poll(() => message.evaluate(isSeen)).toBe(true);
      const above = await field.evaluate((one) =>
        [one, ...document.querySelectorAll('dialog[open] .cx-dialog-foot button')].flatMap((kept) => {
          const { left, top, right, bottom } = kept.getBoundingClientRect();
          const places = [left + 2, (left + right) / 2, right - 2].flatMap((x) => [
            [x, top + 2],
            [x, bottom - 2],
          ]);
          return places.filter(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('.cx-messages'));
        }),
      );
      expect(above).toEqual([]);
    }
  });

/** Whether something of the messages lies over the middle of it. */
const isCovered = (one: Element) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.cx-messages') !== null;
};

test('messages leave the buttons of a dialog that grows when what it shows has come', async ({ page }) => {
  await signInByToken(page, 'super');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/counts/checklist*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/validate-counts/AU0001');
  const certify = page.getByRole('button', { name: 'Certify', exact: true });
  await expect(certify).toBeEnabled();
  await showMessages(page, 2);
  await certify.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  const height = async () => (await dialog.boundingBox())?.height ?? 0;
  const before = await height();
  answer();
  await expect(dialog.getByText('Every hour is counted once.')).toBeVisible();
  expect(await height()).toBeGreaterThan(before);
  for (const button of await dialog.locator('.cx-dialog-foot button').all())
    await expect.poll(() => button.evaluate(isCovered)).toBe(false);
});

for (const [width, height] of SIZES)
  test(`of many messages over a dialog three are shown, off whatever has the focus, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const messages = await openVisit(page);
    const clear = page.locator('button', { hasText: 'Clear Cache' });
    for (const _ of ['third', 'fourth', 'fifth']) {
      await expect(clear).toBeEnabled();
      await clear.dispatchEvent('click');
      await expect(messages.last()).toBeVisible();
      await messages.last().dispatchEvent('mouseover');
    }
    await expect(messages).toHaveCount(3);
    const cross = page.getByRole('dialog').locator('.cx-dialog-head button');
    const fields = page.getByRole('dialog').locator('input, select, textarea');
    for (const control of [...(await fields.all()), cross]) {
      await control.focus();
      const isFree = (one: Element) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return (
          document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('.cx-messages') === null
        );
      };
      await expect.poll(() => control.evaluate(isFree)).toBe(true);
    }
  });

test('a message over a dialog is closed where it is, and stays when the dialog closes', async ({ page }) => {
  const messages = await openVisit(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator(messages)).toHaveCount(2);
  await dialog.locator('.cx-alert', { has: messages }).first().getByRole('button', { name: 'Close' }).click();
  await expect(messages).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(messages).toBeVisible();
});

test('messages stand above the keys of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // a browser without a keyboard of its own, told that one lies over the lower part
  await page.addInitScript(() => {
    const visual = Object.assign(new EventTarget(), { offsetTop: 0, height: 844, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: visual });
  });
  await signInByToken(page, 'super');
  await page.goto('/stations/AU0001');
  await expect(page.getByRole('button', { name: 'Add visit' })).toBeVisible();
  await showMessages(page, 1);
  const lower = async () => {
    const box = await page.locator('.cx-messages').boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(lower).toBe(828);
  await page.evaluate(() => {
    Object.assign(window.visualViewport!, { height: 508 }).dispatchEvent(new Event('resize'));
  });
  await expect.poll(lower).toBe(492);
});
