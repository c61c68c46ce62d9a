// Every vendor's file, from the file to the counts list; counts from Eco-Visio's simulator, also when it fails.
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible, expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { pick, press, reach, signInByKeys } from '../../.tools/e2e/keys.ts';
import { PERSONAS, signIn } from '../../.tools/e2e/personas.ts';

const SIMULATOR = String(process.env['E2E_SIMULATOR']);
const fixtures = fileURLToPath(new URL('../../mock-api/src/counts/imports/vendors/', import.meta.url));

type FileCase = {
  /** Below the readers' folders. */
  file: string;
  vendor: string;
  station: string;
  /** Channel and column. */
  mapping: [string, string][];
  interval?: string;
  /** Counts of all days together. */
  counts: number;
  days: [first: string, last: string];
};

const CUSTOM: FileCase = {
  file: 'custom/fixtures/bpcx-custom-15min.csv',
  vendor: 'BP/CX Custom',
  station: 'AU0009 Rio Grande St at 28th St',
  mapping: [
    ['Bicycle NB', 'NB Bike'],
    ['Bicycle SB', 'SB Bike'],
    ['Pedestrian NB', 'Pedestrian'],
  ],
  counts: 2016,
  days: ['2024-09-09', '2024-09-15'],
};
const TRAFX: FileCase = {
  file: 'trafx/fixtures/trafx-hourly-one-counter.txt',
  vendor: 'TRAFx',
  station: 'AU0008 Violet Crown Trail at Home Depot Blvd',
  mapping: [],
  counts: 71,
  days: ['2024-09-09', '2024-09-12'],
};
const TIMEMARK: FileCase = {
  file: 'time-mark/fixtures/timemark-our-choice.csv',
  vendor: 'TimeMark',
  station: 'AU0007 Barton Springs Rd at Kinney Ave',
  mapping: [
    ['Bicycle EB', 'Channel 1'],
    ['Bicycle WB', 'Channel 2'],
  ],
  counts: 192,
  days: ['2024-09-09', '2024-09-09'],
};
const ECO: FileCase = {
  file: 'eco-counter/fixtures/eco-visio-layout-2025.csv',
  vendor: 'Eco-Counter',
  station: 'HO0004 Brays Bayou Trail at Hermann Park',
  mapping: [['Bicycle EB', '17-9999 9999_IN']],
  counts: 192,
  days: ['2024-09-09', '2024-09-10'],
};
const JAMAR: FileCase = {
  file: 'jamar/fixtures/jamar-per-vehicle-bicycles.csv',
  vendor: 'JAMAR',
  station: 'HO0006 Heights Blvd at 14th St',
  mapping: [
    ['Bicycle NB', 'Channel 1'],
    ['Bicycle SB', 'Channel 2'],
  ],
  interval: '15 minutes',
  counts: 8,
  days: ['2024-09-09', '2024-09-09'],
};

const shown = (count: number) => count.toLocaleString('en-US');
const figure = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd');

/** Chooses the file, checks what the screen says of it, and fills what it can't know. */
async function choose(page: Page, { file, vendor, station, mapping, interval }: FileCase): Promise<void> {
  await page.getByLabel(/^File/).setInputFiles(`${fixtures}${file}`);
  await expect(page.getByText(`This looks like a file of ${vendor}`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'First rows as read' })).toContainText('2024-09-09');
  await page.getByLabel(/^Station/).selectOption({ label: station });
  if (interval) await page.getByLabel(/^Count Interval/).selectOption({ label: interval });
  for (const [channel, header] of mapping)
    await page.getByLabel(channel, { exact: true }).selectOption(header);
}

