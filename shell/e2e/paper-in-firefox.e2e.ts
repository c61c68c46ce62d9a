// What Firefox prints, as the file that it makes: the main sheets leave no page empty, and ink stays within the margins.
// Looked at as pictures by pdftoppm (poppler), since Firefox draws letters of variable fonts as shapes that nobody can read.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

/** What people print, each with something that says that it is there. */
const SHEETS = [
  ['/validate-counts/AU0001?minDate=2026-02-16&maxDate=2026-02-18', '.qc-line'],
  ['/report', 'table'],
  ['/stations', 'table'],
  ['/stations/AU0001', '.station-week'],
  ['/figures/AU0001', '.figures-mode'],
  ['/publications', '.cx-card'],
] as const;

/** The sheet Letter with a margin of a centimeter: Playwright hands on inches where Firefox takes centimeters. */
const LETTER = {
  width: '21.59in',
  height: '27.94in',
  margin: { top: '1in', right: '1in', bottom: '1in', left: '1in' },
};

/** So many points are an inch in the pictures; a margin has nearly ten of them. */
const RESOLUTION = 25;
const MARGIN = 8;
/** What is darker than this is ink. */
const INK = 160;

/** How many points of a page are ink, in all and in its margins left and right. */
function inkOf(picture: Buffer): { all: number; margins: number } {
  const [head = '', width = '0'] = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(picture.toString('latin1')) ?? [];
  const points = [...picture.subarray(head.length).entries()].filter(([, gray]) => gray < INK);
  const column = (at: number) => at % Number(width);
  const margins = points.filter(([at]) => column(at) < MARGIN || column(at) >= Number(width) - MARGIN);
  return { all: points.length, margins: margins.length };
}

/** The pages that Firefox prints of the page as it is now. */
async function printed(page: Page, folder: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'printed.pdf'), await page.pdf(LETTER));
  const asked = ['-gray', '-r', String(RESOLUTION), 'printed.pdf', 'page'];
  expect(spawnSync('pdftoppm', asked, { cwd: folder }).status).toBe(0);
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.pgm'));
  return pictures.toSorted().map((name) => inkOf(readFileSync(join(folder, name))));
}

test.skip(({ browserName }) => browserName !== 'firefox', 'Chromium’s paper is looked at by paper.e2e');
test.skip(() => spawnSync('pdftoppm', ['-v']).error !== undefined, 'there is no pdftoppm here');

for (const [at, [path, sign]] of SHEETS.entries()) {
  const tag = at < 2 ? '@firefox' : '@firefox-wide';
  test(`${path} is printed by Firefox with ink on each page`, { tag }, async ({ page }, info) => {
    await signInByToken(page, 'super');
    await page.goto(path);
    await expect(page.locator(`main ${sign}`).first()).toBeVisible();
    await expect(page.locator('main .cx-spinner')).toHaveCount(0);
    const pages = await printed(page, info.outputPath());
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(({ all }) => all < 20)).toEqual([]);
    expect(pages.filter(({ margins }) => margins > 0)).toEqual([]);
  });
}
