// Somebody new, from the sign-in to a certified export of a station that was not there before: what is pressed is counted.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { readCsv } from '../../.tools/e2e/count-files.ts';
import { PASSWORD, PERSONAS } from '../../.tools/e2e/personas.ts';
import { typeInto } from '../../.tools/e2e/type-into.ts';

/** Presses of buttons and links; fields are typed into, or chosen in, one after the other. */
const MOST_PRESSES = 18;
const NAME = 'Blunn Creek Trail at Oltorf St';
const FLOW = 'Northbound';
const DAYS = 14;

/** Two weeks of a trail: busier by day than by night, and no two days alike. */
function countFile(): string {
  const lines = Array.from({ length: DAYS * 24 }, (_, at) => {
    const time = new Date(Date.UTC(2024, 4, 6, at)).toISOString().slice(0, 19).replace('T', ' ');
    const day = Math.max(0, Math.sin((((at % 24) - 5) / 18) * Math.PI));
    return `${time},${Math.round(30 * day * (1 + ((at * 7919) % 13) / 20))}`;
  });
  return `Date,${FLOW}\n${lines.join('\n')}\n`;
}

/** Presses, and how many that were. */
function presser(page: Page) {
  const pressed: string[] = [];
  return {
    pressed,
    press: async (what: Locator) => {
      pressed.push((await what.textContent())?.trim() || ((await what.getAttribute('aria-label')) ?? ''));
      await what.click();
    },
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
    link: (name: string | RegExp) => page.getByRole('link', { name, exact: true }),
  };
}

/** Fills in what a station of one flow needs; each group of fields is a step further. */
async function fillStation(page: Page, next: () => Promise<void>): Promise<void> {
  const choose = (label: string, option: string) =>
    page.getByRole('combobox', { name: label }).selectOption({ label: option });
  await typeInto(page.getByLabel(/^Station Name/), NAME);
  await typeInto(page.getByLabel(/^Latitude/), '30.233500');
  await typeInto(page.getByLabel(/^Longitude/), '-97.746000');
  await typeInto(page.getByLabel(/^Date Station Established/), '05/01/2024');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(/^City Area/)).toHaveValue('Austin');
  await next();
  await typeInto(page.getByLabel(/^Name/), FLOW);
  await typeInto(page.getByLabel(/^ID/), 'A1');
  await choose('Count Type', 'Bicycle');
  await choose('Travel Direction', 'North');
  await choose('Sensor Type', 'Inductive loop');
  await choose('Vendor', 'BP/CX Custom');
  await next();
  await choose('Count Method', 'Permanent device');
  await typeInto(page.getByLabel(/^Serial Number/), 'X2H20012346');
  await next();
  await choose('Facility Type', 'Shared-use path or trail');
  await next();
  await choose('Functional Class', 'Trail or shared-use path (urban)');
  await choose('Direction of Route', 'North–south or northeast–southwest, combined');
  await choose('Movement Direction', 'Both directions');
}

test(`a newcomer comes from the sign-in to a certified export with at most ${MOST_PRESSES} presses`, async ({
  page,
}) => {
  const { pressed, press, button, link } = presser(page);
  await page.goto('/');
  await typeInto(page.getByLabel('Email'), PERSONAS.user);
  await typeInto(page.getByLabel('Password'), PASSWORD);
  await press(button('Login'));

  await test.step('registers a station with a flow', async () => {
    await press(link('Add Station Location'));
    await fillStation(page, () => press(button('Next')));
    await press(page.getByRole('tab', { name: 'Contact Details' }));
    await press(button('Publish Station'));
    await expect(page.getByRole('heading', { level: 2, name: 'What will be published' })).toBeVisible();
    await press(button('Publish Station'));
    await expect(page.getByText(/^Station AU\d{4} published\.$/)).toBeVisible();
  });

  await test.step('brings its counts in', async () => {
    await press(link('Upload counts'));
    await expect(page.getByLabel(/^Station/)).toHaveValue(/^AU\d{4}$/);
    pressed.push('File');
    await page
      .getByLabel(/^File/)
      .setInputFiles({ name: 'blunn.csv', mimeType: 'text/csv', buffer: Buffer.from(countFile()) });
    await expect(page.getByText('New', { exact: true })).toBeVisible();
    await press(button('Load File'));
    const item = page.getByRole('listitem').filter({ hasText: 'blunn.csv' });
    await expect(item).toContainText(`${DAYS * 24} added`);
    await press(item.getByRole('link', { name: /^Review counts of/ }));
  });

  await test.step('reviews and certifies them', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Validate Count Data' })).toBeVisible();
    await press(button('Certify'));
    const dialog = page.getByRole('alertdialog');
    const reason = dialog.getByRole('textbox', { name: /^Reason for certifying/ });
    await expect(dialog).toContainText(`${DAYS * 24} counts`);
    if (await reason.isVisible()) await typeInto(reason, 'As the counter wrote them');
    await press(dialog.getByRole('button', { name: 'Certify' }));
    await expect(page.getByText(new RegExp(`^${DAYS * 24} counts certified`))).toBeVisible();
  });

  const rows = await test.step('exports them', async () => {
    await press(link('Export these counts'));
    await expect(page.getByLabel(/^From/)).toHaveValue('05/06/2024');
    await press(button('Build Export'));
    const own = page.getByRole('listitem').filter({ hasText: 'May 6, 2024 to May 19, 2024' });
    const download = page.waitForEvent('download');
    await press(own.getByRole('button', { name: /^Download/ }));
    return readCsv(await readFile(await (await download).path(), 'utf8'));
  });

  expect(rows).toHaveLength(DAYS * 24);
  expect(new Set(rows.map((row) => row['station_name']))).toEqual(new Set([NAME]));
  expect(pressed.length, pressed.join(' → ')).toBeLessThanOrEqual(MOST_PRESSES);
});
