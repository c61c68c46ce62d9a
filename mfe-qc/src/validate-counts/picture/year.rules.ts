import type { YearFlow, YearOfCounts } from 'shared-ui/domain';
import { DAY, daysIn, HOUR, MINUTE, startOfDay, toTime, type Span } from './time.rules.ts';

/** More days than this are drawn as daily totals: hourly lines would be one smear. */
export const INTERVALS_UP_TO_DAYS = 120;

/** Above 2.5 times the 99.9th percentile a value would flatten all others; the axis then ends at 1.15 times it. */
const OUTLIER_QUANTILE = 0.999;
const OUTLIER_FACTOR = 2.5;
const CAP_HEADROOM = 1.15;

/** A point of a line; `y` is NaN where there is no count, which breaks the line. */
export type Point = { x: number; y: number };
export type Detail = 'intervals' | 'days';

/**
 * The part of the year in which the station counted at all, in whole days; null when it has no counts. What lies
 * outside is not a gap: the station was not there yet, or the time has not come.
 */
export function spanOfYear(year: YearOfCounts, first: string | null, last: string | null): Span | null {
  if (!first || !last) return null;
  const from = Math.max(toTime(`${year.year}-01-01`), startOfDay(toTime(first)));
  const to = Math.min(toTime(`${year.year + 1}-01-01`), startOfDay(toTime(last)) + DAY);
  return from < to ? { from, to } : null;
}

/** Whether this much is drawn interval by interval or as daily totals. */
export function detailOf(window: Span): Detail {
  return daysIn(window) > INTERVALS_UP_TO_DAYS ? 'days' : 'intervals';
}

/**
 * How many steps of the year's interval one count of this flow covers: 4 for an hourly flow beside flows of 15
 * minutes. Read off the places of its counts, at most an hour.
 */
export function strideOf(flow: YearFlow, interval: number): number {
  const perHour = HOUR / MINUTE / interval;
  let stride = perHour;
  for (let i = 0; i < flow.counts.length && stride > 1; i += 1) {
    if (flow.counts[i] != null) stride = greatestDivisor(stride, i % perHour);
  }
  return stride;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** A flow's points in the window, one for each of its intervals. */
export function intervalPoints(flow: YearFlow, year: YearOfCounts, window: Span): Point[] {
  const start = toTime(year.start);
  const step = year.interval * MINUTE;
  const stride = strideOf(flow, year.interval);
  const points: Point[] = [];
  const firstIndex = Math.ceil((window.from - start) / step / stride) * stride;
  for (let i = firstIndex; start + i * step < window.to; i += stride) {
    points.push({ x: start + i * step, y: flow.counts[i] ?? Number.NaN });
  }
  return points;
}

/** A flow's daily totals in the window, at noon of each day; NaN for a day without any count. */
export function dayPoints(flow: YearFlow, year: YearOfCounts, window: Span): Point[] {
  const start = toTime(year.start);
  const step = year.interval * MINUTE;
  const perDay = DAY / step;
  const points: Point[] = [];
  for (let day = startOfDay(window.from); day < window.to; day += DAY) {
    const at = (day - start) / step;
    const counts = flow.counts
      .slice(Math.max(0, at), Math.max(0, at + perDay))
      .filter((count) => count !== null);
    points.push({ x: day + DAY / 2, y: counts.length ? sum(counts) : Number.NaN });
  }
  return points;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Where the axis ends; null: at its highest value. Values above are drawn as triangles on the edge. */
export function axisCap(values: number[]): number | null {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const highest = sorted.at(-1);
  const usual = sorted[Math.floor((sorted.length - 1) * OUTLIER_QUANTILE)];
  if (!highest || !usual || highest <= OUTLIER_FACTOR * usual) return null;
  return Math.ceil(usual * CAP_HEADROOM);
}

/** The points that stand alone between gaps: a line can't show them, a dot can. */
export function lonePoints(points: Point[]): boolean[] {
  const missing = (point: Point | undefined) => !point || Number.isNaN(point.y);
  return points.map((point, i) => !missing(point) && missing(points[i - 1]) && missing(points[i + 1]));
}

/** The stretches of the window in which a shown flow carries a suspect. */
export function suspectSpans(flows: YearFlow[], year: YearOfCounts, window: Span): Span[] {
  const start = toTime(year.start);
  const step = year.interval * MINUTE;
  return flows
    .flatMap((flow) => flow.suspects)
    .map(({ from, to }) => ({ from: start + from * step, to: start + (to + 1) * step }))
    .filter(({ from, to }) => to > window.from && from < window.to);
}
