import { TEXAS, type Place } from './projection.rules.ts';

/** A place on the map in map units. */
export type MapPoint = { id: string; x: number; y: number };
/** What the map shows: the map unit in the middle of the box, and pixels per unit. */
export type View = { x: number; y: number; scale: number };
/** A part of the box in pixels. */
export type Part = { left: number; top: number; right: number; bottom: number };
/** Size of the drawn box in pixels, and where controls lie on it. */
export type Box = { width: number; height: number; controls?: readonly Part[] };
/** Points so near to each other that one marker stands for them; x and y in pixels of the box. */
export type Cluster<P extends MapPoint> = { points: P[]; x: number; y: number };

/** Markers nearer than this, in pixels, become one (WCAG target size with room between). */
export const CLUSTER_PX = 34;
/** Pixels per unit beyond which zooming shows nothing new: about 25 m a pixel. */
export const MAX_SCALE = 24;
/** The same over street tiles: about 2.5 m a pixel. */
export const STREET_SCALE = 240;

const within = (value: number, size: number) => Math.min(size, Math.max(0, value));

/** How far out and in a map can be zoomed, in pixels a map unit. */
export type Zoom = { least: number; most?: number };

/**
 * Zooms, no further out than `least` and no further in than `most`. What lies under `about`, in pixels from the middle
 * of the box, stays there; the middle keeps on the map.
 */
export function zoomed(
  view: View,
  factor: number,
  { least, most = MAX_SCALE }: Zoom,
  about: Place = { x: 0, y: 0 },
): View {
  const scale = Math.min(most, Math.max(least, view.scale * factor));
  const nearer = 1 / view.scale - 1 / scale;
  return {
    scale,
    x: within(view.x + about.x * nearer, TEXAS.width),
    y: within(view.y + about.y * nearer, TEXAS.height),
  };
}

/** Moves the view by pixels, keeping its middle on the map. */
export const moved = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: within(view.x - dx / view.scale, TEXAS.width),
  y: within(view.y - dy / view.scale, TEXAS.height),
});

export type Direction = 'left' | 'right' | 'up' | 'down';
const TOWARDS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
/** How much of the box a press moves the map by: what lay at its edge then is still in view, farther in. */
const PAN_SHARE = 1 / 3;

/** What a map shows after a press that moves it, or null where there is nothing further that way. */
export function panned(view: View, direction: Direction, { width, height }: Box): View | null {
  const [x, y] = TOWARDS[direction];
  const next = moved(view, -x * width * PAN_SHARE, -y * height * PAN_SHARE);
  return next.x === view.x && next.y === view.y ? null : next;
}

/** Which map unit is so many pixels from the middle of the box. */
export const toUnits = (about: Place, { x, y, scale }: View): Place => ({
  x: x + about.x / scale,
  y: y + about.y / scale,
});

/** Where a map unit stands in the box, in pixels. */
export const toPixels = (point: Place, view: View, box: Box): Place => ({
  x: (point.x - view.x) * view.scale + box.width / 2,
  y: (point.y - view.y) * view.scale + box.height / 2,
});

/** The part of the map in the box, as the viewBox of an SVG. */
export const viewBoxOf = ({ x, y, scale }: View, { width, height }: Box): string =>
  [x - width / 2 / scale, y - height / 2 / scale, width / scale, height / scale]
    .map((value) => value.toFixed(2))
    .join(' ');

/** Points at one place, which no zoom can part, stand in a ring about it. */
function spread<P extends MapPoint>({ points, x, y }: Cluster<P>): Cluster<P>[] {
  if (points.length === 1) return [{ points, x, y }];
  const radius = CLUSTER_PX / 2 / Math.sin(Math.PI / points.length) + 2;
  return points.map((point, i) => {
    const angle = (2 * Math.PI * i) / points.length - Math.PI / 2;
    return { points: [point], x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/**
 * Joins points that would cover each other at this scale, each to the first cluster that is near enough, and gives
 * them in reading order: in bands from north to south, and from west to east within a band. At the scale `most`, beyond
 * which nobody zooms, they stand apart.
 */
export function clustersOf<P extends MapPoint>(
  points: P[],
  view: View,
  box: Box,
  most = MAX_SCALE,
): Cluster<P>[] {
  const clusters: Cluster<P>[] = [];
  for (const point of points) {
    const { x, y } = toPixels(point, view, box);
    const near = clusters.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < CLUSTER_PX);
    if (near) near.points.push(point);
    else clusters.push({ points: [point], x, y });
  }
  const parted = view.scale >= most ? clusters.flatMap(spread) : clusters;
  const band = ({ y }: Cluster<P>) => Math.floor(y / (2 * CLUSTER_PX));
  return parted.sort((a, b) => band(a) - band(b) || a.x - b.x);
}

/** Whether a marker stands inside the box. */
export const isInside = ({ x, y }: Place, box: Box): boolean =>
  x >= 0 && y >= 0 && x <= box.width && y <= box.height;

/** Arrows, and where they lead on the screen. */
export const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** How much more it counts to lie aside of an arrow's way than along it. */
const ASIDE = 2;

/**
 * Which of the markers a key leads to from one of them: an arrow to the nearest that lies in its direction rather than
 * aside, or, where none does, to the nearest on that side; Home and End to the first and the last. Null for another
 * key, and where nothing lies there.
 */
export function markerTowards(key: string, at: number, markers: readonly Place[]): number | null {
  if (key === 'Home') return markers.length > 0 ? 0 : null;
  if (key === 'End') return markers.length > 0 ? markers.length - 1 : null;
  const [arrow, from] = [ARROWS[key], markers[at]];
  if (!arrow || !from) return null;
  const [right, down] = arrow;
  let [best, least] = [null as number | null, Infinity];
  markers.forEach(({ x, y }, index) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    // what lies rather aside comes after all that lies ahead
    const cost = along + ASIDE * aside + (aside > along ? 1e6 : 0);
    if (index !== at && along > 0 && cost < least) [best, least] = [index, cost];
  });
  return best;
}
