import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './personas.ts';

/** More presses of Tab than a person would bear; what is not reached by then counts as out of reach. */
const MOST_PRESSES = 120;

/** Which key leads there: Tab unless told, or with `back` Shift+Tab; `reloads`: the page comes anew after it, from its start. */
type Way = { back?: boolean; key?: string; reloads?: boolean };

/** Where the keys go shows: the control with the focus, or the drawn field around a hidden input, is outlined. */
async function expectSeen(control: Locator): Promise<void> {
  const drawn = () =>
    control.evaluate((element) => {
      const isHidden = element.closest('.p-hidden-accessible') !== null;
      const seen = (isHidden && element.closest('.p-multiselect, .p-dropdown')) || element;
      const { width, height } = seen.getBoundingClientRect();
      return { isOutlined: getComputedStyle(seen).outlineStyle !== 'none', isThere: width > 0 && height > 0 };
    });
  // Firefox draws it a moment after the focus has come
  await expect
    .poll(drawn, `${control.toString()} shows that it has the focus`)
    .toEqual({ isOutlined: true, isThere: true });
}

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Presses Tab, or another key, until the control has the focus, and checks that one sees it there. */
export async function reach(page: Page, control: Locator, { back = false, key }: Way = {}): Promise<void> {
  const step = key ?? (back ? 'Shift+Tab' : 'Tab');
  await expect(control).toBeEnabled();
  for (let presses = 0; !(await hasFocus(control)); presses += 1) {
    if (presses === MOST_PRESSES)
      throw new Error(`${MOST_PRESSES} presses of ${step} don't reach ${control.toString()}.`);
    await page.keyboard.press(step);
  }
  await expectSeen(control);
}

/** Something of the page has the focus: who works with keys is never put back to the start (WCAG 2.4.3). */
async function expectFocusKept(page: Page, after: string): Promise<void> {
  const onBody = () => page.evaluate(() => document.activeElement?.localName ?? 'body');
  await expect.poll(onBody, `the focus after ${after}`).not.toBe('body');
}

/** Presses a button or follows a link; the focus stays there or goes on, and is not lost. */
export async function press(page: Page, control: Locator, way?: Way): Promise<void> {
  await reach(page, control, way);
  await page.keyboard.press('Enter');
  if (!way?.reloads) await expectFocusKept(page, `Enter on ${control.toString()}`);
}

/** Writes into a field, over what it holds. */
export async function write(page: Page, field: Locator, text: string, way?: Way): Promise<void> {
  await reach(page, field, way);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** How long a native select waits for the next letter, and longer: what is typed later is another word. */
const NEXT_WORD_MS = 2_000;

/** Chooses in a native select by typing the option's name, once more where a busy machine paused in the middle of it. */
export async function pick(page: Page, select: Locator, option: string, way?: Way): Promise<void> {
  await reach(page, select, way);
  await expect(async () => {
    await page.keyboard.type(option);
    await expect(select.locator('option:checked')).toHaveText(option, { timeout: NEXT_WORD_MS });
  }).toPass();
}

/** Adds one choice to a list with a filter, and closes the list. */
export async function pickInList(page: Page, field: Locator, option: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('ArrowDown');
  const filter = page.getByRole('searchbox', { name: /options/i });
  await expect(filter).toBeVisible();
  await reach(page, filter);
  await page.keyboard.type(option);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Signs in at the login screen. */
export async function signInByKeys(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/');
  await write(page, page.getByLabel('Email'), email);
  await write(page, page.getByLabel('Password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

/** Goes to a screen by the menu, which stands before the content. */
export async function openByMenu(page: Page, link: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  // a line may say how many wait behind it
  await press(page, menu.getByRole('link', { name: new RegExp(`^${link}( \\d+ waiting)?$`) }), {
    back: true,
  });
  await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
}
