import {
  coordinatesAt,
  draggedTo,
  inDegrees,
  isSamePlace,
  nudged,
  PLACE_SCALE,
  placeOf,
  viewAfterTyping,
  viewOf,
  viewWith,
} from './place.rules.ts';
import { wholeView } from './fitted-view.rules.ts';
import { isInside, toPixels } from './view.rules.ts';

const box = { width: 900, height: 400 };
const austin = { latitude: 30.267205, longitude: -97.743061 };
const houston = { latitude: 29.76043, longitude: -95.369803 };
const near = { ...placeOf(austin), scale: 100 };
const pixels = (place: typeof austin, view = near) => toPixels(placeOf(place), view, box);

test('coordinates come back from the map as they were, with six decimals', () => {
  expect(coordinatesAt(placeOf(austin))).toEqual(austin);
  const { latitude, longitude } = coordinatesAt({ x: 1000.123456, y: 900.654321 });
  for (const degrees of [latitude, longitude]) expect(String(degrees)).toMatch(/^-?\d+\.\d{1,6}$/);
});

test.each([
  ['ArrowRight', false, 10, 0],
  ['ArrowLeft', false, -10, 0],
  ['ArrowUp', false, 0, -10],
  ['ArrowDown', false, 0, 10],
  ['ArrowRight', true, 1, 0],
  ['ArrowUp', true, 0, -1],
])('%s (fine: %s) moves by pixels: %s, %s', (key, fine, dx, dy) => {
  const to = nudged(austin, key, fine, near.scale);
  const { x, y } = pixels(to ?? austin);
  expect(x - box.width / 2).toBeCloseTo(dx, 1);
  expect(y - box.height / 2).toBeCloseTo(dy, 1);
});

test('the nearer one looks, the smaller is a step; the least is seen in the decimals', () => {
  const far = nudged(austin, 'ArrowRight', false, 10);
  const close = nudged(austin, 'ArrowRight', true, PLACE_SCALE);
  expect(far?.longitude).toBeGreaterThan(close?.longitude ?? 0);
  expect(close?.longitude).toBeGreaterThan(austin.longitude);
});

test.each(['Enter', 'a', 'Home'])('%s moves nothing', (key) => {
  expect(nudged(austin, key, false, 10)).toBeNull();
});

test('a marker is dragged by pixels, and not out of the box', () => {
  const { x, y } = pixels(draggedTo(austin, { x: 120, y: -35 }, near, box));
  expect(x - box.width / 2).toBeCloseTo(120, 1);
  expect(y - box.height / 2).toBeCloseTo(-35, 1);
  expect(Math.round(pixels(draggedTo(austin, { x: 5000, y: 0 }, near, box)).x)).toBe(box.width);
});

test('coordinates are read out with all their decimals', () => {
  expect(inDegrees({ latitude: 30.25, longitude: -97.743061 })).toBe('30.250000, -97.743061');
});

test('the view follows a marker over its edge, and no further than that', () => {
  expect(viewWith(austin, near, box)).toEqual(near);
  const followed = viewWith(houston, near, box);
  const { x, y } = pixels(houston, followed);
  expect([Math.round(x), Math.round(y)]).toEqual([box.width - 40, box.height - 40]);
});

test('a place that is typed is shown, unless it can be seen well already', () => {
  const whole = wholeView(box);
  expect(viewAfterTyping(austin, whole, box)).toEqual(viewOf(austin, whole, box));
  expect(viewAfterTyping(austin, near, box)).toBe(near);
  const shown = viewAfterTyping(houston, near, box);
  expect(shown).toMatchObject({ ...placeOf(houston), scale: near.scale });
  expect(isInside(pixels(houston, shown), box)).toBe(true);
});

test.each([
  [austin, { ...austin }, true],
  [austin, houston, false],
  [austin, null, false],
  [null, null, true],
])('%j and %j are the same place: %s', (one, other, same) => {
  expect(isSamePlace(one, other)).toBe(same);
});
