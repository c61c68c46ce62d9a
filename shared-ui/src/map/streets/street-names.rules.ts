import type { Place } from '../projection.rules.ts';
import type { LineKind } from './features.rules.ts';

/** A street bends no more than this along its name, in radians. */
const BEND = 0.35;
/** Room beyond both ends of a name, in pixels. */
const ROOM = 8;
/** From which zoom on roads are named. */
const NAMED_FROM: Partial<Record<LineKind, number>> = {
  interstate: 12.5,
  us: 12.5,
  minor: 13,
  street: 14.5,
  path: 15,
};

/** Whether a road is named at a zoom. */
export const isNamed = (kind: LineKind, zoom: number): boolean => zoom >= (NAMED_FROM[kind] ?? Infinity);

/** Where a name stands: its middle in pixels, and how it is turned, in radians. */
export type AlongStreet = Place & { angle: number };

const turned = (a: number, b: number) => Math.abs(((a - b + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
/** Turned so that the letters never stand on their heads. */
const upright = (angle: number) =>
  angle > Math.PI / 2 ? angle - Math.PI : angle <= -Math.PI / 2 ? angle + Math.PI : angle;

/**
 * Where a name of a width has room along a line, both in pixels: on the longest stretch that is nearly straight. Null where
 * none is long enough.
 */
export function alongStreet(line: readonly Place[], width: number): AlongStreet | null {
  let best: (AlongStreet & { length: number }) | null = null;
  let start = 0;
  let first: number | null = null;
  for (let at = 1; at < line.length; at++) {
    const [from, before, to] = [line[start], line[at - 1], line[at]];
    if (!from || !before || !to) continue;
    const direction = Math.atan2(to.y - before.y, to.x - before.x);
    if (first !== null && turned(direction, first) > BEND) {
      [start, first] = [at - 1, direction];
      at -= 1;
      continue;
    }
    first ??= direction;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < width + 2 * ROOM || length <= (best?.length ?? 0)) continue;
    const angle = upright(Math.atan2(to.y - from.y, to.x - from.x));
    best = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle, length };
  }
  return best && { x: best.x, y: best.y, angle: best.angle };
}

/** The upright box in pixels that a turned text of this size takes. */
export function boxAround({ x, y, angle }: AlongStreet, width: number, height: number) {
  const [across, down] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const halfWide = (width * across + height * down) / 2;
  const halfHigh = (width * down + height * across) / 2;
  return { west: x - halfWide, east: x + halfWide, north: y - halfHigh, south: y + halfHigh };
}
