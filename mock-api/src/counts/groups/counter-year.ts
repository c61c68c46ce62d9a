import { averagesOf } from '../reports/aadt.rules.ts';
import { calendarOf, type CalendarDay, dayTotals, type YearOfHours } from '../figures/year-of-hours.ts';

/** The daily totals of a year in their order, the first of January at 0; null where a day is not complete. */
export type Days = readonly (number | null)[];

/** What a counter saw in a year: all flows of a mode at its station together. */
export type CounterYear = {
  /** What tells the counter from others; ties between donors are settled by it. */
  name: string;
  year: number;
  days: Days;
  hours: YearOfHours;
  /** Days at 0 from the first of January that are marked as special events: they stay in averages and leave factors. */
  events: ReadonlySet<number>;
};

/** A counter's year from its hours. */
export const counterYear = (
  name: string,
  hours: YearOfHours,
  events: ReadonlySet<number> = new Set(),
): CounterYear => ({ name, year: hours.year, days: dayTotals(hours), hours, events });

/** 84 cells of a year, January's Monday at 0, its Tuesday at 1. */
const CELLS = 84;

/** Where a day's cell of month and weekday stands among the 84. */
export const cellOf = ({ month, weekday }: CalendarDay): number => (month - 1) * 7 + weekday - 1;

/** Whether a day is a Saturday or a Sunday; holidays count by their weekday. */
export const isWeekend = ({ weekday }: CalendarDay): boolean => weekday > 5;

/** How many complete days each of the 84 cells has, and what they counted together. */
export function cellSums(
  year: number,
  days: Days,
  left: ReadonlySet<number> = new Set(),
): { days: number; total: number }[] {
  const sums = Array.from({ length: CELLS }, () => ({ days: 0, total: 0 }));
  for (const [at, day] of calendarOf(year).entries()) {
    const total = days[at] ?? null;
    const sum = sums[cellOf(day)];
    if (total === null || !sum || left.has(at)) continue;
    sum.days += 1;
    sum.total += total;
  }
  return sums;
}

/** A year's average by the report's method; null where one of the 84 cells has no complete day. */
export const aashtoOf = (year: number, days: Days): number | null =>
  averagesOf(
    cellSums(year, days).map((sum, at) => ({ month: Math.floor(at / 7) + 1, weekday: (at % 7) + 1, ...sum })),
  ).aadt;
