import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { dialogLooksOf } from '../../.tools/e2e/dialog-looks.ts';
import { expectGoodLooks, expectGoodPaper, looksOf } from '../../.tools/e2e/looks.ts';
import { signInByToken } from '../../.tools/e2e/personas.ts';

const PUBLIC = [
  ['login', 'Login', ''],
  ['register', 'Register', ''],
  ['forgot-password', 'Submit', ''],
  ['confirm-email', 'Confirm', '?token=unknown'],
] as const;
const root = fileURLToPath(new URL('../..', import.meta.url));

for (const [name, button, query] of PUBLIC) {
  test(`${name}, a public screen, is accessible and fits in every look`, async ({ page }) => {
    await page.goto(`/${name}${query}`);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expectGoodLooks(page, name, { fullPage: false });
    await test.step('on paper', () => expectGoodPaper(page));
  });
}

looksOf([
  ['dashboard', '/dashboard', (page) => expect(page.getByRole('row').nth(2)).toBeVisible()],
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
]);

test('the picture of the README shows the dashboard as it is', async ({ page }) => {
  await signInByToken(page, 'super');
  await page.goto('/dashboard');
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

dialogLooksOf([
  [
    'search',
    '/glossary',
    async (page) => {
      await expect(page.getByRole('searchbox')).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('austin');
      await expect(page.getByRole('option', { name: /^AU0010/ })).toBeVisible();
    },
  ],
  [
    'e-mail about the network',
    '/user-profile',
    (page) => page.getByRole('button', { name: 'E-mail about the network' }).click(),
  ],
  [
    'session about to end',
    '/user-profile',
    async (page) => {
      await page.route(/\/api\/user\/session(\?|$)/, (route) =>
        route.fulfill({ json: { expires_in: 100, can_stay: true } }),
      );
      await expect(page.getByRole('button', { name: 'Update User' })).toBeVisible();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await expect(page.getByRole('region', { name: 'Your session is about to end' })).toBeVisible();
    },
    '.sh-ending',
  ],
]);
