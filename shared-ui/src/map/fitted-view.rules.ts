// The views that a map opens on, and those that hold what is to be seen.
import { project, type Place } from './projection.rules.ts';
import {
  CLUSTER_PX,
  MAX_SCALE,
  toPixels,
  type Box,
  type MapPoint,
  type Part,
  type View,
} from './view.rules.ts';

const MARGIN_PX = 16;
/** Half of the widest marker with its ring: so far its place keeps from edges and controls. */
const REACH_PX = 24;
/** Room about an agency's counters when the map opens. */
const HOME_MARGIN_PX = 60;
/** About the size of a county in map units (70 km); the map of an agency opens no nearer. */
export const COUNTY_UNITS = 115;
/** About the size of a city (24 km): a place that is set on the map opens on that. */
export const CITY_UNITS = 40;
/** About the size of a quarter of a city (10 km): the map of one station opens on that, or nearer. */
export const QUARTER_UNITS = 16;
/** So far, in pixels, the markers around stand from that of the station that a map is about: each is seen whole. */
const APART_PX = CLUSTER_PX + 8;
/** An opened cluster spans about this much, so that something of its surroundings stays in view. */
const OPENED_PX = 220;

/** The view that holds a whole area within a part of the box. */
function fit(
  { left, top, width, height }: ReturnType<typeof boundsOf>,
  part: Part,
  box: Box,
  margin: number,
  most: number,
): View {
  const wide = Math.max(1, part.right - part.left - 2 * margin);
  const high = Math.max(1, part.bottom - part.top - 2 * margin);
  const scale = Math.min(most, wide / width, high / height);
  return {
    x: left + width / 2 + (box.width - part.left - part.right) / 2 / scale,
    y: top + height / 2 + (box.height - part.top - part.bottom) / 2 / scale,
    scale,
  };
}

function boundsOf(points: readonly Place[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const allOf = ({ width, height }: Box): Part => ({ left: 0, top: 0, right: width, bottom: height });

/** Whether the markers of all points are whole in a view, and under no control. */
function isClear(points: readonly Place[], view: View, box: Box): boolean {
  return points.every((point) => {
    const { x, y } = toPixels(point, view, box);
    // what is fitted comes to lie on the margin itself
    const near = REACH_PX - 0.01;
    if (x < near || y < near || x > box.width - near || y > box.height - near) return false;
    return !box.controls?.some(
      ({ left, top, right, bottom }) =>
        x > left - near && x < right + near && y > top - near && y < bottom + near,
    );
  });
}

/** The box less each control: as it is where nothing lies under it, or what is left on one of its sides. */
function partsOf(box: Box): Part[] {
  const without = (part: Part, { left, top, right, bottom }: Part): Part[] => [
    part,
    { ...part, right: Math.min(part.right, left) },
    { ...part, left: Math.max(part.left, right) },
    { ...part, bottom: Math.min(part.bottom, top) },
    { ...part, top: Math.max(part.top, bottom) },
  ];
  return (box.controls ?? []).reduce(
    (parts, control) => parts.flatMap((part) => without(part, control)),
    [allOf(box)],
  );
}

/** The nearest view in which the markers of all points are whole, and under no control; in the middle where they can be. */
function clearView(points: readonly Place[], box: Box, margin: number, most = MAX_SCALE): View {
  const bounds = boundsOf(points);
  const middle = fit(bounds, allOf(box), box, margin, most);
  if (isClear(points, middle, box)) return middle;
  const clear = partsOf(box)
    .map((part) => fit(bounds, part, box, REACH_PX, most))
    .filter((view) => isClear(points, view, box));
  return (
    clear.reduce<View | null>((best, view) => (best && best.scale >= view.scale ? best : view), null) ??
    middle
  );
}

/** The outline of the state as it matters to what lies on it: no control reaches in between two of these. */
const OUTLINE = [
  ...[-103.04, -102, -101, -100].map((longitude) => project(longitude, 36.5)),
  ...[-99, -97.5, -96, -94.04].map((longitude) => project(longitude, 34)),
  ...[32, 31, 29.7].map((latitude) => project(-93.51, latitude)),
  ...[28.7, 28, 27, 25.84].map((latitude, at) => project(-95.3 - 0.6 * at, latitude)),
  ...[26.4, 27.5, 28.98, 29.6, 31].map((latitude, at) =>
    project([-99.1, -99.5, -103.1, -104.5, -105.6][at] ?? 0, latitude),
  ),
  ...[-106.65, -105, -103.06].map((longitude) => project(longitude, 32)),
];

/** The whole state, with no part of it under a control. */
export const wholeView = (box: Box): View => clearView(OUTLINE, box, REACH_PX);

/**
 * The view that a map opens on: its counters with room about them, no nearer than so many map units, each of them whole
 * and under no control. The whole state where the counters reach over most of it, or where there are none.
 */
export function homeView(points: MapPoint[], box: Box, nearest = COUNTY_UNITS): View {
  const whole = wholeView(box);
  if (points.length === 0) return whole;
  const most = Math.min(MAX_SCALE, Math.min(box.width, box.height) / nearest);
  const near = clearView(points, box, HOME_MARGIN_PX, most);
  return near.scale > whole.scale ? near : whole;
}

/**
 * How many map units the map of one station opens on: as near as parts it from the next other counter. One at the same
 * place, which no zoom would part, brings nobody nearer.
 */
export function unitsAround(own: MapPoint, others: readonly MapPoint[], box: Box): number {
  const far = others.map(({ x, y }) => Math.hypot(x - own.x, y - own.y));
  const next = Math.min(...far.filter((units) => units * MAX_SCALE >= CLUSTER_PX));
  return Math.min(QUARTER_UNITS, (Math.min(box.width, box.height) * next) / APART_PX);
}

/** The view that parts a cluster as far as it can be parted, and never less than doubles the scale. */
export function clusterView(points: MapPoint[], box: Box, from: View, most = MAX_SCALE): View {
  const bounds = boundsOf(points);
  const near = fit(bounds, allOf(box), box, MARGIN_PX, most);
  const opened = Math.min(near.scale, OPENED_PX / Math.max(bounds.width, bounds.height));
  return { ...near, scale: Math.min(most, Math.max(opened, from.scale * 2)) };
}
