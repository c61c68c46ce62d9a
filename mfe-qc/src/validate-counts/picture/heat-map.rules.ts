import type { YearFlow, YearOfCounts } from 'shared-ui/domain';
import { DAY, daysIn, HOUR, MINUTE, toTime, type Span } from './time.rules.ts';

const HOURS = 24;
/** The darkest shade stands for this quantile, so that one outlier does not make the rest pale. */
const DARKEST_QUANTILE = 0.99;

/**
 * The hours of the span, day by day: `cells[day * 24 + hour]` is the hour's total, null when nothing was counted in
 * it. `busiest` is the value of the darkest shade, at least 1.
 */
export type HeatMap = { days: number; cells: (number | null)[]; busiest: number };

/** One flow's hours in the span (whole days). */
export function heatMapOf(flow: YearFlow, year: YearOfCounts, span: Span): HeatMap {
  const start = toTime(year.start);
  const step = year.interval * MINUTE;
  const perHour = HOUR / step;
  const days = daysIn(span);
  const cells = Array.from({ length: days * HOURS }, (_, hour) => {
    const at = (span.from + hour * HOUR - start) / step;
    return total(flow.counts.slice(Math.max(0, at), Math.max(0, at + perHour)));
  });
  return { days, cells, busiest: busiestOf(cells) };
}

function total(counts: (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length ? known.reduce((sum, count) => sum + count, 0) : null;
}

function busiestOf(cells: (number | null)[]): number {
  const sorted = cells.filter((cell) => cell !== null).sort((a, b) => a - b);
  return Math.max(1, sorted[Math.floor((sorted.length - 1) * DARKEST_QUANTILE)] ?? 1);
}

/** How dark a cell is, 0 (zero) to 1 (busiest); the root spreads the many quiet hours. */
export function shadeOf(value: number, busiest: number): number {
  return Math.sqrt(Math.min(value, busiest) / busiest);
}

/** The hour under a place of the drawing, both from 0 to 1; null outside. */
export function hourAt(
  x: number,
  y: number,
  map: HeatMap,
  span: Span,
): { time: number; value: number | null } | null {
  if (x < 0 || x >= 1 || y < 0 || y >= 1) return null;
  const day = Math.floor(x * map.days);
  const hour = Math.floor(y * HOURS);
  return { time: span.from + day * DAY + hour * HOUR, value: map.cells[day * HOURS + hour] ?? null };
}
