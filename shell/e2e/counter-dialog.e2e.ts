// The dialogs of a station's counters on a phone: a list that opens in one that scrolls stays at its field, and what can be done with a
// counter stands in line.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { drawn } from '../../.tools/e2e/looks.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** A counter as if somebody had entered it. */
const COUNTER = {
  id: 1,
  vendor: 'Eco-Counter',
  model: 'MULTI',
  serial: 'X2H19',
  firmware: '',
  settings: null,
  first_day: '2025-04-01',
  last_day: null,
  by: 'Ana Reyes',
  version: 1,
};

const FLOWS = ['Bicycle NB', 'Bicycle SB', 'Pedestrian NB', 'Pedestrian SB'].map((name, at) => ({
  id: at + 1,
  name,
}));

const open = async (page: Page) => {
  await signInByToken(page, 'admin');
  await page.route('**/api/stations/AU0001/field*', (route) =>
    route.fulfill({ json: { visits: [], equipment: [COUNTER], changes: [], flows: FLOWS } }),
  );
  await page.goto('/stations/AU0001');
};

/** How far something has moved up or down, in pixels. */
const movedBy = async (one: Locator, before: { y: number } | null): Promise<number> =>
  Math.abs(((await one.boundingBox())?.y ?? Infinity) - (before?.y ?? 0));

test('a list in a dialog that scrolls opens at its field, in the window, and all of it can be chosen', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Add counter' }).click();
  const flows = page.getByRole('dialog', { name: 'Add counter' }).locator('.p-multiselect');
  await flows.scrollIntoViewIfNeeded();
  const before = await flows.boundingBox();
  await flows.click();
  const last = page.getByRole('option').last();
  await expect(last).toBeVisible();
  await drawn(page);
  expect(await movedBy(flows, before)).toBe(0);
  await last.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  // the browser brings the option that is chosen fully into the window
  expect(await movedBy(flows, before)).toBeLessThan(12);
});

test('what can be done with a counter stands below its name in every line, and level in each', async ({
  page,
}) => {
  await open(page);
  const name = page.getByText('Eco-Counter MULTI no. X2H19', { exact: true });
  await expect(name).toBeVisible();
  const item = page.getByRole('listitem').filter({ has: name });
  const lines = await item.evaluate((li) => {
    const words = document.createRange();
    const begins = (of: Element) => {
      const icon = of.querySelector('i');
      if (icon) return icon.getBoundingClientRect().left;
      words.selectNodeContents(of);
      return words.getBoundingClientRect().left;
    };
    const buttons = [...li.querySelectorAll(':scope > button')];
    const rows = Map.groupBy(buttons, (one) => Math.round(one.getBoundingClientRect().top));
    const left = li.getBoundingClientRect().left;
    return [...rows].map(([top, [first]]) => ({
      top,
      aside: first ? Math.round(begins(first) - left) : null,
    }));
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map(({ aside }) => aside)).toEqual(lines.map(() => 0));
  const apart = lines.slice(1).map(({ top }, at) => top - (lines[at]?.top ?? 0));
  expect(Math.min(...apart)).toBeGreaterThan(20);
});
