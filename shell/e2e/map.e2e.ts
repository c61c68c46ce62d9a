// The map of counters under a mouse, two fingers and arrow keys, on paper, and in colors that the system sets.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { signIn } from '../../.tools/e2e/personas.ts';

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of counters in Texas' });

async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The dashboard with its ground drawn, and the counter that stands alone nearest to the middle of its map. */
async function open(page: Page) {
  await signIn(page, 'user');
  const map = mapOf(page);
  const surface = map.locator('.cx-map-surface');
  await surface.scrollIntoViewIfNeeded();
  await expect.poll(() => painted(map)).toBeGreaterThan(1);
  const middle = await middleOf(surface);
  const markers = await map.locator('.cx-marker:not(.is-cluster)').all();
  const far = await Promise.all(
    markers.map(async (marker) => {
      const { x, y } = await middleOf(marker);
      const name = (await marker.getAttribute('aria-label')) ?? '';
      return { name, off: Math.hypot(x - middle.x, y - middle.y) };
    }),
  );
  const [nearest] = far.toSorted((a, b) => a.off - b.off);
  const marker = map.getByRole('button', { name: nearest?.name ?? '', exact: true });
  return { map, surface, marker };
}

/** How many colors the ground is painted with, among some of its points. */
const painted = (map: Locator) =>
  map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    const colors = new Set<string>();
    for (let at = 0; at < data.length; at += 4 * 97) colors.add(data.subarray(at, at + 4).join());
    return colors.size;
  });

test('a drag moves the map with the pointer; Ctrl and the wheel zoom about it', async ({ page }) => {
  const { surface, marker } = await open(page);
  const from = await middleOf(marker);
  const ground = await surface.boundingBox();
  const [x, y] = [(ground?.x ?? 0) + 90, (ground?.y ?? 0) + 90];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y + 10);
  await page.mouse.move(x + 60, y + 25);
  await page.mouse.up();
  await expect.poll(async () => Math.round((await middleOf(marker)).x - from.x)).toBe(60);
  const dragged = await middleOf(marker);
  expect(Math.round(dragged.y - from.y)).toBe(25);

  await page.mouse.move(dragged.x - 60, dragged.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  // what lies under the pointer stays there, so the marker is farther from it
  await expect.poll(async () => (await middleOf(marker)).x - dragged.x + 60).toBeGreaterThan(75);
  expect(Math.abs((await middleOf(marker)).y - dragged.y)).toBeLessThan(2);
});

test('an arrow leads to a counter on its side, and Enter opens its card', async ({ page }) => {
  const { map, marker } = await open(page);
  await marker.focus();
  const focused = map.locator('.cx-marker:focus');
  let moved = 0;
  for (const [key, axis, sign] of [
    ['ArrowRight', 'x', 1],
    ['ArrowLeft', 'x', -1],
    ['ArrowDown', 'y', 1],
    ['ArrowUp', 'y', -1],
  ] as const) {
    const [before, name] = [await middleOf(focused), await focused.getAttribute('aria-label')];
    await page.keyboard.press(key);
    if ((await focused.getAttribute('aria-label')) === name) continue;
    moved += 1;
    expect(((await middleOf(focused))[axis] - before[axis]) * sign).toBeGreaterThan(0);
  }
  expect(moved).toBeGreaterThan(1);
  await marker.focus();
  await page.keyboard.press('Enter');
  const card = map.getByRole('dialog');
  await expect(card).toBeFocused();
  await expect(card.getByRole('link', { name: 'Station page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(marker).toBeFocused();
});

test('on paper the map has its ground and its markers, and nothing to press', async ({ page }) => {
  const { map, marker } = await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  await expect(marker).toBeVisible();
  await expect.poll(() => painted(map)).toBeGreaterThan(1);
  // or browsers leave out what is only a background
  await expect(marker).toHaveCSS('print-color-adjust', 'exact');
});

test('in the system’s colors the ground is drawn with them, and a marker for review is told by its shape', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { map, marker } = await open(page);
  const shapeOf = (element: Locator) =>
    element.evaluate((one) => {
      const { rotate, boxShadow, borderRadius } = getComputedStyle(one, '::before');
      return { rotate, hasRing: boxShadow !== 'none', borderRadius };
    });
  const review = map.locator('.cx-marker.is-review').first();
  await expect(review).toBeVisible();
  expect(await shapeOf(review)).toEqual({ rotate: '45deg', hasRing: false, borderRadius: '0px' });
  await marker.click();
  await expect(map.getByRole('dialog')).toBeVisible();
  expect((await shapeOf(marker)).hasRing).toBe(true);

  const drawn = await map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const probe = document.createElement('span');
    document.body.append(probe);
    const system = ['Canvas', 'CanvasText', 'GrayText'].map((name) => {
      probe.style.color = name;
      return getComputedStyle(probe).color.match(/\d+/g)?.slice(0, 3).join();
    });
    probe.remove();
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const color = data.subarray(at, at + 3).join();
      if (data[at + 3] === 255) seen.set(color, (seen.get(color) ?? 0) + 1);
    }
    const most = [...seen].sort((a, b) => b[1] - a[1])[0]?.[0];
    return { most, ground: system[0], lines: system.slice(1).map((color) => seen.has(color ?? '')) };
  });
  expect(drawn.most).toBe(drawn.ground);
  expect(drawn.lines).toContain(true);
});

test.describe('under two fingers', () => {
  test.use({ hasTouch: true });

  test('the map zooms about what lies between them', async ({ page }) => {
    const { marker } = await open(page);
    const at = await middleOf(marker);
    const middle = { x: at.x - 60, y: at.y };
    const fingers = (apart: number) => [
      { id: 0, x: middle.x, y: middle.y - apart },
      { id: 1, x: middle.x, y: middle.y + apart },
    ];
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [36, 42, 48, 54, 60])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await middleOf(marker)).x - middle.x).toBeGreaterThan(70);
    expect(Math.abs((await middleOf(marker)).y - middle.y)).toBeLessThan(12);
  });
});
