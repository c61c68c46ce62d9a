import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { readCsv } from '../../.tools/e2e/count-files.ts';
import { pagesOfPdf } from '../../.tools/e2e/pdf-text.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';
import { typeInto } from '../../.tools/e2e/type-into.ts';
import { addCountedYear, countsAt } from './counted-year.ts';

/** A station whose bicycles no other test counts, in a year before its own counts; nobody counted in July. */
const STATION = {
  id: 'EL0001',
  name: 'Rio Grande Riverpark Trail at Country Club Rd',
  agency: 'El Paso MPO',
};
const YEAR = 2024;
const DAY = '03/12/2024';
/** What people counted beside the counter, in each of these hours a tenth more than it did. */
const PEOPLE = Array.from({ length: 12 }, (_, at) => {
  const [counter] = countsAt(new Date(Date.UTC(YEAR, 2, 12, at + 7)));
  return { hour: at + 7, counter, people: counter + Math.round(counter / 10) };
});

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const bicycles = (page: Page): Locator => page.getByRole('region', { name: 'AADB' });

/** The figure that stands beside the plain one, without its words. */
async function figureWith(page: Page, layers: string): Promise<string> {
  const line = bicycles(page).getByText(new RegExp(`^[\\d,]+ ${layers}$`));
  await expect(line).toBeVisible();
  return (await line.textContent())?.replace(` ${layers}`, '') ?? '';
}

/** Draws a validation count up, makes a factor of it and has it approved. */
async function addFactor(page: Page, flow: string): Promise<void> {
  await page.goto(`/stations/${STATION.id}`);
  const factors = page.getByRole('region', { name: 'Factors' });
  await factors.getByRole('button', { name: 'Add validation count' }).click();
  const count = dialog(page, 'Validation count');
  await count.getByLabel(/^Flow/).selectOption({ label: await labelOf(count.getByLabel(/^Flow/), flow) });
  await typeInto(count.getByRole('textbox', { name: /^Date/ }), DAY);
  await count
    .getByRole('textbox', { name: /^People counted/ })
    .fill(PEOPLE.map(({ hour, people }) => `${hour}:00 ${people}`).join('\n'));
  await count.getByRole('button', { name: 'Work out' }).click();
  await expect(count.getByRole('table', { name: 'People against the counter' })).toBeVisible();
  await expectAccessible(page);
  await count.getByRole('button', { name: 'Save validation count' }).click();
  await expect(count).toBeHidden();
  const [people, counter] = [sum(PEOPLE.map((one) => one.people)), sum(PEOPLE.map((one) => one.counter))];
  await expect(
    factors.getByText(`12 intervals of 60 minutes: ${people} people, ${counter} counted.`),
  ).toBeVisible();
  await factors.getByRole('button', { name: /^Draft a factor from the validation count/ }).click();
  await dialog(page, 'Draft factor').getByRole('button', { name: 'Save draft' }).click();
  const value = (people / counter).toFixed(3);
  await factors.getByRole('button', { name: new RegExp(`^Propose: factor ${value}`) }).click();
  await factors.getByRole('button', { name: new RegExp(`^Approve: factor ${value}`) }).click();
  await page
    .getByRole('alertdialog', { name: 'Approve this factor?' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(factors.getByText('Approved', { exact: true })).toBeVisible();
}

/** The whole text of a flow's option, which names its id, too. */
const labelOf = async (select: Locator, flow: string): Promise<string> =>
  (await select.locator('option', { hasText: flow }).first().textContent()) ?? '';
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Has the missing days of a flow filled, once it was seen what comes of it. */
async function fillDays(page: Page, flow: string): Promise<void> {
  await page.getByRole('button', { name: `Fill days of ${flow}` }).click();
  const fill = dialog(page, `Fill days of ${flow}`);
  await fill.getByRole('button', { name: 'See what comes of it' }).click();
  await expect(fill.getByText('31 days are filled.')).toBeVisible();
  await expectAccessible(page);
  await fill.getByRole('textbox', { name: /^Reason/ }).fill('The street was dug up');
  await fill.getByRole('button', { name: 'Fill these days' }).click();
  await expect(fill).toBeHidden();
}

/** Publishes the figure with its filled days; answers what was published. */
async function publishFilled(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish AADB' }).click();
  const publish = dialog(page, `Publish AADB of ${YEAR}`);
  await expect(publish.getByText('By this method the year has no figure to publish.')).toBeVisible();
  await publish.getByLabel(/^Filled days/).selectOption('With filled days');
  const figure = publish.getByText(/^AADB [\d,]+$/);
  await expect(figure).toBeVisible();
  await expectAccessible(page);
  const shown = (await figure.textContent())?.replace('AADB ', '') ?? '';
  await publish.getByRole('button', { name: 'Publish' }).click();
  await expect(publish).toBeHidden();
  await page.getByRole('button', { name: 'Open publication: AADB' }).click();
  await expect(page.getByText(/^Unchanged since /)).toBeVisible();
  await page.keyboard.press('Escape');
  return shown;
}

test('an analyst goes from a validation count by factor and filled days to a published figure, the table’s file and a PDF', async ({
  page,
}) => {
  await signInByToken(page, 'super');
  const [first, second] = await addCountedYear(page, { station: STATION.id, year: YEAR, withoutMonth: 7 });

  await test.step('without its July the year has no figure', async () => {
    await page.goto(`/figures/${STATION.id}?year=${YEAR}`);
    await expect(bicycles(page).locator('.figures-value')).toHaveText('Incomplete');
  });

  await test.step('a validation count becomes a factor that an admin approves', () => addFactor(page, first));

  const figure = await test.step('days are filled, and the figure stands both ways', async () => {
    await page.goto(`/figures/${STATION.id}?year=${YEAR}`);
    await fillDays(page, first);
    await fillDays(page, second);
    await expect(bicycles(page).locator('.figures-value')).toHaveText('Incomplete');
    await expect(bicycles(page).getByText(/^62 days were filled/)).toBeVisible();
    return figureWith(page, 'with factors and filled days');
  });

  await test.step('it is published with them, frozen at the number that was shown', async () =>
    expect(await publishFilled(page)).toBe(figure));

  await test.step('the statewide table has it, and its file from the server the same', async () => {
    await page.goto(`/figures?year=${YEAR}&figures.f.station_name=${STATION.name.split(' ')[0]}`);
    const row = page.getByRole('row', { name: new RegExp(STATION.name) }).first();
    await expect(row).toContainText(`${figure} with factors and filled days`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Table' }).click();
    const [line] = readCsv(await readFile(await (await saved).path(), 'utf8'));
    expect(line).toMatchObject({ 'Station ID': STATION.id, Mode: 'AADB Bicycles', Figure: '' });
    const inFile = Math.round(Number(line?.['Figure with factors and filled days']));
    expect(inFile.toLocaleString('en-US')).toBe(figure);
  });

  await test.step('the sheet on paper has both, what the grade needs, and the publication', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article').getByText(/^Figures are by the AASHTO method/)).toBeVisible();
    const printed = pagesOfPdf(await page.pdf({ preferCSSPageSize: true })).join(' ');
    expect(printed).toContain(`Bicycle and pedestrian figures of ${YEAR}`);
    expect(printed).toContain(`Agency ${STATION.agency}`);
    expect(printed).toContain(`${figure} with factors and filled days`);
    expect(printed).toContain('C: at least 183 complete days, 77 of 84 cells');
    expect(printed).toContain(`AADB of ${STATION.id} ${STATION.name}, ${YEAR}`);
    expect(printed).toMatch(new RegExp(`${figure} by AASHTO, .*[0-9a-f]{64}`));
  });
});
