// The whole main job with the keyboard alone, from the sign-in to the downloaded file; the focus is never lost on the way.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { genericFile, hoursOf, readCsv } from '../../.tools/e2e/count-files.ts';
import { openByMenu, pick, press, reach, signInByKeys, write } from '../../.tools/e2e/keys.ts';
import { PERSONAS } from '../../.tools/e2e/personas.ts';

const STATION = { id: 'HO0003', name: 'Columbia Tap Trail at Blodgett St' };
const DAYS = { from: '2018-03-01', to: '2018-03-02', count: 2 };
const FILE = 'columbia-tap-2018.csv';
const NOTE = 'Race along the trail';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const hours = hoursOf(DAYS.from, DAYS.count);
const counts = hours.length * 2;

async function upload(page: Page): Promise<void> {
  await openByMenu(page, 'Upload Count Data');
  const input = page.getByLabel(/^File/);
  await expect(input).toBeVisible();
  const asked = page.waitForEvent('filechooser');
  await reach(page, input);
  await page.keyboard.press('Enter');
  const buffer = Buffer.from(genericFile(hours, ['West', 'East']));
  await (await asked).setFiles({ name: FILE, mimeType: 'text/csv', buffer });
  await expect(page.getByText('This looks like a file of BP/CX Custom')).toBeVisible();
  await pick(page, page.getByLabel(/^Station/), `${STATION.id} ${STATION.name}`);
  await pick(page, page.getByRole('combobox', { name: /^Bicycle NB/ }), 'West');
  await pick(page, page.getByRole('combobox', { name: /^Bicycle SB/ }), 'East');
  await press(page, button(page, 'Load File'));
  const item = page.getByRole('listitem').filter({ hasText: FILE }).first();
  await expect(item).toContainText(`${counts} added`);
  await press(page, item.getByRole('link', { name: `Review counts of ${STATION.name}` }));
  await expect(page.getByRole('heading', { level: 1, name: 'Validate Count Data' })).toBeVisible();
}

async function review(page: Page): Promise<void> {
  const [from, to] = ['From', 'To'].map((name) => page.getByRole('textbox', { name, exact: true }));
  await write(page, from!, DAYS.from);
  await write(page, to!, DAYS.to);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Counts 1 to ${counts} of ${counts}`)).toBeVisible();
  await press(page, button(page, `Mark ${counts} counts suspect`), { back: true });
  await expect(page.getByLabel('Suspect value')).toBeFocused();
  await pick(page, page.getByLabel('Suspect value'), 'Special event');
  const form = page.getByRole('form', { name: 'Bulk Update' });
  await write(page, form.getByRole('textbox', { name: /^Note/ }), NOTE);
  await press(page, form.getByRole('button', { name: 'Apply', exact: true }));
  await expect(page.getByText(`${counts} counts updated.`)).toBeVisible();
}

async function certify(page: Page): Promise<void> {
  await press(page, button(page, 'Certify'), { back: true });
  const dialog = page.getByRole('alertdialog', { name: 'Certify counts?' });
  await expect(dialog.getByText(/ready for submission: /)).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Certify' }));
  await expect(page.getByText('Process started! You will be notified', { exact: false })).toBeVisible();
  const state = page.getByRole('region', { name: 'State of certification' });
  const next = state.getByRole('link', { name: 'Export these counts' });
  await expect(next).toBeVisible({ timeout: 60_000 });
  await press(page, next, { back: true });
}

async function take(page: Page): Promise<Record<string, string>[]> {
  await expect(page.getByRole('heading', { level: 1, name: /CSV/ })).toBeVisible();
  const build = button(page, 'Build Export');
  await expect(build).toBeEnabled();
  await press(page, build);
  await expect(page.getByText(/^Request for export sent\./)).toBeVisible();
  const own = page.getByRole('button', { name: new RegExp(`^Download .*${STATION.id}`) }).first();
  await expect(own).toBeVisible();
  await reach(page, own);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  return readCsv(await readFile(await (await download).path(), 'utf8'));
}

test('counts go from the counter to a certified export with the keyboard alone', async ({ page }) => {
  test.slow();
  await signInByKeys(page, PERSONAS.houston);
  await test.step('uploads a file and goes on to its counts', () => upload(page));
  await test.step('marks two days and says why', () => review(page));
  await test.step('certifies them and goes on to the export', () => certify(page));
  const rows = await test.step('builds the export and downloads it', () => take(page));
  const ours = rows.filter(({ date = '' }) => date >= DAYS.from && date < '2018-03-03');
  expect(ours).toHaveLength(counts);
  expect(ours.every((row) => row['note'] === NOTE && row['validity_condition'] === 'Special event')).toBe(
    true,
  );
});
