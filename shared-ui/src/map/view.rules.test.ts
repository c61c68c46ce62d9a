import { clusterView, wholeView } from './fitted-view.rules.ts';
import {
  CLUSTER_PX,
  clustersOf,
  isInside,
  MAX_SCALE,
  markerTowards,
  moved,
  panned,
  STREET_SCALE,
  toPixels,
  zoomed,
} from './view.rules.ts';
import { project, TEXAS } from './projection.rules.ts';

const box = { width: 900, height: 500 };
const whole = wholeView(box);
const place = (id: string, longitude: number, latitude: number) => {
  return { id, ...project(longitude, latitude) };
};
const zilker = place('zilker', -97.772, 30.267);
const shoalCreek = place('shoal creek', -97.749, 30.289);
const houston = place('houston', -95.369, 29.76);
const elPaso = place('el paso', -106.485, 31.761);

const idsOf = (clusters: ReturnType<typeof clustersOf>) =>
  clusters.map(({ points }) => points.map(({ id }) => id).join('+'));

test('near counters are one marker until they are zoomed into', () => {
  const points = [zilker, houston, shoalCreek, elPaso];
  expect(idsOf(clustersOf(points, whole, box))).toEqual(['el paso', 'zilker+shoal creek', 'houston']);
  const near = clusterView([zilker, shoalCreek], box, whole);
  const inside = clustersOf(points, near, box).filter((cluster) => isInside(cluster, box));
  expect(idsOf(inside)).toEqual(['shoal creek', 'zilker']);
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
  expect(zoomed(whole, 0.5, { least: whole.scale }).scale).toBe(whole.scale);
  expect(zoomed(whole, 2, { least: whole.scale }).scale).toBeCloseTo(whole.scale * 2);
  expect(zoomed(whole, 1e9, { least: whole.scale }).scale).toBe(MAX_SCALE);
});

test('over streets one zooms nearer, and points stand apart only there', () => {
  const beside = { ...zilker, id: 'beside', x: zilker.x + 0.5 };
  const most = STREET_SCALE;
  const near = { ...zilker, scale: MAX_SCALE };
  expect(zoomed(whole, 1e9, { least: whole.scale, most }).scale).toBe(most);
  expect(clustersOf([zilker, beside], near, box)).toHaveLength(2);
  expect(clustersOf([zilker, beside], near, box, most)).toHaveLength(1);
  const opened = clusterView([zilker, beside], box, near, most);
  expect(opened.scale).toBe(most);
  expect(clustersOf([zilker, beside], opened, box, most)).toHaveLength(2);
});

test('the map can not be moved away', () => {
  const far = moved(whole, 1e6, -1e6);
  expect([far.x, far.y]).toEqual([0, TEXAS.height]);
});

test('zooming about a place leaves it where it is', () => {
  const about = { x: 120, y: -80 };
  const at = { x: about.x + box.width / 2, y: about.y + box.height / 2 };
  const near = zoomed(whole, 3, { least: whole.scale }, about);
  const under = { x: whole.x + about.x / whole.scale, y: whole.y + about.y / whole.scale };
  const after = toPixels(under, near, box);
  expect(after.x).toBeCloseTo(at.x);
  expect(after.y).toBeCloseTo(at.y);
});

describe('a press that moves the map', () => {
  const near = zoomed({ ...whole, x: zilker.x, y: zilker.y }, 6, { least: whole.scale });
  test.each([
    ['left', box.width / 3, 0],
    ['right', -box.width / 3, 0],
    ['up', 0, box.height / 3],
    ['down', 0, -box.height / 3],
  ] as const)('%s shows what lies there, by a third of the map', (direction, dx, dy) => {
    const from = toPixels(zilker, near, box);
    const to = toPixels(zilker, panned(near, direction, box) ?? near, box);
    expect(to.x - from.x).toBeCloseTo(dx);
    expect(to.y - from.y).toBeCloseTo(dy);
  });

  test.each([
    ['left', { x: 0 }],
    ['right', { x: TEXAS.width }],
    ['up', { y: 0 }],
    ['down', { y: TEXAS.height }],
  ] as const)('%s leads nowhere from the edge of the state', (direction, at) => {
    expect(panned({ ...near, ...at }, direction, box)).toBeNull();
  });
});

// a cross of markers about the first, one more behind the eastern one, and one that lies rather north than east
const cross = [
  { x: 100, y: 100 },
  { x: 200, y: 110 },
  { x: 90, y: 20 },
  { x: 10, y: 100 },
  { x: 100, y: 190 },
  { x: 300, y: 100 },
  { x: 130, y: 40 },
];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 5],
  ['ArrowLeft', 0, 3],
  ['ArrowUp', 0, 2],
  ['ArrowDown', 0, 4],
  ['ArrowRight', 5, null],
  ['ArrowDown', 5, 1],
  ['Home', 4, 0],
  ['End', 0, 6],
  ['Enter', 0, null],
])('%s leads from marker %s to %s', (key, from, to) => {
  expect(markerTowards(key, from, cross)).toBe(to);
});

test('every marker is reached from every other by arrows alone', () => {
  for (const from of cross.keys()) {
    const reached = new Set([from]);
    for (const at of reached)
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
        const next = markerTowards(key, at, cross);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(cross.length);
  }
});
