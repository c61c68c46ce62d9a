import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { ecoVisioFile, genericFile, hoursOf, readCsv } from '../../.tools/e2e/count-files.ts';
import { signIn, tokenOf } from '../../.tools/e2e/personas.ts';
import { typeInto } from '../../.tools/e2e/type-into.ts';

const GENERIC = { id: 'AU0004', name: 'Lance Armstrong Bikeway at Waller Creek' };
const ECO = { id: 'AU0005', name: 'Guadalupe St at 21st St' };
/** The days that are imported and certified: from the first of March on. */
type Period = { year: number; days: number };
const NOTE = 'Loop rewired, values too high';

type Channel = { id: number; name: string; flowid_txdot: string };

async function channelsOf(page: Page, station: string): Promise<[Channel, Channel]> {
  const token = await tokenOf(page, 'user');
  const reply = await page.request.post('/api/stations/channels', { data: { token, station } });
  return (await reply.json()) as [Channel, Channel];
}

async function uploadFile(
  page: Page,
  file: { name: string; text: string; vendor: string; station: { id: string; name: string } },
  mapping: [string, string][],
  values: number,
): Promise<void> {
  await page
    .getByLabel(/^File/)
    .setInputFiles({ name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.text) });
  await expect(page.getByText(/^\d columns of counts found/)).toBeVisible();
  await page.getByLabel(/^Vendor/).selectOption({ label: file.vendor });
  await page.getByLabel(/^Station/).selectOption({ label: `${file.station.id} ${file.station.name}` });
  await page.getByLabel(/^Count Interval/).selectOption({ label: '60 minutes' });
  for (const [channel, header] of mapping)
    await page.getByLabel(channel, { exact: true }).selectOption(header);
  await page.getByRole('button', { name: 'Load File' }).click();
  await expect(page.getByText(`The import of ${file.name} has started.`)).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: file.name });
  await expect(item).toContainText('Done');
  await expect(item).toContainText(`${values.toLocaleString('en-US')} added`);
}

async function showDays(page: Page, from: string, to: string): Promise<void> {
  await typeInto(page.getByRole('textbox', { name: 'From' }), from);
  await typeInto(page.getByRole('textbox', { name: 'To' }), to);
  await page.keyboard.press('Enter');
}

