// What anybody sees without signing in: the list, a station, the files, an embed in somebody else's page. No script is needed.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible, expectNothingSideways } from '../../.tools/e2e/accessible.ts';
import { expectGoodInTheHand } from '../../.tools/e2e/narrow.ts';
import { tokenOf } from '../../.tools/e2e/personas.ts';

const STATION = 'AU0001';
const PAGES = ['/public', `/public/stations/${STATION}`, '/public/data'];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const { request } = context;
  const headers = { authorization: `Bearer ${await tokenOf(await context.newPage(), 'admin')}` };
  const choice = {
    is_on: true,
    first_month: '2025-01-01',
    hold_days: null,
    license: 'CC-BY-4.0',
    contact: 'counts@austin.example',
    note: null,
    daily_only: false,
    places: 5,
    version: 0,
  };
  const chosen = await request.put(`/api/open-data/${STATION}`, { headers, data: choice });
  expect(chosen.ok() || chosen.status() === 409).toBe(true);
  await expect
    .poll(async () => (await request.get(`/public/stations/${STATION}`)).status(), {
      timeout: 200_000,
      intervals: [2000],
    })
    .toBe(200);
  await context.close();
});

async function openIn(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  await look(await context.newPage());
  await context.close();
}

test('a station is found in the list, read, and cited, without a script', async ({ browser, baseURL }) => {
  await openIn(browser, { baseURL, javaScriptEnabled: false }, async (page) => {
    await page.goto('/public');
    await page.getByRole('searchbox').fill(STATION);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('link', { name: new RegExp(`^${STATION} `) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(STATION);
    await expect(page.getByRole('img', { name: /^Monthly totals of/ })).toBeVisible();
    await page.getByText('As a table').first().click();
    await expect(page.getByRole('table', { name: /^Monthly totals of/ })).toBeVisible();
    await expect(page.getByText(/Retrieved /)).toBeVisible();
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { name: /^Totales por mes de/ })).toBeVisible();
  });
});

test('the pages set no cookie, keep nothing, and ask nobody else for anything', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of PAGES) await page.goto(path);
  expect(new Set(asked)).toEqual(new Set([baseURL]));
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(errors).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the pages are accessible, ${colorScheme}`, async ({ browser, baseURL }) => {
    await openIn(browser, { baseURL, colorScheme, viewport: { width: 1366, height: 900 } }, async (page) => {
      for (const path of [
        ...PAGES,
        '/public/stations/ZZ9999',
        `/embed/chart/${STATION}`,
        `/embed/figure/${STATION}`,
      ]) {
        await page.goto(path);
        await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
        await expectAccessible(page);
      }
    });
  });

for (const width of [390, 320])
  test(`the pages are good in the hand at ${width} px, in Spanish`, async ({ browser, baseURL }) => {
    await openIn(browser, { baseURL, viewport: { width, height: 800 } }, async (page) => {
      for (const path of PAGES) {
        await page.goto(`${path}?lang=es`);
        await expectGoodInTheHand(page);
      }
    });
  });

test('a table that is wider than its place is a named stop of the keys, one that fits is none', async ({
  browser,
  baseURL,
}) => {
  await openIn(browser, { baseURL, viewport: { width: 800, height: 800 } }, async (page) => {
    await page.goto('/public');
    const table = page.getByRole('table').first();
    const place = page.locator('.wide').first();
    await expect(table).toBeVisible();
    await expect(place).not.toHaveAttribute('tabindex');
    await table.evaluate((it) => (it.style.minWidth = '1000px'));
    await expect(place).toHaveAttribute('tabindex', '0');
    const name = (await table.locator('caption').textContent())?.trim() ?? '';
    await page.getByRole('region', { name, exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => place.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expectAccessible(page);
  });
});

test('in the system’s colors bars and dots are still to be seen', async ({ browser, baseURL }) => {
  await openIn(browser, { baseURL, forcedColors: 'active' }, async (page) => {
    await page.goto(`/public/stations/${STATION}`);
    const [bar, ground] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('.bars') ?? document.body).fill,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
    expect(bar).not.toBe(ground);
  });
});

test('what is printed has no ways and no buttons, and is light', async ({ browser, baseURL }) => {
  await openIn(browser, { baseURL, colorScheme: 'dark' }, async (page) => {
    await page.goto(`/public/stations/${STATION}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(27, 43, 51)');
    expect((await page.pdf()).byteLength).toBeGreaterThan(10_000);
  });
});

/** Somebody else's page that shows what they are given. */
async function othersPage(html: string): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test('the snippet of a station shows its months in another page, which is told how high they are', async ({
  page,
}) => {
  await page.goto(`/public/stations/${STATION}`);
  const snippet = await page.getByText('/embed/chart/').innerText();
  const html = `<!doctype html><title>Elsewhere</title><script>
    addEventListener('message', ({ data }) => (document.title = typeof data + ' ' + data));
  </script>${snippet}`;
  const { url, server } = await othersPage(html);
  try {
    await page.goto(url);
    const embed = page.frameLocator('iframe');
    await expect(embed.getByRole('img', { name: /^Monthly totals of/ })).toBeVisible();
    await expect(embed.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
    await expect(page).toHaveTitle(/^number [1-9]\d+$/);
  } finally {
    server.close();
  }
});

test('an embed takes the theme of its address and fits the smallest frame', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 300 });
  await page.goto(`/embed/chart/${STATION}?theme=dark`);
  await expectNothingSideways(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});
