// Every screen in the hand: 320 px wide, touched, in both languages, and as it is read to those who don't see it.
import { expect, type Page } from '@playwright/test';
import { expectGoodInTheHand } from '../../.tools/e2e/narrow.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';
import { test } from '../../.tools/e2e/test.ts';
import { faultsOfReading } from '../../.tools/reading.rules.ts';
import { askedBy, goTo, LANGUAGES, PUBLIC, screensOf, there } from './addresses.ts';

test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });

const PRODUCT = 'Count Exchange';

async function expectGoodReading(page: Page): Promise<void> {
  const read = async () => faultsOfReading(await page.locator('body').ariaSnapshot());
  await expect.poll(read).toEqual([]);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const named = heading === PRODUCT ? '' : heading;
  const isNamed = async () => {
    const title = await page.title();
    return title.startsWith(named) && title.endsWith(` · ${PRODUCT}`);
  };
  await expect.poll(isNamed, `the title names ${heading}`).toBe(true);
}

for (const [language, locale, how] of LANGUAGES) {
  test.describe(`in ${language}`, how, () => {
    test.use({ locale });

    test('every screen fits into the hand, reads well and takes the focus', async ({ page }) => {
      test.slow();
      const asked = askedBy(page);
      await signInByToken(page, 'super');
      await page.goto('/terms-and-conditions');
      await there(page, asked);
      for (const address of await screensOf(page)) {
        await test.step(address, async () => {
          await goTo(page, address);
          await there(page, asked);
          await expectGoodReading(page);
          await expectGoodInTheHand(page);
        });
      }
    });

    test('and so do the screens of those who are not signed in', async ({ page }) => {
      const asked = askedBy(page);
      for (const address of ['/login', ...PUBLIC]) {
        await test.step(address, async () => {
          await page.goto(address);
          await there(page, asked);
          await expectGoodReading(page);
          await expectGoodInTheHand(page);
        });
      }
    });
  });
}

test('the tabs of a station are one line, the one in use in view, to fingers and to keys', async ({
  page,
}) => {
  await signInByToken(page, 'user');
  await page.goto('/import-stations');
  const line = page.getByRole('tablist');
  const tabs = line.getByRole('tab');
  await expect(line).toHaveAttribute('aria-orientation', 'horizontal');
  const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  const [first, last] = [tabs.first(), tabs.last()];
  await expect(line).toHaveAttribute('data-after');
  await expect(line).not.toHaveAttribute('data-before');
  await first.focus();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(first).not.toBeInViewport();
  await expect(line).toHaveAttribute('data-before');
  await expect(line).not.toHaveAttribute('data-after');
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeInViewport({ ratio: 1 });
  await tabs.nth(1).tap();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.nth(1)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('messages leave the end of a list free to a pointer, and whatever takes the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 });
  await signInByToken(page, 'super');
  await page.goto('/stations');
  const edit = page.getByRole('table', { name: 'Published' }).getByRole('link', { name: /^Edit/ }).last();
  // a page without its list has no end to go to
  await expect(edit).toBeVisible();
  const clear = page.getByRole('button', { name: 'Clear Cache' });
  const messages = page.getByText('The cache has been cleared.');
  await clear.click();
  await expect(messages).toHaveCount(1);
  await clear.click();
  await expect(messages).toHaveCount(2);
  const highest = async () => (await page.locator('.cx-messages').boundingBox())?.y ?? 0;
  const end = async () => {
    const box = await edit.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await end()).toBeLessThan(await highest());
  await page.evaluate(() => window.scrollTo(0, 0));
  await edit.focus();
  expect(await end()).toBeLessThan(await highest());
});

test('the sign of a person is called by the whole name, and the product’s stands in the middle of the bar', async ({
  page,
}) => {
  await signInByToken(page, 'user');
  await page.goto('/dashboard');
  const person = page.getByRole('button', { name: 'Uma Castillo' });
  const sign = page.getByRole('banner').getByRole('link', { name: 'Count Exchange' }).locator('svg');
  for (const width of [320, 390, 1366]) {
    await page.setViewportSize({ width, height: 700 });
    const [one, other] = [await person.boundingBox(), await sign.boundingBox()];
    const middle = (box: typeof one) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle(one) - middle(other))).toBeLessThanOrEqual(1);
  }
});

test('the bar of a super admin has two rows on a phone, and nothing in it lies on something else', async ({
  page,
}) => {
  await signInByToken(page, 'super');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard');
    const bar = page.getByRole('banner');
    const agency = bar.getByRole('combobox', { name: 'Agency' });
    await expect(agency).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(110);
    const other = (await agency.locator('option').allInnerTexts())[1] ?? '';
    await agency.selectOption({ label: other });
    // both have the row while one is chosen
    const [list, change] = [
      await agency.boundingBox(),
      await bar.getByRole('button', { name: 'Change' }).boundingBox(),
    ];
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(change?.x ?? 0);
    expect((change?.x ?? 0) + (change?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(list?.width).toBeGreaterThanOrEqual(120);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(110);
  }
});

test('the footer of a public page begins where its card begins', async ({ page }) => {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/terms-and-conditions');
    const card = page.locator('.sh-public-wide');
    await expect(card).toBeVisible();
    const [sheet, foot] = [
      await card.boundingBox(),
      await page.getByRole('contentinfo').getByText(/2024/).boundingBox(),
    ];
    expect(Math.abs((sheet?.x ?? 0) - (foot?.x ?? Infinity))).toBeLessThanOrEqual(1);
  }
});