/** The main job in a browser, as the user of the City of Austin: uploads two files, reviews, marks, certifies, exports and downloads. */
export async function doMainJob(page: Page, { year, days }: Period): Promise<void> {
  const hours = hoursOf(`${year}-03-01`, days);
  const lastDay = `${year}-03-${days}`;
  await signIn(page, 'user');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Needing Quality Control Review' })).toContainText(
    GENERIC.name,
  );
  const [one, two] = await channelsOf(page, GENERIC.id);
  const [ecoIn, ecoOut] = await channelsOf(page, ECO.id);

  await test.step('uploads an Eco-Visio export and a generic CSV', async () => {
    await page.getByRole('link', { name: 'Upload Count Data' }).click();
    await expect(page.getByRole('heading', { name: 'Upload Count Data' })).toBeVisible();
    await uploadFile(
      page,
      {
        name: `guadalupe-${year}.csv`,
        text: ecoVisioFile(hours, 'Guadalupe'),
        vendor: 'Eco-Counter',
        station: ECO,
      },
      [
        [ecoIn.name, 'Guadalupe IN'],
        [ecoOut.name, 'Guadalupe OUT'],
      ],
      hours.length * 2,
    );
    await uploadFile(
      page,
      {
        name: `waller-${year}.csv`,
        text: genericFile(hours, ['West', 'East']),
        vendor: 'BP/CX Custom',
        station: GENERIC,
      },
      [
        [one.name, 'West'],
        [two.name, 'East'],
      ],
      hours.length * 2,
    );
  });

  await test.step('opens the station, sees its year and its counts', async () => {
    await page.getByRole('link', { name: 'Quality Control', exact: true }).click();
    // messages of imports that end meanwhile lie over the end of a list for a while
    await page.getByRole('link', { name: `QC ${GENERIC.name}` }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Validate Count Data' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Year' }).selectOption(String(year));
    await expect(page.getByText(/Intervals without a value: \d/)).toBeVisible();
    const grid = page.getByRole('grid', { name: 'Counts' });
    await expect(grid.getByRole('row')).toHaveCount(193);
  });

  await test.step('filters null values', async () => {
    await page.getByLabel('Show Null Values Only').click();
    await expect(page.getByLabel('Show Null Values Only')).toBeChecked();
    const grid = page.getByRole('grid', { name: 'Counts' });
    const nulls = hours.filter(({ one: value }) => value === null).length * 2;
    await showDays(page, `${year}-03-01`, lastDay);
    await expect(page.getByText(`Counts 1 to ${nulls} of ${nulls}`)).toBeVisible();
    await expect(grid.getByText('NULL', { exact: true })).toHaveCount(nulls);
    await page.getByLabel('Show Null Values Only').click();
    await expect(page.getByLabel('Show Null Values Only')).not.toBeChecked();
  });

  await test.step('marks a bad range suspect with a note', async () => {
    await showDays(page, `${year}-03-09`, `${year}-03-09`);
    await expect(page.getByText('Counts 1 to 48 of 48')).toBeVisible();
    await page.getByRole('radio', { name: /all 48 uncertified counts/ }).check();
    await page.getByLabel('Suspect value').selectOption({ label: 'Implausibly high' });
    await page
      .getByRole('form', { name: 'Bulk Update' })
      .getByRole('textbox', { name: /^Note/ })
      .pressSequentially(NOTE);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByText('48 counts updated.')).toBeVisible();
  });

  await test.step('certifies after confirming and is notified', async () => {
    await showDays(page, `${year}-03-01`, lastDay);
    await expect(page.getByText(`Counts 1 to 192 of ${hours.length * 2}`)).toBeVisible();
    await page.getByRole('button', { name: 'Certify' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('certify it as clean and ready for submission');
    await expect(dialog).toContainText(`${hours.length * 2} counts`);
    await dialog
      .getByRole('textbox', { name: 'Reason for certifying with strong findings open' })
      .pressSequentially('The logger was away');
    await dialog.getByRole('button', { name: 'Certify' }).click();
    await expect(
      page.getByText('Process started! You will be notified when the certification process is complete.'),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(
      page.getByText(`${hours.length * 2} counts of ${GENERIC.name} are certified.`, { exact: true }),
    ).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Escape');
  });

  const rows = await test.step('builds a CSV export and downloads it', async () => {
    await page.getByRole('link', { name: 'CSV Export' }).click();
    await page.getByRole('button', { name: 'Search Stations' }).click();
    await expect(
      page.getByText('Stations retrieved and the options are populated in the Stations dropdown.'),
    ).toBeVisible();
    await page.getByLabel(/^Stations/).press('ArrowDown');
    await page.getByRole('option', { name: new RegExp(GENERIC.id) }).click();
    await page.keyboard.press('Escape');
    await typeInto(page.getByLabel(/^From/), `03/01/${year}`);
    await typeInto(page.getByLabel(/^To/), `03/${days}/${year}`);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Build Export' }).click();
    await expect(page.getByText(/^Request for export sent\./)).toBeVisible();
    const own = page.getByRole('listitem').filter({ hasText: `Mar 1, ${year} to Mar ${days}, ${year}` });
    const download = page.waitForEvent('download');
    await own.getByRole('button', { name: /^Download/ }).click();
    return readCsv(await readFile(await (await download).path(), 'utf8'));
  });

  await test.step('finds in the file exactly what was certified', () => {
    const expected = hours.flatMap(({ time, one: first, two: second }) => {
      const suspect = time.startsWith(`${year}-03-09`) ? 'Implausibly high' : '';
      return [
        [time, one.flowid_txdot, first, suspect],
        [time, two.flowid_txdot, second, suspect],
      ].map((row) => row.map((cell) => String(cell ?? '')).join(' | '));
    });
    const found = rows.map((row) =>
      [row['date'], row['flowid_txdot'], row['count'], row['validity_condition']].join(' | '),
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
    const wild = rows.find(
      (row) => row['date'] === `${year}-03-09 08:00:00` && row['flowid_txdot'] === one.flowid_txdot,
    );
    expect(wild).toMatchObject({ count: '940', note: NOTE });
  });
}
