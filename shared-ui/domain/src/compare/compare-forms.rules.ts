import { isMovedDayOff, knownDays } from '../calendar/holidays.rules.ts';
import { minutesOfText } from '../wall-clock.rules.ts';
import { isoWeek } from './compare-bins.rules.ts';

const DAY = 24 * 60;
const WEEKDAYS = 7;

/** A bin of a series: what was counted (null: nothing usable), and whether it is complete. */
export type ComparedPoint = { start: string; value: number | null; complete: boolean };

/** Against a base of 100; null where the bin or the base has nothing to tell. */
export const indexOf = (value: number | null, mean: number | null): number | null =>
  value === null || mean === null || mean === 0 ? null : (100 * value) / mean;

/** The weekday of a day, 0 is Monday. */
export const weekdayOf = (date: string): number =>
  (((Math.floor((minutesOfText(date) ?? 0) / DAY) + 3) % WEEKDAYS) + WEEKDAYS) % WEEKDAYS;

/** The mean of the complete days of each weekday from Monday on, and how many these are. */
export function weekdayMeans(days: readonly ComparedPoint[]): { mean: number | null; days: number }[] {
  const sums = Array.from({ length: WEEKDAYS }, () => ({ total: 0, days: 0 }));
  for (const { start, value, complete } of days) {
    const sum = sums[weekdayOf(start)];
    if (!sum || !complete || value === null) continue;
    sum.total += value;
    sum.days += 1;
  }
  return sums.map(({ total, days: used }) => ({ mean: used === 0 ? null : total / used, days: used }));
}

/** What the days off of a period are called, by 'YYYY-MM-DD'. */
export type DaysOff = ReadonlyMap<string, string>;

/**
 * The federal and state holidays of a period, and the days off for those on a weekend. What happens to be on the same date is called
 * by the federal one.
 */
export function daysOffOf(from: string, to: string): DaysOff {
  const off = new Map<string, string>();
  for (const { date, kind, name, dayOff } of knownDays(from, to)) {
    if ((kind !== 'federal' && kind !== 'texas') || off.has(date)) continue;
    off.set(date, dayOff && isMovedDayOff(date, name) ? `${name} observed` : name);
  }
  return off;
}

/** How much more was counted than in another year, on days that match. */
export type MatchedChange = { days: number; change: number };

/**
 * The change against another year over matched days alone: both complete, of the same weekday and ISO week, and no holiday; a holiday
 * against the same one. Null where no day matches, or where nothing was counted on those of the other year.
 */
export function matchedChange(
  days: readonly ComparedPoint[],
  others: readonly ComparedPoint[],
  daysOff: DaysOff,
): MatchedChange | null {
  const then = new Map(usable(others).map(({ start, value }) => [keyOf(start, daysOff), value]));
  let matched = 0;
  const sums = { now: 0, before: 0 };
  for (const { start, value } of usable(days)) {
    const before = then.get(keyOf(start, daysOff));
    if (before === undefined) continue;
    matched += 1;
    sums.now += value;
    sums.before += before;
  }
  return sums.before === 0 ? null : { days: matched, change: sums.now / sums.before - 1 };
}

function keyOf(date: string, daysOff: DaysOff): string {
  const off = daysOff.get(date);
  return off === undefined ? `${isoWeek(date).week} ${weekdayOf(date)}` : off;
}

const usable = (days: readonly ComparedPoint[]) =>
  days.flatMap(({ start, value, complete }) => (complete && value !== null ? [{ start, value }] : []));