/** Loads the chosen file and follows its counts to the counts list. */
async function load(page: Page, { file, station, counts, days: [first, last] }: FileCase): Promise<void> {
  await expect(figure(page, 'New')).toHaveText(shown(counts));
  await page.getByRole('button', { name: 'Load File' }).click();
  const item = page
    .getByRole('listitem')
    .filter({ hasText: file.split('/').at(-1) ?? '' })
    .first();
  await expect(item).toContainText('Done');
  await expect(item).toContainText(`${shown(counts)} added`);
  await item.getByRole('link', { name: `Review counts of ${station.slice(7)}` }).click();
  await page.getByRole('textbox', { name: 'From' }).fill(first);
  await page.getByRole('textbox', { name: 'To' }).fill(last);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Counts 1 to ${Math.min(counts, 192)} of ${shown(counts)}`)).toBeVisible();
}

test('files of BP/CX Custom, TRAFx and TimeMark go from the counter to the counts list', async ({ page }) => {
  await signIn(page, 'user', '/import-counts');
  await test.step('a file that can’t be taken is refused line by line before it is loaded', async () => {
    await choose(page, {
      ...CUSTOM,
      file: 'custom/fixtures/bpcx-custom-bad-rows.csv',
      mapping: CUSTOM.mapping.slice(0, 2),
    });
    await expect(
      page.getByText('9 lines can’t be taken. Nothing of the file would be written.'),
    ).toBeVisible();
  });
  for (const one of [CUSTOM, TRAFX, TIMEMARK]) {
    await test.step(one.vendor, async () => {
      await choose(page, one);
      await load(page, one);
      await page.goto('/import-counts');
    });
  }
});

test('files of Eco-Counter and JAMAR, in every look, and an import taken back', async ({ page }) => {
  await signIn(page, 'houston', '/import-counts');
  await choose(page, ECO);
  await expect(figure(page, 'New')).toHaveText(shown(ECO.counts));
  await page.getByText('Day by day in figures').click();
  for (const width of [1366, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectNothingSideways(page);
    }
  }
  await page.setViewportSize({ width: 1366, height: 900 });
  await load(page, ECO);
  await page.goto('/import-counts');
  await choose(page, JAMAR);
  await load(page, JAMAR);

  await page.goto('/import-history');
  const item = page.getByRole('listitem').filter({ hasText: 'jamar-per-vehicle-bicycles.csv' });
  await item.getByRole('button', { name: /^Undo the import of/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(item).toContainText('the counts are as they were before it');
});

test('counts come from Eco-Visio by the keyboard, also when it limits requests or does not answer for a while', async ({
  page,
}) => {
  // of requests for counts alone: the tests beside this one ask for lists of sites
  const trouble = (data: { kind: string; requests: number; retryAfter?: number }) =>
    page.request.post(`${SIMULATOR}/simulator/trouble`, { data: { ...data, under: '/api/1.0/data/' } });
  await signIn(page, 'houston', '/import-eco-counts');
  await expect(page.getByText(/stations and counts are simulated/)).toBeVisible();
  const box = page.getByRole('checkbox', { name: /^Select HO0002/ });
  const ask = async () => {
    await reach(page, box);
    await page.keyboard.press('Space');
    await press(page, page.getByRole('button', { name: 'Import Counts' }));
    await expect(page.getByText(/^Request for import sent\./).first()).toBeVisible();
    await expect(box).toBeDisabled();
  };
  const newest = page.getByRole('listitem').filter({ hasText: 'HO0002' }).first();

  await trouble({ kind: 'limit', requests: 2, retryAfter: 4 });
  await ask();
  await expect(newest).toContainText('Eco-Visio limits requests; it goes on at');
  await expect(newest).toContainText(/Done.*[\d,]+ counts read/);
  await expect(box).toBeEnabled();

  await trouble({ kind: 'error', requests: 6 });
  await ask();
  await expect(newest).toContainText('Eco-Visio does not answer. The import goes on by itself.');
  await page.request.delete(`${SIMULATOR}/simulator/trouble`);
  await expect(newest).toContainText(/Done.*[\d,]+ counts read/);
  await expect(box).toBeEnabled();

  await page
    .getByRole('link', { name: /^Review counts of White Oak Bayou/ })
    .first()
    .click();
  // the days that were read: one alone where midnight in Texas came between the two imports
  const rows = page.getByRole('grid', { name: 'Counts' }).getByRole('row');
  await expect(rows.nth(96)).toBeVisible();
});

test('a file is imported with the keyboard alone', async ({ page }) => {
  await signInByKeys(page, PERSONAS.houston);
  await page.goto('/import-counts');
  const input = page.getByLabel(/^File/);
  await expect(input).toBeVisible();
  const asked = page.waitForEvent('filechooser');
  await reach(page, input);
  await page.keyboard.press('Enter');
  await (await asked).setFiles(`${fixtures}custom/fixtures/bpcx-custom-60min-bom-crlf-quoted.csv`);
  await expect(page.getByText('This looks like a file of BP/CX Custom')).toBeVisible();
  await pick(page, page.getByLabel(/^Station/), 'HO0005 Lamar St at Main St');
  await pick(page, page.getByRole('combobox', { name: /^Bicycle/ }).first(), 'Trail, NB');
  await expect(figure(page, 'New')).toHaveText('48');
  await press(page, page.getByRole('button', { name: 'Load File' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'quoted.csv' }).first()).toContainText(
    '48 added',
  );
});
