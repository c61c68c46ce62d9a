import type { Place } from '../projection.rules.ts';
import { isInside, toPixels, type Box, type View } from '../view.rules.ts';
import type { Label } from './ground.rules.ts';

/** A label in the picture: its middle in pixels of the box. */
export type Placed<L extends Label> = { label: L; x: number; y: number };
/** A part of the picture that a label takes, in pixels. */
export type Taken = { west: number; east: number; north: number; south: number };

/** From this many pixels a map unit on counties are named. */
export const COUNTIES_FROM = 0.9;
/** The rank of the least towns that are named at a scale: the nearer, the more. */
const RANKS: readonly [from: number, rank: number][] = [
  [9, 7],
  [4.5, 6],
  [2.2, 5],
  [1.1, 4],
  [0.4, 3],
  [0, 2],
];
/** Between labels, in pixels. */
const ROOM = 4;

/** Whether a label is for this scale, in pixels a map unit; rank 0 is a county. */
export function isForScale({ rank }: Label, scale: number): boolean {
  if (rank === 0) return scale >= COUNTIES_FROM;
  return rank <= (RANKS.find(([from]) => scale >= from)?.[1] ?? 0);
}

const meet = (a: Taken, b: Taken) =>
  a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south;

/** Whether a part of the picture is taken already, or not whole in the box. */
export const isTaken = (mine: Taken, taken: readonly Taken[], box: Box): boolean =>
  mine.west < 0 ||
  mine.north < 0 ||
  mine.east > box.width ||
  mine.south > box.height ||
  taken.some((other) => meet(mine, other));

/** A town that a marker stands on is named under or over it, so far from its place in pixels. */
const MOVES = [0, 28, -28];

function around({ x, y }: Place, { width, height }: Box): Taken {
  return {
    west: x - width / 2 - ROOM,
    east: x + width / 2 + ROOM,
    north: y - height / 2 - ROOM / 2,
    south: y + height / 2 + ROOM / 2,
  };
}

/**
 * The labels that have room, in their order: the first has its place. One that would touch another, or the edge of the
 * box, is moved a little if it is a town's, or left out. What they take is noted in `taken`, which may say beforehand
 * what is taken already.
 */
export function placed<L extends Label>(
  labels: L[],
  view: View,
  box: Box,
  sizeOf: (label: L) => Box,
  taken: Taken[],
): Placed<L>[] {
  return labels.flatMap((label) => {
    const { x, y } = toPixels(label, view, box);
    if (!isInside({ x, y }, box)) return [];
    const size = sizeOf(label);
    for (const move of label.rank === 0 ? [0] : MOVES) {
      const mine = around({ x, y: y + move }, size);
      if (isTaken(mine, taken, box)) continue;
      taken.push(mine);
      return [{ label, x, y: y + move }];
    }
    return [];
  });
}
