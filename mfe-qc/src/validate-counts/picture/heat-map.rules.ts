import type { HoursOfCounts, SkippedTime } from 'shared-domain';
import { DAY, daysIn, HOUR, skippedSpans, toTime, type Span } from './time.rules.ts';

const HOURS = 24;
/** The darkest shade stands for this quantile, so that one outlier does not make the rest pale. */
const DARKEST_QUANTILE = 0.99;
/** Steps between the palest and the darkest shade. */
export const SHADES = 64;

/**
 * The hours of the span, day by day: `cells[day * 24 + hour]` is the hour's total, null when nothing was counted in
 * it. `busiest` is the value of the darkest shade, at least 1. `skipped` are the cells of hours that do not exist, as far
 * as nothing was counted in them all the same.
 */
export type HeatMap = {
  days: number;
  cells: (number | null)[];
  busiest: number;
  skipped: ReadonlySet<number>;
};

/** The hours of these flows together in the span (whole days); `counts` are a year's, by day of the year × 24 + hour. */
export function heatMapOf(
  flows: { counts: (number | null)[] }[],
  { year, skipped }: Pick<HoursOfCounts, 'year' | 'skipped'>,
  span: Span,
): HeatMap {
  const first = (span.from - toTime(`${year}-01-01`)) / HOUR;
  const days = daysIn(span);
  const cells = Array.from<number | null>({ length: days * HOURS }).fill(null);
  // flow by flow: a list for each of 8,760 hours would cost more than all the sums
  for (const { counts } of flows) {
    for (let cell = 0; cell < cells.length; cell += 1) {
      const count = counts[first + cell];
      if (count != null) cells[cell] = (cells[cell] ?? 0) + count;
    }
  }
  return { days, cells, busiest: busiestOf(cells), skipped: skippedCells(cells, skipped, span) };
}

function skippedCells(cells: (number | null)[], skipped: SkippedTime[], { from }: Span): Set<number> {
  const found = new Set<number>();
  for (const { from: first, to } of skippedSpans(skipped)) {
    for (let cell = (first - from) / HOUR; from + cell * HOUR < to; cell += 1) {
      if (cells[cell] === null) found.add(cell);
    }
  }
  return found;
}

/** What is shown darkest. */
export function busiestOf(values: (number | null)[]): number {
  const sorted = Float64Array.from(values.filter((value) => value !== null)).sort();
  return Math.max(1, sorted[Math.floor((sorted.length - 1) * DARKEST_QUANTILE)] ?? 1);
}

/** How dark a value is, 0 (zero) to SHADES - 1 (busiest); the root spreads the many quiet ones. */
export function shadeOf(value: number, busiest: number): number {
  return Math.round(Math.sqrt(Math.min(value, busiest) / busiest) * (SHADES - 1));
}

/** The hour of the day that holds the time, `y` of the drawing down (0 to 1); null outside of what the map has. */
export function hourAt(
  time: number,
  y: number,
  map: HeatMap,
  span: Span,
): { time: number; value: number | null; exists: boolean } | null {
  if (time < span.from || time >= span.to || y < 0 || y >= 1) return null;
  const day = Math.floor((time - span.from) / DAY);
  const hour = Math.floor(y * HOURS);
  const cell = day * HOURS + hour;
  return {
    time: span.from + cell * HOUR,
    value: map.cells[cell] ?? null,
    exists: !map.skipped.has(cell),
  };
}
