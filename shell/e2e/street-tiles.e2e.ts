// The map over an archive of street tiles that is made here, and over one whose tiles can't be had.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { mapFrom } from '../../mock-api/src/host/map-options.ts';
import { madeArchive } from '../../mock-api/src/testing/made-archive.ts';
import { signIn } from '../../.tools/e2e/personas.ts';
import { madeTile } from '../../shared-ui/src/testing/made-tile.ts';

/** So many tiles about the middle of Austin, at zooms that the map of its counters has. */
const ZOOMS = [9, 10, 11, 12];
const AROUND = 3;

/** Each a lake with a road over it. */
const bytes = madeTile({
  water: [
    {
      shape: 'area',
      points: [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      properties: { kind: 'lake' },
    },
  ],
  roads: [
    {
      shape: 'line',
      points: [
        [0.1, 0.5],
        [0.9, 0.5],
      ],
      properties: { kind: 'highway', name: 'Lake Freeway' },
    },
  ],
});

function archiveAbout(longitude: number, latitude: number): string {
  const radians = (latitude * Math.PI) / 180;
  const tiles = ZOOMS.flatMap((z) => {
    const column = Math.floor(((longitude + 180) / 360) * 2 ** z);
    const row = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
    const steps = Array.from({ length: 2 * AROUND + 1 }, (_, at) => at - AROUND);
    return steps.flatMap((x) => steps.map((y) => ({ z, x: column + x, y: row + y, bytes })));
  });
  return madeArchive({ tiles });
}

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of counters in Texas' });

/** The share of a color token among the points of the map's canvas. */
const shareOf = (map: Locator, token: string) =>
  map.locator('canvas').evaluate((canvas: HTMLCanvasElement, name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const wanted = getComputedStyle(probe).color.match(/\d+/g)?.slice(0, 3).join();
    probe.remove();
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let found = 0;
    for (let at = 0; at < data.length; at += 4) if (data.subarray(at, at + 3).join() === wanted) found += 1;
    return found / (data.length / 4);
  }, token);

/** The page, whose server has this archive; `answers` false: and can't read it. */
async function withArchive(page: Page, answers: boolean) {
  const { settings, archive } = mapFrom({ MAP_TILES_FILE: archiveAbout(-97.743, 30.267) });
  await page.route('**/api/map-settings*', (route) => route.fulfill({ json: settings }));
  const asked: string[] = [];
  await page.route('**/api/map-tiles/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const [z = 0, x = 0, y = 0] = pathname.split('/').slice(-3).map(Number);
    asked.push(`${z}/${x}/${y}`);
    const tile = await archive?.tile({ z, x, y });
    if (!answers)
      await route.fulfill({ status: 500, json: { error: 'Out of order.', message: 'Out of order.' } });
    else if (!tile) await route.fulfill({ status: 204 });
    else await route.fulfill({ contentType: archive?.contentType, body: Buffer.from(tile.bytes) });
  });
  await signIn(page, 'user');
  const map = mapOf(page);
  await map.locator('.cx-map-surface').scrollIntoViewIfNeeded();
  return { map, asked };
}

test('street tiles of an archive are drawn in the colors of the map, in both themes, with whose they are', async ({
  page,
}) => {
  const { map, asked } = await withArchive(page, true);
  await expect(map.getByText('© OpenStreetMap contributors · Place data')).toBeVisible();
  await expect.poll(() => shareOf(map, '--c-map-water')).toBeGreaterThan(0.5);
  const before = asked.length;
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await expect.poll(() => shareOf(map, '--c-map-great-road')).toBeGreaterThan(0.0005);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(() => shareOf(map, '--c-map-water')).toBeGreaterThan(0.5);
  // further out the map's own ground shows as much
  await map.getByRole('button', { name: 'Whole state' }).click();
  await expect.poll(() => shareOf(map, '--c-map-water')).toBeLessThan(0.4);
  expect(asked.every((tile) => Number(tile.split('/')[0]) >= 9)).toBe(true);
});

test('where tiles can’t be had the own ground stays, and that is said once', async ({ page }) => {
  const { map, asked } = await withArchive(page, false);
  await expect(map.getByRole('status')).toHaveText(
    'Part of the street map could not be loaded; the plain map stands in its place.',
  );
  expect(asked.length).toBeGreaterThan(0);
  await expect.poll(() => shareOf(map, '--c-map-land')).toBeGreaterThan(0.2);
  const before = asked.length;
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await expect(map.getByText('could not be loaded')).toHaveCount(1);
});
