import type { Days } from './counter-year.ts';

/** A counter that another's days are told by, and how closely the two go together. */
export type Donor = { name: string; r: number };

type Candidate = { name: string; days: Days };
type Sums = { n: number; x: number; y: number; xx: number; yy: number; xy: number };

/** The sums of a pair of counters over a year; kept, for a back-test asks for them once a masked run. */
const kept = new WeakMap<Days, WeakMap<Days, Sums>>();

function sumsOf(ys: Days, xs: Days, start: number, end: number): Sums {
  const sums: Sums = { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 };
  for (let at = start; at <= end; at += 1) {
    const [x, y] = [xs[at] ?? null, ys[at] ?? null];
    if (x === null || y === null) continue;
    sums.n += 1;
    sums.x += x;
    sums.y += y;
    sums.xx += x * x;
    sums.yy += y * y;
    sums.xy += x * y;
  }
  return sums;
}

function yearSums(ys: Days, xs: Days): Sums {
  const ofDays = kept.get(ys) ?? new WeakMap<Days, Sums>();
  kept.set(ys, ofDays);
  const sums = ofDays.get(xs) ?? sumsOf(ys, xs, 0, ys.length - 1);
  ofDays.set(xs, sums);
  return sums;
}

/** Pearson's correlation over the common complete days outside a run; null where one of the two never changes. */
function correlation(ys: Days, xs: Days, { start, end }: { start: number; end: number }): number | null {
  const all = yearSums(ys, xs);
  const within = sumsOf(ys, xs, start, end);
  const n = all.n - within.n;
  const [x, y] = [all.x - within.x, all.y - within.y];
  const spread = Math.sqrt(n * (all.xx - within.xx) - x * x) * Math.sqrt(n * (all.yy - within.yy) - y * y);
  return n < 2 || !(spread > 0) ? null : (n * (all.xy - within.xy) - x * y) / spread;
}

/** The candidate that goes with a counter most closely outside a run; of two alike the first by name. */
export function bestDonor<T extends Candidate>(
  days: Days,
  run: { start: number; end: number },
  donors: readonly T[],
): (T & { r: number }) | null {
  let best: (T & { r: number }) | null = null;
  for (const donor of donors) {
    const r = correlation(days, donor.days, run);
    if (r === null) continue;
    if (!best || r > best.r || (r === best.r && donor.name < best.name)) best = { ...donor, r };
  }
  return best;
}

/** The least squares line through points; null where they all lie above one another. */
export function lineThrough(pairs: readonly { x: number; y: number }[]): { a: number; b: number } | null {
  const n = pairs.length;
  const [meanX, meanY] = [
    pairs.reduce((sum, { x }) => sum + x, 0) / n,
    pairs.reduce((sum, { y }) => sum + y, 0) / n,
  ];
  const spread = pairs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  if (!(spread > 0)) return null;
  const b = pairs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  return { a: meanY - b * meanX, b };
}
