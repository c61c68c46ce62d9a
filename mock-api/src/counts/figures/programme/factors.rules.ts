import { meanOfAll, monthlyMeans, ratio, type CellMeans, type Days } from './cells.rules.ts';

/** What turns a part of a year into its average, `aadt`; a factor that would divide by nothing or by zero is null. */
export type Factors = {
  /** Of each month: multiplies its mean day. */
  monthly: (number | null)[];
  /** Of each month and weekday: multiplies one such day. */
  cells: (number | null)[][];
  /** Of the seven weekdays, their mean through the year's; mean 1 where no day is left out. */
  weekdayIndex: (number | null)[];
  /** Of each day of the year: divides its count. */
  dayOfYear: (number | null)[];
};

/** The factors of a year, of days without special events. */
export function factorsOf(aadt: number | null, cells: CellMeans, days: Days): Factors {
  return {
    monthly: monthlyMeans(cells).map((madt) => ratio(aadt, madt)),
    cells: cells.map((month) => month.map(({ mean }) => ratio(aadt, mean))),
    weekdayIndex: [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
      ratio(meanOfAll(cells.map((month) => month[weekday]?.mean ?? null)), aadt),
    ),
    dayOfYear: days.map((total) => ratio(total, aadt)),
  };
}
