// A table that is wider than its place: that it goes on is seen, keys scroll it, and what names a row stays in view.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { signIn } from '../../.tools/e2e/personas.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Years side by side' });
const backgroundOf = (page: Page) =>
  box(page).evaluate((element) => getComputedStyle(element).backgroundImage);
const nameOf = (page: Page) => box(page).getByRole('rowheader').first();

test('a wide table says that it scrolls, by keys too, and keeps the names of its rows in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await signIn(page, 'user', '/figures/AU0002');
  await expect(nameOf(page)).toBeVisible();
  await expect.poll(() => backgroundOf(page)).toMatch(/^linear-gradient.*linear-gradient/);
  const edgeOf = () => nameOf(page).evaluate((cell) => getComputedStyle(cell).boxShadow);
  const start = await nameOf(page).boundingBox();
  // nothing lies under it yet
  expect(await edgeOf()).not.toContain('6px 0px');

  await box(page).focus();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => box(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(40);
  expect((await nameOf(page).boundingBox())?.x).toBeCloseTo(start?.x ?? -1, 0);
  await expect.poll(edgeOf).toContain('6px 0px');

  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => backgroundOf(page)).toBe('none');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect
    .poll(() => nameOf(page).evaluate((cell) => getComputedStyle(cell).position))
    .not.toBe('sticky');
  expect(await backgroundOf(page)).toBe('none');
});
