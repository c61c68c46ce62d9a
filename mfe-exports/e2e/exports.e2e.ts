import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { strFromU8, unzipSync } from 'fflate';
import { readCsv } from '../../.tools/e2e/count-files.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

const STATION = { id: 'AU0002', name: 'Butler Trail at Pfluger Bridge' };

async function downloaded(page: Page, name: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const button = page.getByRole('button', { name }).first();
  await expect(button).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
}
const bytesOf = async (download: Download) => readFile(await download.path());

/** Finds the station by its county and chooses it. */
async function order(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Counties' }).press('ArrowDown');
  await page.getByRole('option', { name: 'Travis', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search Stations' }).click();
  await expect(page.getByText(/^Stations retrieved/)).toBeVisible();
  await page.getByLabel(/^Stations/).press('ArrowDown');
  await page.getByRole('option', { name: new RegExp(STATION.id) }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel(/^From/).fill(from);
  await page.getByLabel(/^To/).fill(to);
  await page.keyboard.press('Tab');
}

test('a super admin takes certified counts out as CSV, for TMAS, and as averages', async ({ page }) => {
  await signInByToken(page, 'super');
  await page.goto('/exports');

  const { rows: csv, file: exported } =
    await test.step('CSV, from the filters to the contents of the file', async () => {
      await order(page, '06/02/2025', '06/02/2025');
      await page.getByRole('button', { name: 'Build Export' }).click();
      await expect(page.getByText(/^Request for export sent\./)).toBeVisible();
      const file = await downloaded(page, /^Download .* counts AU0002 .*\.csv/);
      expect(file.name).toMatch(/^\d{4}-\d{2}-\d{2} counts AU0002 2025-06-02\.csv$/);
      expect(file.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const rows = readCsv(file.bytes.toString('utf8'));
      expect(rows).toHaveLength(4 * 24);
      expect(
        rows.every((row) => row['station_id_tmg'] === STATION.id && row['date']?.startsWith('2025-06-02')),
      ).toBe(true);
      return { rows, file };
    });

  await test.step('the same file is read again by the upload, which says what of it is not taken', async () => {
    await page.goto('/import-counts');
    const { name, bytes: buffer } = exported;
    await page.getByLabel(/^File/).setInputFiles({ name, mimeType: 'text/csv', buffer });
    await expect(page.getByText('4 columns of counts found.')).toBeVisible();
    await page.getByLabel(/^Vendor/).selectOption({ label: 'Eco-Counter' });
    await page.getByLabel(/^Station/).selectOption({ label: `${STATION.id} ${STATION.name}` });
    await expect(
      page.getByText(new RegExp(`^This is a CSV export of ${STATION.id} .*, written here`)),
    ).toBeVisible();
    await expect(page.getByText('Certified, left alone').locator('..')).toContainText(String(4 * 24));
  });

  await test.step('TMAS: the pre-flight, then the records with the same counts', async () => {
    await page.goto('/tmas-exports');
    await order(page, '06/02/2025', '06/02/2025');
    await page.getByRole('button', { name: 'Check Data' }).click();
    await expect(page.getByText(/^4 station records and 4 count records would be written\./)).toBeVisible();
    await page.getByRole('button', { name: 'Prepare Data' }).click();
    await expect(
      page.getByText(
        'Request for export sent. You will receive an email with a link to the export file soon.',
      ),
    ).toBeVisible();
    const { name, bytes } = await downloaded(page, /^Download .* TMAS AU0002 .*\.zip/);
    expect(name).toMatch(/TMAS AU0002 2025-06-02\.zip$/);
    const files = unzipSync(bytes);
    const lines = (file: string) =>
      strFromU8(files[file] ?? new Uint8Array())
        .split('\r\n')
        .slice(0, -1);
    expect(Object.keys(files).toSorted()).toEqual([
      '48-nonmotorized-counts-20250602-20250602.txt',
      '48-nonmotorized-stations-20250602-20250602.txt',
      'layout.txt',
      'left-out.csv',
    ]);
    expect(lines('48-nonmotorized-stations-20250602-20250602.txt')).toHaveLength(4);
    const records = lines('48-nonmotorized-counts-20250602-20250602.txt').map((line) =>
      line.split('|').slice(18),
    );
    const sum = (values: (string | undefined)[]) =>
      values.reduce((all, value) => all + Number(value ?? 0), 0);
    expect(records.map((record) => record.length)).toEqual([24, 24, 24, 24]);
    expect(sum(records.flat())).toBe(sum(csv.map((row) => row['count'])));
  });

  await test.step('annual averages: the dialog and its file', async () => {
    await page.goto('/report');
    await page.getByRole('button', { name: `AADT ${STATION.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `AADT ${STATION.id} ${STATION.name}` });
    await expect(dialog.getByText(/^AASHTO method/)).toBeVisible();
    await expect(dialog.getByRole('table', { name: /^Averages of/ })).toContainText('84 of 84');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^\d{4}-\d{2}-\d{2} AADT AU0002\.csv$/);
    const bytes = await bytesOf(download);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const rows = readCsv(bytes.toString('utf8'));
    expect(rows.every((row) => row['station_id_tmg'] === STATION.id && row['method'] === 'AASHTO')).toBe(
      true,
    );
    const complete = rows.find(({ status }) => status === 'Complete');
    expect(complete).toMatchObject({ cells_filled: '84', cells: '84' });
    expect(Number(complete?.['aadt'])).toBeGreaterThan(0);
  });
});
