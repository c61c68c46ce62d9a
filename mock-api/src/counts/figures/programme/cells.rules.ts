import { calendarOf } from '../year-of-hours.ts';

/** The complete days of a weekday in a month: how many, and their mean; null where there is none. */
export type CellMean = { days: number; mean: number | null };
/** Twelve months of seven weekdays, Monday to Sunday. */
export type CellMeans = readonly (readonly CellMean[])[];
/** The daily totals of a year from the first of January on; null for a day that is not complete. */
export type Days = readonly (number | null)[];

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Monday to Friday; holidays by their weekday. */
export const isWeekday = (weekday: number): boolean => weekday <= 5;

/** The mean of what is there; null for nothing. */
function meanOfPresent(values: readonly (number | null)[]): number | null {
  const there = values.filter((value) => value !== null);
  return there.length === 0 ? null : there.reduce((sum, value) => sum + value, 0) / there.length;
}

/** The mean; null where one is missing. */
export const meanOfAll = (values: readonly (number | null)[]): number | null =>
  values.includes(null) ? null : meanOfPresent(values);

/** A divided by B; null where either is missing, and where B is 0: a dash, never infinity. */
export const ratio = (a: number | null, b: number | null): number | null =>
  a === null || b === null || b === 0 ? null : a / b;

/** The means of the 84 cells, month by weekday. */
export function cellMeans(year: number, days: Days): CellMean[][] {
  const found = Map.groupBy(
    calendarOf(year).flatMap(({ month, weekday }, at) => {
      const total = days[at] ?? null;
      return total === null ? [] : [{ key: month * 8 + weekday, total }];
    }),
    ({ key }) => key,
  );
  return MONTHS.map((month) =>
    WEEKDAYS.map((weekday) => {
      const totals = (found.get(month * 8 + weekday) ?? []).map(({ total }) => total);
      return { days: totals.length, mean: meanOfPresent(totals) };
    }),
  );
}

/** The month's average day, MADT: the mean of its seven cells; null where one has no day. */
export const monthlyMeans = (cells: CellMeans): (number | null)[] =>
  cells.map((month) => meanOfAll(month.map(({ mean }) => mean)));

/** What the days of a month come to. */
export type MonthDays = { days: number; weekday: number | null; weekend: number | null };

/** Complete days of each month, and the mean of its weekdays and of its weekend days. */
export function monthDays(year: number, days: Days): MonthDays[] {
  const calendar = calendarOf(year);
  return MONTHS.map((month) => {
    const ofMonth = calendar.flatMap((day, at) => {
      const total = days[at] ?? null;
      return day.month === month && total !== null ? [{ weekday: day.weekday, total }] : [];
    });
    const mean = (weekdays: boolean) =>
      meanOfPresent(
        ofMonth.filter(({ weekday }) => isWeekday(weekday) === weekdays).map(({ total }) => total),
      );
    return { days: ofMonth.length, weekday: mean(true), weekend: mean(false) };
  });
}
