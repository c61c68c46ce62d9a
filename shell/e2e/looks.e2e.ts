import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from './accessible.ts';
import { signIn, signInByToken } from './personas.ts';

const SCREENS: [name: string, path: string, ready: (page: Page) => Promise<void>][] = [
  ['dashboard', '/dashboard', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  ['quality-control', '/quality-control', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  [
    'validate-counts',
    '/validate-counts/AU0001',
    (page) => expect(page.getByText(/counted\. Intervals without/)).toBeVisible(),
  ],
  ['import-counts', '/import-counts', (page) => expect(page.getByLabel(/^Vendor/)).toBeVisible()],
  ['import-eco-counts', '/import-eco-counts', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  ['import-history', '/import-history', (page) => expect(page.getByLabel(/^Station/)).toBeVisible()],
  [
    'exports',
    '/exports',
    (page) => expect(page.getByRole('button', { name: 'Search Stations' })).toBeEnabled(),
  ],
  [
    'tmas-exports',
    '/tmas-exports',
    (page) => expect(page.getByRole('button', { name: 'Search Stations' })).toBeEnabled(),
  ],
  ['report', '/report', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  [
    'authorized-users',
    '/authorized-users',
    (page) =>
      expect(
        page.getByText('houston@example.org').or(page.getByText('super@example.org')).first(),
      ).toBeVisible(),
  ],
  ['add-user', '/add-user', (page) => expect(page.getByLabel(/^Name/)).toBeVisible()],
  [
    'agencies',
    '/agencies',
    (page) => expect(page.getByRole('table').getByText('City of Houston')).toBeVisible(),
  ],
  ['cities', '/cities', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  ['stations', '/stations', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  ['import-stations', '/import-stations', (page) => expect(page.getByLabel(/^Station Name/)).toBeVisible()],
  [
    'edit-station',
    '/edit-station/AU0004',
    (page) => expect(page.getByLabel(/^Station Name/)).not.toHaveValue(''),
  ],
  [
    'import-eco-stations',
    '/import-eco-stations',
    (page) => expect(page.getByRole('row', { name: /Austin trails, total/ })).toBeVisible(),
  ],
  ['next-stations', '/next/stations', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  [
    'next-import-stations',
    '/next/import-stations',
    (page) => expect(page.getByLabel(/^Station Name/)).toBeVisible(),
  ],
  [
    'next-edit-station',
    '/next/edit-station/AU0001',
    async (page) => {
      await page
        .getByRole('table', { name: 'Flows' })
        .getByRole('button', { expanded: false })
        .first()
        .click();
      await expect(page.getByRole('region', { name: /^Details of / })).toBeVisible();
    },
  ],
  [
    'next-review',
    '/next/stations?show=drafts',
    async (page) => {
      await page
        .getByRole('link', { name: /^Edit Draft / })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 2, name: 'Flows' })).toBeVisible();
      await page.goto(`${page.url()}?step=review`);
      await expect(page.getByRole('heading', { level: 2, name: 'What will be published' })).toBeVisible();
    },
  ],
  ['add-agency', '/add-agency', (page) => expect(page.getByLabel(/^Agency Name/i)).toBeVisible()],
  ['deployments', '/deployments', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
  [
    'create-deployment',
    '/create-deployment',
    (page) => expect(page.getByLabel(/Name/).first()).toBeVisible(),
  ],
  [
    'registrations',
    '/registrations',
    (page) => expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible(),
  ],
  ['audit', '/audit', (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()],
  [
    'user-profile',
    '/user-profile',
    (page) => expect(page.getByRole('button', { name: 'Update User' })).toBeVisible(),
  ],
  ['update-password', '/update-password', (page) => expect(page.getByLabel(/^Old Password/)).toBeVisible()],
  ['glossary', '/glossary', (page) => expect(page.getByRole('searchbox')).toBeVisible()],
  [
    'diagnostics',
    '/diagnostics',
    (page) => expect(page.getByText(/^Registry revision/).first()).toBeVisible(),
  ],
  [
    'terms',
    '/terms-and-conditions',
    (page) => expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
  ],
];
const PUBLIC = [
  ['login', 'Login', ''],
  ['register', 'Register', ''],
  ['forgot-password', 'Submit', ''],
  ['confirm-email', 'Confirm', '?token=unknown'],
] as const;
const LOOKS = [
  { theme: 'light', width: 1366 },
  { theme: 'dark', width: 1366 },
  { theme: 'dark', width: 390 },
  { theme: 'light', width: 390 },
] as const;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Waits until the page has drawn itself anew and nothing fades any more. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** The page as it is now, in every look: the window and the colours change under it, as they do for people. */
async function expectGoodLooks(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const { theme, width } of LOOKS) {
    await test.step(`${theme}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await drawn(page);
      await page.screenshot({
        path: join(root, `test-results/looks/${name}-${width}-${theme}.png`),
        fullPage,
      });
      await expectAccessible(page);
      await expectNothingSideways(page);
    });
  }
}

for (const [name, button, query] of PUBLIC) {
  test(`${name}, a public screen, is accessible and fits in every look`, async ({ page }) => {
    await page.goto(`/${name}${query}`);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expectGoodLooks(page, name, { fullPage: false });
  });
}

for (const [name, path, ready] of SCREENS) {
  test(`${name} is accessible and fits in every look`, async ({ page }) => {
    test.slow(name === 'validate-counts', 'some two hundred rows are looked at four times');
    await signInByToken(page, 'super');
    await page.goto(path);
    await ready(page);
    await expectGoodLooks(page, name);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the whole of a count is in view while its note is typed', async ({ page }) => {
    await signInByToken(page, 'user');
    await page.goto('/validate-counts/AU0001');
    const row = page.getByRole('grid').getByRole('row').nth(1);
    await row.getByRole('textbox').fill('Battery changed');
    for (const cell of [row.getByRole('rowheader'), ...(await row.getByRole('gridcell').all())]) {
      const box = await cell.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
    }
  });
});

test('the picture of the README shows the dashboard as it is', async ({ page }) => {
  await signIn(page, 'super');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const wanted = process.env['UPDATE_PICTURES'] === '1';
  const folder = join(root, wanted ? '.github/images' : 'test-results/looks');
  mkdirSync(folder, { recursive: true });
  const picture = await page.screenshot({ path: join(folder, 'dashboard.png') });
  expect(picture.byteLength).toBeGreaterThan(20_000);
});

test('the whole app speaks Spanish', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByLabel(/Correo/).fill('admin@example.org');
  await page.getByLabel(/Contraseña/).fill('count-exchange');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Control de calidad' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const [path, title] of [
    ['/validate-counts/AU0001', 'Validar datos de conteo'],
    ['/import-counts', /conteo/],
    ['/exports', /CSV/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await context.close();
});
