import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { pagesOfPdf } from '../../.tools/e2e/pdf-text.ts';
import { signInByToken, tokenOf } from '../../.tools/e2e/personas.ts';

const STATION = { id: 'AU0002', name: 'Butler Trail at Pfluger Bridge', agency: 'City of Austin' };

/** The whole hash of the bicycles' publication in force, as the API has it. */
async function hashOf(page: Page, year: string): Promise<string> {
  const reply = await page.request.get(`/api/publications?station_id=${STATION.id}&year=${year}`, {
    headers: { Authorization: `Bearer ${await tokenOf(page, 'super')}` },
  });
  const { data } = (await reply.json()) as { data: { mode: string; hash: string; superseded_by: unknown }[] };
  const hash = data.find(({ mode, superseded_by: by }) => mode === 'bicycle' && by === null)?.hash;
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  return hash ?? '';
}

/** The figure that the station's page tells of bicycles. */
async function figureShown(page: Page): Promise<string> {
  const mode = page.getByRole('region', { name: 'AADB' });
  await expect(mode).toBeVisible();
  return (await mode.locator('.figures-value strong').textContent()) ?? '';
}

test('an analyst goes from the statewide table to a station, publishes its figure and prints the table', async ({
  page,
}) => {
  await signInByToken(page, 'super');

  await test.step('the statewide table leads to the station, by keys', async () => {
    await page.goto('/figures');
    const link = page.getByRole('link', { name: STATION.name }).first();
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/figures\/AU0002\?year=\d{4}$/);
  });

  const year = new URL(page.url()).searchParams.get('year') ?? '';
  const figure =
    await test.step('the station says its figure, and three methods beside one another', async () => {
      const shown = await figureShown(page);
      expect(Number(shown.replaceAll(',', ''))).toBeGreaterThan(0);
      const methods = page.getByRole('table', { name: `Methods of ${year} by flow` });
      for (const name of ['AASHTO', 'FHWA hourly', 'Simple mean'])
        await expect(methods.getByRole('cell', { name }).first()).toBeVisible();
      await expectAccessible(page);
      return shown;
    });

  await test.step('it is published after a look at what that will be', async () => {
    await page.getByRole('button', { name: 'Publish AADB' }).click();
    const dialog = page.getByRole('dialog', { name: `Publish AADB of ${year}` });
    await expect(dialog.getByText(`AADB ${figure}`)).toBeVisible();
    await expectAccessible(page);
    const reason = dialog.getByLabel(/^Reason/);
    if (await reason.isVisible()) await reason.fill('The only counter on this trail.');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Open publication: AADB' }).click();
    await expect(page.getByText(/^Unchanged since /)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the sheet holds the figure, its agency and its method, and is a PDF of Letter pages', async () => {
    await page.goto(`/figures?year=${year}`);
    await expect(page.getByRole('link', { name: STATION.name }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article');
    await expect(
      sheet.getByRole('heading', { name: `Bicycle and pedestrian figures of ${year}` }),
    ).toBeVisible();
    const row = sheet.getByRole('row', { name: new RegExp(STATION.name) }).first();
    await expect(row).toContainText(figure);
    await expect(row).toContainText(STATION.agency);
    await expect(sheet.getByText(/^Figures are by the AASHTO method/)).toBeVisible();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 792 612\]/);
    // what a reader of the file finds
    const printed = pagesOfPdf(pdf).join(' ');
    expect(printed).toContain(`Bicycle and pedestrian figures of ${year}`);
    expect(printed).toMatch(new RegExp(`${STATION.name} AADB Bicycles ${figure} .* ${STATION.agency} `));
    expect(printed).toMatch(/Printed [^,]+, [A-Z][a-z]{2} \d{1,2}, \d{4}/);
    expect(printed).toContain('Method Figures are by the AASHTO method');
    expect(printed).toContain('Certification Every figure rests on counts');
    expect(printed).toContain('Sources Counts: the agencies named in the table.');
    expect(printed).toContain(`AADB of ${STATION.id} ${STATION.name}, ${year}`);
    expect(printed).toContain(await hashOf(page, year));
  });

  await test.step('so does the station’s page on paper, and says how far its counts are certified', async () => {
    await page.emulateMedia({ media: null });
    await page.goto(`/figures/${STATION.id}?year=${year}`);
    await figureShown(page);
    // paper does not wait for what is looked up
    await expect(page.getByRole('button', { name: 'Open publication: AADB' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Figures are by the AASHTO method/)).toBeVisible();
    const printed = pagesOfPdf(await page.pdf({ preferCSSPageSize: true })).join(' ');
    expect(printed).toContain(`Figures ${STATION.id} ${STATION.name}`);
    expect(printed).toContain(`Agency ${STATION.agency}`);
    expect(printed).toMatch(/Printed by [^.]+, [A-Z][a-z]{2} \d{1,2}, \d{4}/);
    expect(printed).toContain(`AADB Bicycles ${figure} per day`);
    expect(printed).toContain('Method Figures are by the AASHTO method');
    expect(printed).toMatch(/Bicycle EB: \d{3} of 36[56] days complete and certified/);
    expect(printed).toContain(`Sources Counts: ${STATION.agency}.`);
    expect(printed).toContain(await hashOf(page, year));
  });
});

test('where a figure comes from is opened by keys on a phone, by another method, and Escape leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByToken(page, 'user');
  await page.goto(`/figures/${STATION.id}`);
  const button = page.getByRole('button', { name: 'Where this comes from: AADB' });
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Where AADB of \d{4} comes from$/ });
  await expect(dialog.getByText(/days? used$/).first()).toBeVisible();
  const method = dialog.getByLabel(/^Method/);
  await method.focus();
  await method.selectOption('Simple mean');
  await expect(dialog.locator('dd', { hasText: 'Simple mean' })).toBeVisible();
  await expect(method).toBeFocused();
  await expectAccessible(page);
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
