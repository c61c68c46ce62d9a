import type { GapShiftInterval } from 'shared-domain';
import { aashto, type Days } from './methods.rules.ts';
import { calendarOf } from './year-of-hours.ts';
import { quantile } from './quantile.ts';

const SHIFTS = 51;
const WEEK = 7;
const FEWEST_RATIOS = 20;

/**
 * What gaps like these do to this counter: the same days are left out once more so many weeks later, for every number of weeks,
 * and the figure is worked out anew. Null where fewer than twenty of these years have one. Nothing in it is drawn.
 */
export function gapShift(year: number, figure: number, flows: readonly Days[]): GapShiftInterval | null {
  const { length } = calendarOf(year);
  const missing = flows.map((days) =>
    Array.from({ length }, (_, at) => at).filter((at) => (days[at] ?? null) === null),
  );
  if (missing.every(({ length: none }) => none === 0)) return { low: figure, high: figure, ratios: 0 };
  const ratios: number[] = [];
  for (let shift = 1; shift <= SHIFTS; shift += 1) {
    const shifted = shiftedFigure(year, flows, (flow) =>
      (missing[flow] ?? []).map((at) => (at + WEEK * shift) % length),
    );
    if (shifted !== null && shifted > 0 && figure > 0) ratios.push(shifted / figure);
  }
  if (ratios.length < FEWEST_RATIOS) return null;
  const sorted = Float64Array.from(ratios).toSorted();
  return {
    low: figure / quantile(sorted, 0.975),
    high: figure / quantile(sorted, 0.025),
    ratios: ratios.length,
  };
}

/** The sum of the flows' figures without these days too; null where a cell empties. */
function shiftedFigure(
  year: number,
  flows: readonly Days[],
  without: (flow: number) => readonly number[],
): number | null {
  let sum = 0;
  for (const [flow, days] of flows.entries()) {
    const left = [...days];
    for (const at of without(flow)) left[at] = null;
    const value = aashto(year, left);
    if (value === null) return null;
    sum += value;
  }
  return sum;
}
