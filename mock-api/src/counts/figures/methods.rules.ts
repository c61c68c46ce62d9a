import { cellAt, yearOfMeans, type Cell } from '../reports/aadt.rules.ts';
import { calendarOf, MISSING, type CalendarDay, type YearOfHours } from './year-of-hours.ts';

/** The daily totals of a year, null where a day is not complete; the first of January is at 0. Layers make real numbers of them. */
export type Days = readonly (number | null)[];

/** Cells of month and weekday in a year. */
export const CELLS_OF_YEAR = 84;

const HOURS = 24;
const WEEKDAYS = 7;

/** The 84 cells of a year with the days that each has, by month and Monday to Sunday. */
export function cellsOfDays(year: number, days: Days): Cell[] {
  const cells = Array.from({ length: CELLS_OF_YEAR }, (_, at) => ({
    month: Math.floor(at / WEEKDAYS) + 1,
    weekday: (at % WEEKDAYS) + 1,
    days: 0,
    total: 0,
  }));
  for (const [at, day] of calendarOf(year).entries()) {
    const total = days[at] ?? null;
    const cell = cells[cellAt(day.month, day.weekday)];
    if (total === null || !cell) continue;
    cell.days += 1;
    cell.total += total;
  }
  return cells;
}

/** The AASHTO average of a year, as the report has it (E4); null where one of the 84 cells has no day. */
export function aashto(year: number, days: Days): number | null {
  const [means, counted] = [new Float64Array(CELLS_OF_YEAR), new Float64Array(CELLS_OF_YEAR)];
  const cells = cellsOfYear(year);
  for (let at = 0; at < cells.length; at += 1) {
    const total = days[at] ?? null;
    if (total === null) continue;
    const cell = cells[at] ?? 0;
    means[cell] = (means[cell] ?? 0) + total;
    counted[cell] = (counted[cell] ?? 0) + 1;
  }
  // nothing by nothing is no number: the cell has no day
  for (let cell = 0; cell < CELLS_OF_YEAR; cell += 1) means[cell] = (means[cell] ?? 0) / (counted[cell] ?? 0);
  return yearOfMeans(means);
}

const cellsOfYears = new Map<number, Uint8Array>();

/** The cell of each day of a year, made once. */
function cellsOfYear(year: number): Uint8Array {
  const known =
    cellsOfYears.get(year) ??
    Uint8Array.from(calendarOf(year), ({ month, weekday }) => cellAt(month, weekday));
  cellsOfYears.set(year, known);
  return known;
}

/** The mean of the complete days; null without any. Biased by season where days miss. */
export function simpleMean(days: Days): number | null {
  const { count, total } = tallied(days);
  return count === 0 ? null : total / count;
}

/** How many days are complete, and what they come to. */
export function tallied(days: Days): { count: number; total: number } {
  let count = 0;
  let total = 0;
  for (const day of days) {
    if (day === null) continue;
    count += 1;
    total += day;
  }
  return { count, total };
}

/** A figure by FHWA's hourly form: an estimate over so many cells and months. */
export type HourlyFigure = { value: number | null; cells: number; months: number };

/**
 * FHWA's form of 2016 by hours, in which incomplete days count. A cell's day is the sum of the means of its 24 hours; a weekday
 * of a month with an hour that was never there drops out of the month, a month without a weekday out of the year, and the
 * weights of the others make up for it.
 */
export function hourlyFigure(year: YearOfHours): HourlyFigure {
  const calendar = calendarOf(year.year);
  const means = cellDays(year, calendar);
  const times = Array.from({ length: CELLS_OF_YEAR }, () => 0);
  for (const cell of cellsOfYear(year.year)) times[cell] = (times[cell] ?? 0) + 1;
  const sums = { value: 0, days: 0, cells: 0, months: 0 };
  for (let month = 0; month < 12; month += 1) {
    const { mean, cells, days } = monthOf(month, means, times);
    if (mean === null) continue;
    sums.value += mean * days;
    sums.days += days;
    sums.cells += cells;
    sums.months += 1;
  }
  const { value, days, cells, months } = sums;
  return { value: days === 0 ? null : value / days, cells, months };
}

/** A month's mean day over the weekdays that have one, with their number; and all days that the month has. */
function monthOf(month: number, means: readonly (number | null)[], times: readonly number[]) {
  const found = { value: 0, weight: 0, cells: 0, days: 0 };
  for (let cell = month * WEEKDAYS; cell < (month + 1) * WEEKDAYS; cell += 1) {
    const weight = times[cell] ?? 0;
    const mean = means[cell] ?? null;
    found.days += weight;
    if (mean === null) continue;
    found.value += mean * weight;
    found.weight += weight;
    found.cells += 1;
  }
  const { value, weight, cells, days } = found;
  return { mean: weight === 0 ? null : value / weight, cells, days };
}

/** The day of each cell by the means of its hours; null where one of the 24 was never there. */
function cellDays(year: YearOfHours, calendar: readonly CalendarDay[]): (number | null)[] {
  const totals = new Float64Array(CELLS_OF_YEAR * HOURS);
  const there = new Uint16Array(CELLS_OF_YEAR * HOURS);
  for (const [day, one] of calendar.entries()) {
    for (let hour = 0; hour < HOURS; hour += 1) {
      const count = hourOf(year, day * HOURS + hour);
      if (count === MISSING) continue;
      const at = cellAt(one.month, one.weekday) * HOURS + hour;
      totals[at] = (totals[at] ?? 0) + count;
      there[at] = (there[at] ?? 0) + 1;
    }
  }
  return Array.from({ length: CELLS_OF_YEAR }, (_, cell) => {
    let sum = 0;
    for (let at = cell * HOURS; at < (cell + 1) * HOURS; at += 1) {
      const times = there[at] ?? 0;
      if (times === 0) return null;
      sum += (totals[at] ?? 0) / times;
    }
    return sum;
  });
}

/**
 * An hour of a year. The one that the clock leaves out in spring is a zero that was seen, where its day was counted at all; a
 * counter that has it keeps it (C8).
 */
function hourOf({ hours, spring }: YearOfHours, at: number): number {
  const count = hours[at] ?? MISSING;
  return count === MISSING && at === spring && isCounted(hours, at) ? 0 : count;
}

function isCounted(hours: Int32Array, at: number): boolean {
  const first = at - (at % HOURS);
  return hours.subarray(first, first + HOURS).some((count) => count !== MISSING);
}

/** The hours of a year that are there; on a counted spring day the one that the clock leaves out is. */
export function hoursThere(year: YearOfHours): number {
  let there = 0;
  for (let at = 0; at < year.hours.length; at += 1) if (hourOf(year, at) !== MISSING) there += 1;
  return there;
}
