import { expect, type Locator } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { campaignOf } from '../../.tools/e2e/campaigns.ts';
import { dialogLooksOf } from '../../.tools/e2e/dialog-looks.ts';
import { expectGoodPaper, looksOf } from '../../.tools/e2e/looks.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

looksOf([
  ['quality-control', '/quality-control', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  [
    'validate-counts',
    '/validate-counts/AU0001',
    (page) => expect(page.getByText(/counted\. Intervals without/)).toBeVisible(),
  ],
  [
    'calendar',
    '/calendar?month=2026-03',
    (page) => expect(page.getByRole('table', { name: /^Days of/ })).toBeVisible(),
  ],
  [
    'compare',
    '/compare?s=AU0001~AU0002&from=2025-06-02&to=2025-06-29&with=typical,weather&v=1',
    (page) => expect(page.getByRole('table', { name: 'The same in numbers' })).toBeVisible(),
  ],
  [
    'campaigns',
    '/campaigns',
    (page) => expect(page.getByRole('heading', { name: 'Certification Campaigns' })).toBeVisible(),
  ],
  [
    'station-groups',
    '/compare/groups',
    (page) => expect(page.getByRole('heading', { name: 'Corridors and Screenlines' })).toBeVisible(),
  ],
  [
    'campaign',
    async (page) => `/campaigns/${await campaignOf(page, 'open')}`,
    (page) => expect(page.getByRole('row').nth(2)).toBeVisible(),
  ],
  [
    'campaign-report',
    async (page) => `/campaigns/${await campaignOf(page, 'closed')}/report`,
    (page) => expect(page.getByRole('row').nth(2)).toBeVisible(),
  ],
  ['add-campaign', '/add-campaign', (page) => expect(page.getByRole('textbox').nth(3)).toBeVisible()],
]);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the whole of a count is in view while its note is typed', async ({ page }) => {
    await signInByToken(page, 'user');
    await page.goto('/validate-counts/AU0001');
    const row = page.getByRole('grid', { name: 'Counts' }).getByRole('row').nth(1);
    await row.getByRole('textbox').fill('Battery changed');
    for (const cell of [row.getByRole('rowheader'), ...(await row.getByRole('gridcell').all())]) {
      const box = await cell.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
    }
  });
});

