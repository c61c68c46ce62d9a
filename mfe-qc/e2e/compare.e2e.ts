// A comparison from its first series to who is shown it: built by the dialog, saved, on the dashboard, and by a link for people
// without an account.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible, expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { drawn, expectGoodPaper } from '../../.tools/e2e/looks.ts';
import { pagesOfPdf } from '../../.tools/e2e/pdf-text.ts';
import { signInByToken, tokenOf } from '../../.tools/e2e/personas.ts';

const LOOKS = [
  { name: 'light, 1366 px', theme: 'light', viewport: { width: 1366, height: 900 } },
  { name: 'dark, 390 px', theme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/** Without a series, and over four weeks of last spring. */
const BEGIN = '/compare?from=2025-06-02&to=2025-06-29&v=1';

const choose = async (page: Page, field: RegExp, option: string | RegExp) => {
  const select = page.getByRole('combobox', { name: field });
  const label = await select.getByRole('option', { name: option }).first().textContent();
  await select.selectOption({ label: label ?? '' });
};

async function expectGood(page: Page): Promise<void> {
  await drawn(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectNothingSideways(page);
}

for (const { name: look, theme, viewport } of LOOKS)
  test.describe(look, () => {
    test.use({ colorScheme: theme, viewport });

    test('a comparison is built, saved, pinned, shared and printed', async ({ page, browser, baseURL }) => {
      const called = `June, ${theme}`;
      const legend = page.locator('.qc-compare-series');
      await signInByToken(page, 'admin');

      await test.step('two periods of the bicycles of a station', async () => {
        await page.goto(BEGIN);
        await choose(page, /^Station/, /^AU0001 /);
        await choose(page, /^Mode or flow/, /^Bicycles/);
        await page.getByRole('button', { name: 'Add to the comparison' }).click();
        await expect(legend.getByRole('listitem')).toHaveCount(1);
        await choose(page, /^Days of the series/, 'A period of its own');
        await page.getByRole('button', { name: 'Add to the comparison' }).click();
        await expect(legend.getByRole('listitem')).toHaveCount(2);
        await expect(legend).toContainText('Bicycles, days from Jun 30, 2025');
        await expect(legend).toContainText(/ against Jun 30, 2025 to Jul 27, 2025, from \d+ matched days/);
        await expect(page).toHaveURL(/s=AU0001\.bicycle~AU0001\.bicycle@2025-06-30/);
        await expectGood(page);
      });

      await test.step('as shares of the day, and as counts with the weather', async () => {
        await choose(page, /^Shown as/, 'Hours as shares of the day');
        await expect(page.getByRole('group', { name: /^Share of the day by hour, Monday/ })).toBeVisible();
        await expectGood(page);
        await choose(page, /^Shown as/, 'Counts');
        const chart = page.getByRole('group', { name: 'Counts over time, as lines' });
        await expect(chart).toBeVisible();
        // the address says what is checked, a moment after the click
        await page.getByRole('checkbox', { name: 'Weather below the lines' }).click();
        await expect(page).toHaveURL(/with=weather/);
        await expect(page.getByRole('img', { name: /^Weather by day/ })).toBeVisible();
        await chart.focus();
        await page.keyboard.press('End');
        await expect(page.getByText(/^Day 28 · 1 AU0001 Bicycles: .* · Weather: /)).toBeVisible();
        await expectGood(page);
      });

      await test.step('saved and put onto the dashboard', async () => {
        await page.getByRole('button', { name: 'Saved comparisons' }).click();
        await page.getByRole('button', { name: 'Save comparison as …' }).click();
        const dialog = page.getByRole('dialog', { name: 'Save comparison' });
        await dialog.getByRole('textbox', { name: /^Name/ }).fill(called);
        await dialog.getByRole('button', { name: /^Save/ }).click();
        await expect(dialog).toHaveCount(0);
        await page.getByRole('button', { name: 'Show on the dashboard' }).click();
        await expect(page.getByText(`${called} is on your dashboard.`)).toBeVisible();
        await page.goto('/dashboard');
        const pinned = page.getByRole('article').filter({ hasText: called });
        await expect(
          pinned.getByRole('img', {
            name: /, Bicycles, days from Jun 30, 2025\. Counts per day, [\d,]+ at most\.$/,
          }),
        ).toBeVisible();
        await pinned.getByRole('link', { name: called }).click();
        await expect(legend.getByRole('listitem')).toHaveCount(2);
        await expect(page.getByRole('img', { name: /^Weather by day/ })).toBeVisible();
      });

      const address = await test.step('a link is made of it', async () => {
        await page.getByRole('link', { name: 'Share by link' }).click();
        const dialog = page.getByRole('dialog', { name: 'Make a link' });
        await dialog.getByLabel('Name').fill(called);
        await dialog.getByRole('button', { name: 'Make a link' }).click();
        const link = page.getByRole('dialog', { name: 'Your new link' }).getByLabel('Link', { exact: true });
        await expect(link).toHaveText(/\/shared\//);
        return new URL((await link.textContent()) ?? '').pathname;
      });

      await test.step('whoever has the link reads the same without an account', async () => {
        const context = await browser.newContext({ baseURL, colorScheme: theme, viewport });
        const other = await context.newPage();
        await other.goto(address);
        await expect(other.getByRole('heading', { level: 1, name: called })).toBeVisible();
        await expect(
          other.getByText(/^AU0001 .*, Bicycles, days from Jun 30, 2025: certified/),
        ).toBeVisible();
        await expectGood(other);
        // nothing but the link: the comparison itself asks them to sign in
        await other.goto(BEGIN);
        await expect(other.getByLabel('Password')).toBeVisible();
        await context.close();
      });

      await test.step('printed, with its series in words', async () => {
        await page.goto('/dashboard');
        await page.getByRole('link', { name: called }).click();
        await expect(page.getByRole('img', { name: /^Weather by day/ })).toBeVisible();
        const printed = pagesOfPdf(await page.pdf({ format: 'Letter' })).join(' ');
        expect(printed).toContain('Bicycles, days from Jun 30, 2025');
        expect(printed).toContain('Rain and snow, inches');
        await expectGoodPaper(page);
      });
    });
  });

/** Puts two modes of a station onto the user's dashboard, as a comparison that is called so. */
async function pin(page: Page, name: string): Promise<void> {
  const at = async (path: string) => `/api/table-views${path}?token=${await tokenOf(page, 'user')}`;
  const kept = {
    s1: 'AU0001.bicycle',
    s2: 'AU0001.bicycle@2025-06-30',
    from: '2025-06-02',
    to: '2025-06-29',
    v: '1',
  };
  const filters = Object.entries(kept).map(([field, value]) => ({ field, value }));
  const data = { table: 'compare', name, shared: false, look: { columns: null, filters, sort: null } };
  const saved = await page.request.post(await at(''), { data });
  const { id } = (await saved.json()) as { id: number };
  const pinned = await page.request.put(await at(`/${id}/pin`), { data: { pinned: true } });
  expect(pinned.ok()).toBe(true);
}

/** The picture that is pinned so, once its lines are there, with what each is called. */
async function pinnedPicture(page: Page, name: string) {
  await pin(page, name);
  await signInByToken(page, 'user');
  await page.goto('/dashboard');
  const picture = page.getByRole('article').filter({ hasText: name });
  const names = picture.locator('.sh-pinned-names > li');
  await expect(names).toHaveCount(2);
  return { picture, names };
}

test('at 320 px a name of two lines stands beside its piece of line, and clear of the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { names } = await pinnedPicture(page, 'Two periods, on a phone');
  const boxes = await names.evaluateAll((items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      range.setStartAfter(item.querySelector('svg')!);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      return {
        stroke: item.querySelector('svg')!.getBoundingClientRect().toJSON() as DOMRect,
        lines: lines.map((line) => line.toJSON() as DOMRect),
      };
    }),
  );
  expect(Math.max(...boxes.map(({ lines }) => lines.length))).toBeGreaterThan(1);
  for (const [at, { stroke, lines }] of boxes.entries()) {
    for (const line of lines) expect(line.left).toBeGreaterThanOrEqual(stroke.right);
    expect(stroke.top).toBeLessThan(lines[0]!.bottom);
    const before = boxes[at - 1]?.lines.at(-1);
    if (before) expect(lines[0]!.top).toBeGreaterThanOrEqual(before.bottom - 1);
  }
  await expectNothingSideways(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`in the system’s colors, ${colorScheme}, the lines of a picture are seen and told apart by their dashes`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const { picture, names } = await pinnedPicture(page, `Two periods, ${colorScheme}`);
    const strokes = (within: Locator) =>
      within.evaluateAll((lines) =>
        lines.map((line) => {
          const { stroke, strokeDasharray } = getComputedStyle(line);
          return { stroke, dashes: strokeDasharray };
        }),
      );
    const [text, ground] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    expect(text).not.toBe(ground);
    const places = { picture: picture.getByRole('img').locator('polyline'), legend: names.locator('line') };
    for (const [place, lines] of Object.entries(places)) {
      const seen = await strokes(lines);
      expect(new Set(seen.map(({ stroke }) => stroke)), place).toEqual(new Set([text]));
      expect(new Set(seen.map(({ dashes }) => dashes)).size, place).toBe(2);
    }
  });
