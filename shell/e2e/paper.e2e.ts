// What is printed, as the file that Chromium makes of it: every main screen on both usual sheets, in both languages, with no
// sheet left empty and no words over others; and what of a screen is not for paper.
import { expect, type Page } from '@playwright/test';
import { drawn } from '../../.tools/e2e/looks.ts';
import { overlapsIn, pagesOfPdf, runsOfPdf } from '../../.tools/e2e/pdf-text.ts';
import { signInByToken, tokenOf } from '../../.tools/e2e/personas.ts';
import { test } from '../../.tools/e2e/test.ts';
import { addressOf, LANGUAGES } from './addresses.ts';

/** Between the margins that browsers offer. */
const MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

/** What people print, each with something that says that it is there. */
const SCREENS = [
  ['/dashboard', 'table'],
  ['/stations', 'table'],
  ['/stations/AU0001', '.station-week'],
  ['/edit-station/AU0002', '.cx-map'],
  ['/next/edit-station/AU0002', '.cx-map'],
  ['/next/edit-draft-station/:draft?step=review', '.review-entries'],
  ['/validate-counts/AU0001', '.qc-line'],
  ['/calendar', '.qc-month'],
  [
    '/compare?s=AU0001.bicycle~AU0001@2025-06-30&from=2025-06-02&to=2025-06-29&with=typical,weather&v=1',
    '.qc-compare-weather',
  ],
  ['/campaigns/:campaign', 'table'],
  ['/campaigns/:closed/report', 'table'],
  ['/import-history', '.cx-choice'],
  ['/report', 'table'],
  ['/figures', 'table'],
  ['/figures/AU0001', '.figures-mode'],
  ['/factor-groups', 'table'],
  ['/network', 'table'],
  ['/authorized-users', 'table'],
  ['/agencies', 'table'],
  ['/cities', 'table'],
  ['/audit', 'table'],
  ['/glossary', 'dl'],
] as const;

async function open(page: Page, path: string, sign: string): Promise<void> {
  await signInByToken(page, 'super');
  await page.goto(await addressOf(page, path));
  await expect(page.locator(`main ${sign}`).first()).toBeVisible();
  await expect(page.locator('main .cx-spinner')).toHaveCount(0);
  await drawn(page);
}

const letter = (page: Page) => page.pdf({ format: 'Letter', preferCSSPageSize: true, margin: MARGIN });

for (const [language, locale, how] of LANGUAGES)
  test.describe(language, how, () => {
    test.use({ locale });
    for (const [path, sign] of SCREENS)
      test(`${path} is printed with words on each sheet and none over others`, async ({ page }) => {
        await open(page, path, sign);
        const sheets = { Letter: await letter(page), A4: await page.pdf({ format: 'A4', margin: MARGIN }) };
        for (const [sheet, pdf] of Object.entries(sheets)) {
          const pages = runsOfPdf(pdf);
          expect(
            pages.map((runs) => runs.length > 0),
            `${sheet}: words on each`,
          ).not.toContain(false);
          expect(pages.flatMap(overlapsIn), sheet).toEqual([]);
        }
      });
  });

for (const path of ['/edit-station/AU0004', '/next/edit-station/AU0004'])
  test(`a tab of ${path} is named once on paper`, async ({ page }) => {
    await open(page, path, '[role="tab"]');
    const tabs = await page.getByRole('tab').allTextContents();
    for (const [at, text] of tabs.entries()) {
      await page.emulateMedia({ media: null });
      await page.getByRole('tab').nth(at).click();
      await page.emulateMedia({ media: 'print' });
      const name = text.replace(/^\d+/, '');
      const said = page.locator('.cx-tabs').getByText(name, { exact: true }).filter({ visible: true });
      await expect(said).toHaveCount(1);
    }
  });

