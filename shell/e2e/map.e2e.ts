// The map of counters under a mouse, two fingers and arrow keys, on paper, and in colors that the system sets.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../.tools/e2e/test.ts';
import { signIn, signInByToken } from '../../.tools/e2e/personas.ts';

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

for (const [where, width, height] of [
  ['on a desk', 1366, 768],
  ['on a phone', 390, 844],
] as const)
  test(`all of a counter’s card is in the window, however little of the map was, ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { map, surface, marker } = await open(page);
    await marker.focus();
    // its marker at the lower edge of the window
    await marker.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom - innerHeight + 8));
    await marker.press('Enter');
    const card = map.getByRole('dialog');
    await expect(card).toBeFocused();
    await expect(card.getByRole('link', { name: 'Station page' })).toBeInViewport({ ratio: 1 });
    await expect(card.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(card).toBeInViewport({ ratio: 1 });
    expect(await surface.evaluate((one) => one.scrollTop)).toBe(0);
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

test('on a phone, where the whole state is seen, nothing shows where the layers of its ground end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByToken(page, 'super');
  await page.goto('/dashboard');
  const map = mapOf(page);
  await map.locator('.cx-map-surface').scrollIntoViewIfNeeded();
  await expect.poll(() => painted(map)).toBeGreaterThan(1);
  /** How much lines stand out of the land in each row of pixels west of the state, from the north. */
  const rows = () =>
    map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const wide = Math.round(canvas.width / 4);
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, wide, Math.round(canvas.height / 2));
      const land = data[0]!;
      const all = Array.from({ length: data.length / 4 / wide }, (_, row) => {
        const reds = Array.from({ length: wide }, (__, x) => Math.abs(data[4 * (row * wide + x)]! - land));
        return reds.reduce((sum, one) => sum + one, 0) / wide;
      });
      return all.slice(all.findIndex((one) => one > 0.05));
    });
  const meanOf = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  const within = async () => meanOf((await rows()).slice(60, 90));
  await expect.poll(within).toBeGreaterThan(0.5);
  expect(Math.max(...(await rows()).slice(0, 8))).toBeLessThan(await within());
});

for (const [width, height] of [
  [1366, 900],
  [390, 844],
  [320, 700],
] as const)
  test(`the map opens with no counter under its controls or cut at its edge, and its ground fills it, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await signInByToken(page, 'super');
    await page.goto('/dashboard');
    const map = mapOf(page);
    await map.locator('.cx-map-surface').scrollIntoViewIfNeeded();
    await expect.poll(() => painted(map)).toBeGreaterThan(1);
    const faults = () =>
      map.evaluate((section) => {
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const ground = boxOf(section.querySelector('.cx-map-ground')!);
        const controls = [...section.querySelectorAll('.cx-map-zoom, .cx-map-legend')].map(boxOf);
        return [...section.querySelectorAll('.cx-marker')].flatMap((marker) => {
          const inner = boxOf(marker);
          // the ring of what needs review stands about it
          const [left, top, right, bottom] = [
            inner.left - 6,
            inner.top - 6,
            inner.right + 6,
            inner.bottom + 6,
          ];
          const isCut =
            left < ground.left || top < ground.top || right > ground.right || bottom > ground.bottom;
          const isUnder = controls.some(
            (one) => left < one.right && one.left < right && top < one.bottom && one.top < bottom,
          );
          return isCut || isUnder ? [marker.getAttribute('aria-label')] : [];
        });
      });
    await expect.poll(faults).toEqual([]);
    expect(await map.locator('.cx-marker').count()).toBeGreaterThan(2);

    // the whole state, which a phone opens on
    await map.locator('.cx-marker').first().press('Escape');
    await expect(map.getByRole('button', { name: 'Whole state' })).toBeDisabled();
    await expect.poll(faults).toEqual([]);
    const bare = () =>
      map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        return data.filter((value, at) => at % 4 === 3 && value < 250).length;
      });
    await expect.poll(bare, 'points with nothing painted').toBe(0);
  });

test('in the system’s colors the states of counters on the map of the network differ by shape', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInByToken(page, 'super');
  await page.goto('/network');
  const key = page.locator('.cx-figure-legend');
  await expect(key.getByRole('listitem')).toHaveCount(6);
  const shapes = (marks: Locator) =>
    marks.evaluateAll((all) =>
      all.map((mark) => {
        const { borderStyle, borderRadius, rotate, backgroundColor, color } = getComputedStyle(
          mark,
          '::before',
        );
        const isFull = backgroundColor !== 'rgb(255, 255, 255)';
        const level = /is-level-\d/.exec(mark.className)?.[0] ?? '';
        // the number on a full one is the other way about
        return [
          level,
          [borderStyle, borderRadius, rotate, isFull ? `full under ${color}` : 'hollow'].join(' '),
        ];
      }),
    );
  const told = new Map((await shapes(key.locator('.cx-figure-dot'))) as [string, string][]);
  expect(new Set(told.values()).size).toBe(6);
  const markers = page.locator('.cx-map .cx-marker.is-state');
  await expect(markers.first()).toBeVisible();
  const seen = (await shapes(markers)) as [string, string][];
  expect(new Set(seen.map(([level]) => level)).size).toBeGreaterThan(1);
  for (const [level, shape] of seen) expect(shape, level).toBe(told.get(level));
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
