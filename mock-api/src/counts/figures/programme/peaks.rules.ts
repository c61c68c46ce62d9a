import { calendarOf, MISSING, type YearOfHours } from '../year-of-hours.ts';
import type { Days } from './cells.rules.ts';

/** An hour that was counted, on a day 'YYYY-MM-DD'. */
export type HourCount = { count: number; date: string; hour: number };
/** A complete day of a year, counted from the first of January as 0. */
export type DayCount = { count: number; date: string; weekday: number; at: number };

/** The 30th highest hour is the design hour of the traffic of motor vehicles, and of its name here. */
export const DESIGN_HOUR = 30;
/** So many complete days make a year's highest hours a statement about the year. */
const LEAST_DAYS = 274;

/** The highest hours of a year, of any day, complete or not: the highest first, equal ones by date and hour. */
export function highestHours({ year, hours }: YearOfHours, most: number): HourCount[] {
  const there = Array.from(hours, (count, at) => ({ count, at })).filter(({ count }) => count !== MISSING);
  const calendar = calendarOf(year);
  return there
    .toSorted((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, most)
    .map(({ count, at }) => ({ count, date: calendar[Math.floor(at / 24)]?.date ?? '', hour: at % 24 }));
}

/** The highest complete days of a year, the highest first, equal ones by date. */
export function highestDays(year: number, days: Days, most: number): DayCount[] {
  return calendarOf(year)
    .flatMap(({ date, weekday }, at) => {
      const count = days[at] ?? null;
      return count === null ? [] : [{ count, date, weekday, at }];
    })
    .toSorted((a, b) => b.count - a.count || a.at - b.at)
    .slice(0, most);
}

/** Highest and 30th highest hour through the year's average. */
export type DesignHours = {
  k1: number | null;
  k30: number | null;
  k_not_shown: 'no figure' | 'too few days' | 'too few hours' | null;
};

/** K1 and K30 of a year with `days` complete days; the highest of few hours would say nothing, so they are not shown then. */
export function designHours(hours: readonly HourCount[], days: number, aadt: number | null): DesignHours {
  const hidden = (k_not_shown: DesignHours['k_not_shown']) => ({ k1: null, k30: null, k_not_shown });
  const [first, design] = [hours[0], hours[DESIGN_HOUR - 1]];
  if (!aadt) return hidden('no figure');
  if (!first || !design) return hidden('too few hours');
  if (days < LEAST_DAYS) return hidden('too few days');
  return { k1: first.count / aadt, k30: design.count / aadt, k_not_shown: null };
}

/** Four quarters of an hour in a row that together count most; `minutes` since 1970-01-01 on the station's clock. */
export type RollingHour = { count: number; minutes: number };

/**
 * The highest hour that begins at any quarter, the earliest of equal ones; null where no four quarters follow each other. The
 * counts come by time.
 */
export function highestRollingHour(
  quarters: readonly { minutes: number; count: number }[],
): RollingHour | null {
  let highest: RollingHour | null = null;
  for (const [at, { minutes }] of quarters.entries()) {
    const four = quarters.slice(at, at + 4);
    if (four[3]?.minutes !== minutes + 45) continue;
    const count = four.reduce((sum, quarter) => sum + quarter.count, 0);
    if (!highest || count > highest.count) highest = { count, minutes };
  }
  return highest;
}
