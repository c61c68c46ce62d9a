import {
  CLUSTER_PX,
  clustersOf,
  clusterView,
  homeView,
  isInside,
  MAX_SCALE,
  moved,
  toPixels,
  viewBoxOf,
  wholeView,
  zoomed,
} from './map.rules.ts';
import { project } from './texas.rules.ts';
import { texas } from './texas.ts';

const box = { width: 900, height: 500 };
const whole = wholeView(texas, box);
const place = (id: string, longitude: number, latitude: number) => {
  const [x, y] = project(texas, longitude, latitude);
  return { id, x, y };
};
const zilker = place('zilker', -97.772, 30.267);
const shoalCreek = place('shoal creek', -97.749, 30.289);
const houston = place('houston', -95.369, 29.76);
const elPaso = place('el paso', -106.485, 31.761);

const idsOf = (clusters: ReturnType<typeof clustersOf>) =>
  clusters.map(({ points }) => points.map(({ id }) => id).join('+'));

test('Texas is cut out whole, with its 254 counties', () => {
  expect(texas.names).toHaveLength(254);
  expect(texas.names.map(([name]) => name)).toEqual(expect.arrayContaining(['Travis', 'Harris', 'El Paso']));
  expect(texas.state).toMatch(/^M[-\d lzM]+z$/);
  expect(texas.width / texas.height).toBeCloseTo(1.05, 1);
});

test.each([
  ['Travis', -97.78, 30.33],
  ['Harris', -95.39, 29.86],
  ['El Paso', -106.24, 31.77],
  ['Cameron', -97.48, 26.15],
  ['Dallam', -102.6, 36.28],
])('the name of %s stands in its county', (name, longitude, latitude) => {
  const [, x, y] = texas.names.find((county) => county[0] === name) ?? ['', 0, 0];
  const [wantedX, wantedY] = project(texas, longitude, latitude);
  expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(25);
});

test('the whole state stands in the box', () => {
  expect(isInside(toPixels(elPaso, whole, box), box)).toBe(true);
  expect(isInside(toPixels({ x: 0, y: 0 }, whole, box), box)).toBe(true);
  expect(isInside(toPixels({ x: texas.width, y: texas.height }, whole, box), box)).toBe(true);
  expect(viewBoxOf({ x: 100, y: 50, scale: 2 }, { width: 40, height: 20 })).toBe('90.00 45.00 20.00 10.00');
});

test('near counters are one marker until they are zoomed into', () => {
  const points = [zilker, houston, shoalCreek, elPaso];
  expect(idsOf(clustersOf(points, whole, box))).toEqual(['el paso', 'zilker+shoal creek', 'houston']);
  const near = clusterView([zilker, shoalCreek], box, whole);
  const inside = clustersOf(points, near, box).filter((cluster) => isInside(cluster, box));
  expect(idsOf(inside)).toEqual(['shoal creek', 'zilker']);
});

test("an agency's map opens on its counters, no nearer than their county", () => {
  const austin = homeView([zilker, shoalCreek], texas, box);
  expect(austin.scale).toBeGreaterThan(whole.scale * 3);
  expect(austin.scale * 115).toBeCloseTo(box.height);
  for (const point of [zilker, shoalCreek]) expect(isInside(toPixels(point, austin, box), box)).toBe(true);
  expect(isInside(toPixels(houston, austin, box), box)).toBe(false);
  expect(homeView([zilker], texas, box)).toMatchObject({ x: zilker.x, y: zilker.y, scale: austin.scale });
});

test('counters of two cities open with both in view, of the whole state on the whole state', () => {
  const two = homeView([zilker, houston], texas, box);
  expect(two.scale).toBeGreaterThan(whole.scale);
  for (const point of [zilker, houston]) expect(isInside(toPixels(point, two, box), box)).toBe(true);
  const corner = place('brownsville', -97.49, 25.93);
  expect(homeView([elPaso, houston, corner, place('texline', -103.02, 36.38)], texas, box)).toEqual(whole);
  expect(homeView([], texas, box)).toEqual(whole);
});

test('opening a cluster at least doubles the scale', () => {
  const wide = [houston, elPaso];
  expect(clusterView(wide, box, whole).scale).toBeCloseTo(whole.scale * 2);
});

test('counters at one place stand side by side in the nearest view', () => {
  const twins = ['a', 'b', 'c'].map((id) => ({ ...zilker, id }));
  const nearest = clusterView(twins, box, whole);
  expect(nearest.scale).toBe(MAX_SCALE);
  const parted = clustersOf(twins, nearest, box);
  expect(parted).toHaveLength(3);
  for (const one of parted)
    for (const other of parted)
      if (one !== other)
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(CLUSTER_PX - 1);
});

test('zooming stops at the whole state and at the nearest view', () => {
  expect(zoomed(whole, 0.5, whole.scale).scale).toBe(whole.scale);
  expect(zoomed(whole, 2, whole.scale).scale).toBeCloseTo(whole.scale * 2);
  expect(zoomed(whole, 1e9, whole.scale).scale).toBe(MAX_SCALE);
});

test('the map can not be moved away', () => {
  const far = moved(whole, 1e6, -1e6, texas);
  expect([far.x, far.y]).toEqual([0, texas.height]);
});
