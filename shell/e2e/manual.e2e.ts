import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { test, WIDE } from '../../.tools/e2e/test.ts';
import { manualEn } from '../manual/en.ts';
import { PICTURE_MAX_BYTES, picturesOf } from '../manual/manual.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SIZE = { width: 1366, height: 800 };

const LANGUAGES = [
  { language: 'en', locale: 'en-US', help: 'Help & Feedback', manual: 'User Manual (PDF)', how: {} },
  {
    language: 'es',
    locale: 'es-MX',
    help: 'Ayuda y comentarios',
    manual: 'Manual del usuario (PDF)',
    how: WIDE,
  },
] as const;

const rows = (page: Page) => expect(page.getByRole('row').nth(2)).toBeVisible();
const fields = (page: Page) => expect(page.getByRole('combobox').nth(1)).toBeVisible();

/** The table is there, and the ground of the map, whose parts come one after the other. */
async function dashboard(page: Page): Promise<void> {
  await rows(page);
  const ground = page.locator('canvas').first();
  let before = 0;
  await expect
    .poll(async () => {
      const size = await ground.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length);
      const isDrawn = size > 50_000 && size === before;
      before = size;
      return isDrawn;
    })
    .toBe(true);
}

/** The list of counts, in the manual's two languages; the calendar above it is a grid, too. */
const countsGrid = (page: Page) => page.getByRole('grid', { name: /^(Counts|Conteos)$/ });

async function countsList(page: Page): Promise<void> {
  const grid = countsGrid(page);
  await expect(grid.getByRole('row').nth(3)).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  await grid.getByRole('row').nth(1).scrollIntoViewIfNeeded();
  await grid.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** What each picture shows: the screen, when it is ready, and how much of its height is wanted. */
const SCREENS: Record<string, { path: string; ready: (page: Page) => Promise<void>; height?: number }> = {
  dashboard: { path: '/dashboard', ready: dashboard },
  upload: { path: '/import-counts', ready: fields },
  review: {
    path: '/validate-counts/AU0001',
    ready: async (page) => {
      await expect(page.locator('canvas').first()).toBeVisible();
      await expect(countsGrid(page).getByRole('row').nth(3)).toBeVisible();
      await expect(page.getByRole('button', { name: /finding|hallazgo/i }).first()).toBeVisible();
      await expect(page.getByText(/The rules are looking|Las reglas están revisando/)).toBeHidden();
      // two lines are clearer in print than four
      for (const flow of ['Bicycle SB', 'Bicycle NB'])
        await page.getByRole('checkbox', { name: flow }).uncheck();
    },
    height: 580,
  },
  counts: { path: '/validate-counts/AU0001', ready: countsList, height: 600 },
  export: { path: '/exports', ready: fields },
  station: { path: '/next/import-stations', ready: fields },
  users: { path: '/authorized-users', ready: rows },
};

async function takePicture(page: Page, language: string, name: string, height = SIZE.height): Promise<void> {
  const wanted = process.env['UPDATE_PICTURES'] === '1';
  const folder = join(root, wanted ? 'shell/manual/images' : 'test-results/manual', language);
  mkdirSync(folder, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({
    path: join(folder, `${name}.png`),
    animations: 'disabled',
    clip: { x: 0, y: 0, width: SIZE.width, height },
  });
  expect.soft(picture.byteLength).toBeGreaterThan(10_000);
  expect.soft(picture.byteLength).toBeLessThan(PICTURE_MAX_BYTES);
}

for (const { language, locale, help, manual, how } of LANGUAGES) {
  test(`the pictures of the manual show the screens as they are (${language})`, how, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: SIZE, colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await takePicture(page, language, 'login');
    await signInByToken(context, 'admin');
    for (const [name, { path, ready, height }] of Object.entries(SCREENS)) {
      await test.step(name, async () => {
        await page.goto(path);
        await ready(page);
        await takePicture(page, language, name, height);
      });
    }
    expect(['login', ...Object.keys(SCREENS)].sort()).toEqual(picturesOf(manualEn).sort());
    await context.close();
  });

  test(`the help leads to the manual (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await signInByToken(context, 'user');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: help }).click();
    const address = await page.getByRole('link', { name: manual }).getAttribute('href');
    expect(address).toBe(`/manual/count-exchange-${language}.pdf`);
    const reply = await page.request.get(`/manual/count-exchange-${language}.pdf`);
    expect(reply.ok()).toBe(true);
    expect(reply.headers()['content-type']).toBe('application/pdf');
    const pdf = (await reply.body()).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(8);
    expect(pdf).toContain(`/Lang (${language})`);
    await context.close();
  });
}