test('the review of a draft is printed alone: no form, no way back to a field, and where one stands', async ({
  page,
}) => {
  await open(page, '/next/edit-draft-station/:draft?step=review', '.review-entries');
  await page.emulateMedia({ media: 'print' });
  const shown = (name: string) =>
    page.locator('main').getByText(name, { exact: true }).filter({ visible: true });
  await expect(shown('What will be published')).toHaveCount(1);
  await expect(shown('Edit')).toHaveCount(0);
  await expect(page.locator('main .cx-tabs').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What will be published' })).toHaveCSS(
    'outline-style',
    'none',
  );
  const printed = pagesOfPdf(await letter(page)).join(' ');
  expect(printed).toContain('Station Name');
  expect(printed).not.toMatch(/\bEdit\b/);
});

test('a table of many pages is printed whole, by the browser’s own command, too', async ({ page }) => {
  await open(page, '/cities', 'table');
  const cities = (await (
    await page.request.get(`/api/cities?token=${await tokenOf(page, 'super')}`)
  ).json()) as {
    city_area: string;
  }[];
  const printed = pagesOfPdf(await letter(page)).join(' ');
  expect(cities.length).toBeGreaterThan(1000);
  expect(cities.map(({ city_area: name }) => name).filter((name) => !printed.includes(name))).toEqual([]);
});

test('the sheet of the statewide figures lies on its side from the first page on', async ({ page }) => {
  await open(page, '/figures', 'table');
  const pdf = await letter(page);
  // the last of its rows, and what stands below them
  expect(pagesOfPdf(pdf).at(-1)).toContain('Published with the hash');
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[([^\]]*)\]/g)];
  expect(boxes.length).toBeGreaterThan(1);
  for (const [, box] of boxes) expect(box).toBe('0 0 792 612');
});

test('a map of a narrow window is as wide on paper as one of a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/stations/AU0001', '.cx-map-surface');
  const surface = page.locator('.cx-map-surface');
  await expect.poll(() => surface.evaluate((map) => map.clientWidth)).toBeLessThan(320);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 960 });
  const width = async () => (await surface.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(560);
});

/** Between the margins of Letter and of A4, in pixels of the screen. */
const SHEETS = { Letter: 740, A4: 718 };

for (const [sheet, width] of Object.entries(SHEETS))
  test(`a map is as wide as ${sheet} leaves room, and nothing of it is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await open(page, '/dashboard', '.cx-map-surface');
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height: 960 });
    const surface = page.locator('.cx-map-surface');
    const unused = () =>
      surface.evaluate((map) => (map.parentElement?.clientWidth ?? 0) - map.getBoundingClientRect().width);
    await expect.poll(unused).toBeLessThan(2);
    expect(await unused()).toBeGreaterThan(-1);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

test('the list of averages says on paper, and there alone, by which method', async ({ page }) => {
  await open(page, '/report', 'table');
  const method = page.getByText(/^AASHTO method/);
  await expect(method).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(method).toBeVisible();
});

test('what is chosen for a page is a word on paper, and what nobody wrote is not there', async ({ page }) => {
  const box = (label: string) => page.locator('.cx-choice').getByLabel(label).filter({ visible: true });
  const asWord = async (label: string) => {
    await expect(box(label)).toHaveCSS('border-top-style', 'none');
    await expect(box(label)).toHaveCSS('background-image', 'none');
  };
  await open(page, '/figures/AU0001', '.figures-mode');
  await page.emulateMedia({ media: 'print' });
  await asWord('Year');
  await expect(page.locator('.cx-choice label').first()).toHaveText(/^Year/);
  await expect(page.locator('.cx-choice label [aria-hidden]').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.goto('/import-history');
  await expect(box('Station')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await asWord('Station');
  await page.emulateMedia({ media: null });
  await page.goto('/glossary');
  await box('Search the glossary').fill('count');
  await page.emulateMedia({ media: 'print' });
  await asWord('Search the glossary');
  await page.emulateMedia({ media: null });
  await box('Search the glossary').fill('');
  await page.emulateMedia({ media: 'print' });
  await expect(box('Search the glossary')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.goto('/stations');
  await expect(page.getByLabel('Drafts', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.cx-choice label').filter({ visible: true })).toHaveText(['Published']);
});