test('printed, the review has each count that the filters reach, and nothing to press', async ({ page }) => {
  await signInByToken(page, 'user');
  // two weeks that wait for review
  await page.goto('/validate-counts/AU0001?minDate=2026-02-16&maxDate=2026-03-01');
  await expect(page.getByText(/counted\. Intervals without/)).toBeVisible();
  const place = await page.getByText(/^Counts 1 to 192 of/).innerText();
  const total = Number(place.replace(/^.* of /, '').replace(',', ''));
  await page.evaluate(() => Object.assign(window, { print: () => document.body.append('told to print') }));
  await page.getByRole('button', { name: 'Print the review' }).click();
  await expect(page.getByText('told to print')).toBeVisible();
  await expectGoodPaper(page);
  const sheet = page.locator('.qc-paper-sheet');
  await expect(sheet.getByRole('row')).toHaveCount(1 + total);
  await expect(sheet.getByRole('row').last()).toBeVisible();
  await expect(sheet.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.getByRole('grid', { name: 'Counts' })).toBeHidden();
  await expect(page.getByText('From: Feb 16, 2026; To: Mar 1, 2026')).toBeVisible();
  await expect(page.getByText(/^Count Exchange\. Printed by/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Counts' })).toBeVisible();
});

test('printed, all findings are listed, what is closed is open, and nothing asks to be done', async ({
  page,
}) => {
  await signInByToken(page, 'user');
  // more findings than the list shows at once
  await page.goto('/validate-counts/AU0001');
  await expect(page.getByText(/counted\. Intervals without/)).toBeVisible();
  const options = page.getByRole('region', { name: 'Findings' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await page.locator('.qc-legend [type="checkbox"]').first().uncheck();
  await expectGoodPaper(page);
  expect(await options.count()).toBeGreaterThan(3);
  for (const option of await options.all()) await expect(option).toBeVisible();
  await expect(page.getByText('Figures by month').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Figures by month' }).getByRole('row').last()).toBeVisible();
  await expect(page.locator('.qc-known-list, .qc-figures > p').first()).toBeVisible();
  const closed = page.locator('main details > :not(summary)').filter({ visible: false });
  await expect(closed).toHaveCount(0);
  await expect(page.locator('.qc-lines')).toHaveCSS('display', 'grid');
  await expect(page.getByText('Mark suspect values, add notes, then certify.')).toBeHidden();
  await expect(page.getByText(/Accept it to mark its counts/)).toBeHidden();
  await expect(page.locator('main .qc-legend [type="checkbox"]').filter({ visible: true })).toHaveCount(0);
  // a line that is not drawn has no name either
  await expect(page.locator('.qc-legend label').first()).toBeHidden();
  await expect(page.locator('.qc-legend label').last()).toBeVisible();
});

test('in the system’s colors what is marked, chosen and locked differs by its shape', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInByToken(page, 'user');
  await page.goto('/validate-counts/AU0001');
  const rows = page.getByRole('grid', { name: 'Counts' }).getByRole('row');
  const [suspect, plain] = [rows.nth(1), rows.nth(2)];
  await suspect.getByRole('combobox').selectOption({ index: 1 });
  await plain.getByRole('checkbox').check();
  const strip = (row: Locator) =>
    row.evaluate((one) => getComputedStyle(one.firstElementChild!).backgroundImage !== 'none');
  expect(await strip(suspect)).toBe(true);
  expect(await strip(plain)).toBe(false);
  const frame = (row: Locator) => row.evaluate((one) => getComputedStyle(one, '::after').borderTopWidth);
  expect(await frame(plain)).toBe('2px');
  expect(await frame(suspect)).not.toBe('2px');
  const update = (row: Locator) => row.getByRole('button', { name: 'Update' });
  await expect(update(plain)).toHaveCSS('border-top-style', 'dashed');
  await expect(update(suspect)).toHaveCSS('border-top-style', 'solid');
  const note = suspect.getByRole('textbox');
  expect(await note.evaluate((one) => getComputedStyle(one, '::placeholder').opacity)).toBe('0');
});

test('in the system’s colors the weights of findings differ by their shape, in the legend and in the list', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInByToken(page, 'user');
  await page.goto('/validate-counts/AU0001');
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings.getByRole('option').first()).toBeVisible();
  /** What the system leaves of a mark: its outline, no ground. */
  const shape = (marked: Locator) =>
    marked.first().evaluate((one) => {
      const { borderTopWidth, borderTopStyle, borderTopLeftRadius, width } = getComputedStyle(
        one,
        '::before',
      );
      return [borderTopWidth, borderTopStyle, borderTopLeftRadius, width].join(' ');
    });
  const places: [string, Locator][] = [
    ['legend', findings.locator('.qc-weights > li')],
    ['list', findings.getByRole('option')],
  ];
  for (const [place, marks] of places) {
    await test.step(place, async () => {
      const weights = ['strong', 'review', 'hint'].map((weight) => marks.and(page.locator(`.is-${weight}`)));
      const there = (await Promise.all(weights.map((one) => one.count()))).map((count) => count > 0);
      // strong ones and those to review, at least
      expect(there.slice(0, 2)).toEqual([true, true]);
      const shapes = await Promise.all(weights.filter((_, at) => there[at]).map(shape));
      expect(new Set(shapes).size).toBe(shapes.length);
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`in the system’s colors, ${colorScheme}, no two states of the picture look the same`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await signInByToken(page, 'user');
    await page.goto('/validate-counts/AU0001');
    await expect(page.getByText(/counted\. Intervals without/)).toBeVisible();
    const swatches = page.locator('.qc-map-legend .cx-swatch');
    const pictures = new Map<string, string>();
    for (const [at, swatch] of (await swatches.all()).entries()) {
      const picture = (await swatch.screenshot()).toString('base64');
      expect(pictures.get(picture), `swatch ${at + 1} looks like that of`).toBeUndefined();
      pictures.set(picture, `swatch ${at + 1}`);
    }
    expect(pictures.size).toBeGreaterThan(4);
  });

dialogLooksOf([
  [
    'thresholds',
    '/validate-counts/AU0001',
    (page) => page.getByRole('button', { name: 'Thresholds' }).click(),
  ],
  [
    'change log',
    '/validate-counts/AU0001',
    (page) => page.getByRole('button', { name: 'Change log' }).click(),
  ],
  [
    'several stations',
    '/quality-control',
    (page) => page.getByRole('button', { name: 'Mark several stations' }).click(),
  ],
]);

test('the figures by month scroll in their place: it shows that there is more, and each row keeps its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInByToken(page, 'user');
  await page.goto('/validate-counts/AU0001');
  await page.getByText('Figures by month').first().click();
  const box = page.getByRole('group', { name: 'Figures by month' });
  const name = box.getByRole('rowheader').first();
  const left = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? -1);
  const before = await left(name);
  const scrolled = await box.evaluate((one) => {
    one.scrollLeft = one.scrollWidth;
    return one.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(0);
  expect(await left(name)).toBe(before);
  await expect(name).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(box).toHaveCSS('background-image', /gradient/);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(name).toHaveCSS('border-inline-end-style', 'solid');
});
