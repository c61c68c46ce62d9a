import type { CalendarFlow, YearFlow, YearOfCounts } from 'shared-domain';
import { dayIndex, LAST_YEAR_DAYS } from './days.rules.ts';
import { DAY, daysIn, HOUR, MINUTE, skippedSpans, startOfDay, toTime, type Span } from './time.rules.ts';

/** More days than this are drawn as daily totals: hourly lines would be one smear. */
const INTERVALS_UP_TO_DAYS = 120;

/** Above 2.5 times the 99.9th percentile a value would flatten all others; the axis then ends at 1.15 times it. */
const OUTLIER_QUANTILE = 0.999;
const OUTLIER_FACTOR = 2.5;
const CAP_HEADROOM = 1.15;

/** A point of a line; `y` is NaN where a count is missing, which breaks the line. */
export type Point = { x: number; y: number };
export type Detail = 'intervals' | 'days';

/**
 * The part of the year in which the station counted at all, in whole days; null when it has no counts. What lies
 * outside is not a gap: the station was not there yet, or the time has not come.
 */
export function spanOfYear(year: number, first: string | null, last: string | null): Span | null {
  if (!first || !last) return null;
  const from = Math.max(toTime(`${year}-01-01`), startOfDay(toTime(first)));
  const to = Math.min(toTime(`${year + 1}-01-01`), startOfDay(toTime(last)) + DAY);
  return from < to ? { from, to } : null;
}

/** Whether this much is drawn interval by interval or as daily totals. */
export function detailOf(window: Span): Detail {
  return daysIn(window) > INTERVALS_UP_TO_DAYS ? 'days' : 'intervals';
}

/** From so many counts on a day tells how far they lie apart; fewer may lie on whole hours by chance. */
const COUNTS_THAT_TELL = 4;

/**
 * How many steps of the year's interval one count of this flow covers: 4 for an hourly flow beside flows of 15
 * minutes. Read off the places of its counts, at most an hour.
 */
export function strideOf(flow: YearFlow, interval: number): number {
  return strideWithin(flow.counts, 0, flow.counts.length, stepsPerHour(interval)).stride;
}

/** The same for one day from the year's start: a flow that is counted by quarters may have days that came by the hour. */
function strideOfDay({ counts }: YearFlow, interval: number, day: number, usual: number): number {
  const perHour = stepsPerHour(interval);
  const first = day * HOURS_A_DAY * perHour;
  const { stride, seen } = strideWithin(counts, first, first + HOURS_A_DAY * perHour, perHour);
  return seen < COUNTS_THAT_TELL ? usual : stride;
}

const HOURS_A_DAY = DAY / HOUR;
const stepsPerHour = (interval: number) => HOUR / MINUTE / interval;

/** Read off until it is 1, of `seen` counts. */
function strideWithin(counts: YearFlow['counts'], from: number, to: number, perHour: number) {
  let stride = perHour;
  let seen = 0;
  for (let i = from; i < Math.min(to, counts.length) && (stride > 1 || seen < COUNTS_THAT_TELL); i += 1) {
    if (counts[i] == null) continue;
    seen += 1;
    stride = greatestDivisor(stride, i % perHour);
  }
  return { stride, seen };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/**
 * A flow's points in the window, one for each of its intervals that exists: the line goes through the hour that the
 * clock skips. `later` moves them: a count of the year before is
 * drawn so many milliseconds after its own time.
 */
export function intervalPoints(flow: YearFlow, year: YearOfCounts, window: Span, later = 0): Point[] {
  const start = toTime(year.start) + later;
  const step = year.interval * MINUTE;
  const skipped = skippedSpans(year.skipped);
  const isSkipped = (time: number) => skipped.some(({ from, to }) => time >= from && time < to);
  const points: Point[] = [];
  const usual = strideOf(flow, year.interval);
  const perDay = DAY / step;
  const firstDay = Math.max(0, Math.floor((window.from - start) / DAY));
  for (let day = firstDay; day * perDay < flow.counts.length && start + day * DAY < window.to; day += 1) {
    const stride = strideOfDay(flow, year.interval, day, usual);
    const end = Math.min((day + 1) * perDay, flow.counts.length);
    for (let i = day * perDay; i < end; i += stride) {
      const x = start + i * step;
      if (x < window.from || x >= window.to) continue;
      const count = flow.counts[i] ?? null;
      if (count === null && isSkipped(x - later)) continue;
      points.push({ x, y: count ?? Number.NaN });
    }
  }
  return points;
}

/** A flow's daily totals in the window, at noon of each day; NaN for a day without any count. */
export function dayPoints(flow: CalendarFlow, year: number, window: Span): Point[] {
  return pointsOfDays(window, (day) => flow.totals[dayIndex(day, year)]);
}

/** The daily totals of the same weekdays a year before, drawn on this year's days. */
export function lastYearPoints(flow: CalendarFlow, year: number, window: Span): Point[] {
  return pointsOfDays(window, (day) => {
    const before = day - LAST_YEAR_DAYS * DAY;
    const index = dayIndex(before, year);
    return index >= 0 ? flow.totals[index] : flow.last_year[dayIndex(before, year - 1)];
  });
}

function pointsOfDays(window: Span, totalAt: (day: number) => number | null | undefined): Point[] {
  const points: Point[] = [];
  for (let day = startOfDay(window.from); day < window.to; day += DAY) {
    points.push({ x: day + DAY / 2, y: totalAt(day) ?? Number.NaN });
  }
  return points;
}

/** Where the axis ends; null: at its highest value. Values above are drawn as triangles on the edge. */
export function axisCap(values: number[]): number | null {
  const sorted = Float64Array.from(values.filter((value) => !Number.isNaN(value))).sort();
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

/** The same from daily figures: the days on which a shown flow carries a suspect, days in a row joined. */
export function suspectDays(flows: CalendarFlow[], year: number, window: Span): Span[] {
  const spans: Span[] = [];
  for (let day = startOfDay(window.from); day < window.to; day += DAY) {
    const index = dayIndex(day, year);
    if (!flows.some(({ suspects }) => (suspects[index] ?? 0) > 0)) continue;
    const last = spans.at(-1);
    if (last?.to === day) last.to = day + DAY;
    else spans.push({ from: day, to: day + DAY });
  }
  return spans;
}
