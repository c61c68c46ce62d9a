import { isMovedDayOff, knownDays } from '../calendar/holidays.rules.ts';
import { minutesOfText } from '../wall-clock.rules.ts';
import { isoWeek } from './compare-bins.rules.ts';

const DAY = 24 * 60;
const WEEKDAYS = 7;

/** A bin of a series: what was counted (null: nothing usable), whether it is complete, and whether counts lie in it that are not certified. */
export type ComparedPoint = { start: string; value: number | null; complete: boolean; uncertified?: boolean };

/** Against a base of 100; null where the bin or the base has nothing to tell. */
export const indexOf = (value: number | null, mean: number | null): number | null =>
  value === null || mean === null || mean === 0 ? null : (100 * value) / mean;

/** Each hour's share of the mean day; none of a day on which nothing was counted. */
export function hourShares(means: readonly number[]): number[] {
  const day = means.reduce((sum, mean) => sum + mean, 0);
  return day === 0 ? [] : means.map((mean) => mean / day);
}

/** The weekday of a day, 0 is Monday. */
export const weekdayOf = (date: string): number =>
  (((Math.floor((minutesOfText(date) ?? 0) / DAY) + 3) % WEEKDAYS) + WEEKDAYS) % WEEKDAYS;

/** The mean over so many days, and on how many of them lie counts that are not certified. */
export type WeekdayMean = { mean: number | null; days: number; uncertified: number };

/** The mean of the complete days of each weekday from Monday on, and how many these are. */
export function weekdayMeans(days: readonly ComparedPoint[]): WeekdayMean[] {
  const sums = Array.from({ length: WEEKDAYS }, () => ({ total: 0, days: 0, uncertified: 0 }));
  for (const { start, value, complete, uncertified } of days) {
    const sum = sums[weekdayOf(start)];
    if (!sum || !complete || value === null) continue;
    sum.total += value;
    sum.days += 1;
    if (uncertified) sum.uncertified += 1;
  }
  return sums.map(({ total, ...used }) => ({ mean: used.days === 0 ? null : total / used.days, ...used }));
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

/**
 * The change against a period that stands day by day beside another: over the days that are complete in both, of the same weekday, and
 * no days off. Null where none matches, or where nothing was counted on those of the other period.
 */
export function placedChange(
  days: readonly ComparedPoint[],
  others: readonly ComparedPoint[],
  daysOff: DaysOff,
): MatchedChange | null {
  const sums = { now: 0, before: 0 };
  let matched = 0;
  for (const [at, { start, value, complete }] of days.entries()) {
    const other = others[at];
    if (!other?.complete || !complete || value === null || other.value === null) continue;
    const isLike = weekdayOf(start) === weekdayOf(other.start);
    if (!isLike || daysOff.has(start) || daysOff.has(other.start)) continue;
    matched += 1;
    sums.now += value;
    sums.before += other.value;
  }
  return sums.before === 0 ? null : { days: matched, change: sums.now / sums.before - 1 };
}

function keyOf(date: string, daysOff: DaysOff): string {
  const off = daysOff.get(date);
  return off === undefined ? `${isoWeek(date).week} ${weekdayOf(date)}` : off;
}

const usable = (days: readonly ComparedPoint[]) =>
  days.flatMap(({ start, value, complete }) => (complete && value !== null ? [{ start, value }] : []));
