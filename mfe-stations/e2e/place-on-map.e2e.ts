// The place of a station set on the map of its form, by mouse, finger and keys. Nothing is saved.
import { expect, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { expectAccessible } from '../../.tools/e2e/accessible.ts';
import { signIn } from '../../.tools/e2e/personas.ts';

const latitude = (page: Page) => page.getByRole('textbox', { name: /^Latitude/ });
const longitude = (page: Page) => page.getByRole('textbox', { name: /^Longitude/ });
const texts = async (page: Page) => [await latitude(page).inputValue(), await longitude(page).inputValue()];
const degrees = async (page: Page) => (await texts(page)).map(Number) as [number, number];
const marker = (page: Page) => page.getByRole('button', { name: /^Marker of the station/ });
const surface = (page: Page) =>
  page.getByRole('region', { name: 'Set the place on the map' }).locator('.cx-map-surface');

async function open(page: Page): Promise<[latitude: number, longitude: number]> {
  await signIn(page, 'admin', '/next/edit-station/AU0001');
  await expect(marker(page)).toBeVisible();
  await surface(page).scrollIntoViewIfNeeded();
  return degrees(page);
}
async function middleOfMarker(page: Page) {
  const box = await marker(page).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test('the mouse drags the marker, a click sets it, Escape puts it back; the map stays under it', async ({
  page,
}) => {
  const [north, east] = await open(page);
  await expectAccessible(page);
  const from = await middleOfMarker(page);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 10);
  await page.mouse.move(from.x + 70, from.y - 40);
  expect(await degrees(page)).toEqual([north, east]);
  await page.mouse.up();
  await expect.poll(async () => (await degrees(page))[1]).toBeGreaterThan(east);
  expect((await degrees(page))[0]).toBeGreaterThan(north);
  expect((await texts(page)).join(' ')).toMatch(/^\d+\.\d{6} -\d+\.\d{6}$/);
  const to = await middleOfMarker(page);
  expect([Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([70, -40]);
  await expect(marker(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(() => degrees(page)).toEqual([north, east]);

  const box = await surface(page).boundingBox();
  await surface(page).click({ position: { x: (box?.width ?? 0) / 2 - 120, y: (box?.height ?? 0) / 2 + 50 } });
  await expect.poll(async () => (await degrees(page))[1]).toBeLessThan(east);
  await expect(marker(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(() => degrees(page)).toEqual([north, east]);
});

test('arrow keys move the marker and keep it in view; the page does not scroll', async ({ page }) => {
  const [north, east] = await open(page);
  await marker(page).focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  for (let step = 0; step < 30; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await degrees(page))[0]).toBeLessThan(north);
  expect((await degrees(page))[1]).toBeCloseTo(east, 5);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(marker(page)).toBeFocused();
  await expect(marker(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect.poll(() => degrees(page)).toEqual([north, east]);
});

test('a place outside Texas is said in words', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Whole state' }).click();
  await surface(page).click({ position: { x: 20, y: 60 } });
  await expect(page.getByText('These coordinates are outside Texas. Please check them.')).toBeVisible();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap sets the place, and a drag of the marker moves neither page nor map', async ({ page }) => {
    const [north, east] = await open(page);
    const box = await surface(page).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + 60);
    await expect.poll(async () => (await degrees(page))[1]).toBeLessThan(east);
    const [, tapped] = await degrees(page);
    expect((await degrees(page))[0]).toBeGreaterThan(north);

    await expect(marker(page)).toBeFocused();
    const from = await middleOfMarker(page);
    const scrolled = await page.evaluate(() => window.scrollY);
    const touch = await page.context().newCDPSession(page);
    const finger = (dx: number, dy: number) => [{ id: 0, x: from.x + dx, y: from.y + dy }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(0, 0) });
    for (const by of [10, 30, 50, 70])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(by, by) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await degrees(page))[1]).toBeGreaterThan(tapped);
    const to = await middleOfMarker(page);
    // the browser keeps the first steps of a touch to itself, until it knows that it is no tap
    for (const went of [to.x - from.x, to.y - from.y]) {
      expect(went).toBeGreaterThan(40);
      expect(went).toBeLessThan(71);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});
