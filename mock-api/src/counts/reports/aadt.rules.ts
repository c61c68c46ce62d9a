import { daysOfYear, type AadtYear, type DaysUsed } from 'shared-domain';

/** The days of one weekday in one month: how many were used, and what they counted together. */
export type Cell = {
  /** 1 to 12. */
  month: number;
  /** Monday 1 to Sunday 7. */
  weekday: number;
  days: number;
  total: number;
};

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const CELLS = MONTHS.length * WEEKDAYS.length;

/** Where a cell stands among the 84: by month, Monday to Sunday. */
export const cellAt = (month: number, weekday: number): number => (month - 1) * 7 + weekday - 1;
const CELLS_OF_WEEKDAYS = WEEKDAYS.map((weekday) => MONTHS.map((month) => cellAt(month, weekday)));

/** A year's averages before they are rounded. */
export type Averages = { aadt: number | null; months: (number | null)[] };

/**
 * Averages of a year by the AASHTO method (guide of 2022, appendix L): the mean of the daily totals in each cell of
 * month and weekday, their mean over the twelve months for each weekday, and the mean of the seven. A month's average
 * is the mean of its seven cells. Null wherever a cell is missing.
 */
export function averagesOf(cells: readonly Cell[]): Averages {
  const means = new Float64Array(CELLS).fill(Number.NaN);
  for (const { month, weekday, days, total } of cells)
    if (days > 0) means[cellAt(month, weekday)] = total / days;
  return {
    aadt: yearOfMeans(means),
    months: MONTHS.map((month) =>
      orNull(
        meanOf(
          means,
          WEEKDAYS.map((weekday) => cellAt(month, weekday)),
        ),
      ),
    ),
  };
}

/** The year of {@link averagesOf}, of the means of the 84 cells by month and Monday to Sunday, NaN where one has no day. */
export const yearOfMeans = (means: Float64Array): number | null => {
  let sum = 0;
  for (const weekday of CELLS_OF_WEEKDAYS) sum += meanOf(means, weekday);
  return orNull(sum / WEEKDAYS.length);
};

/** What is known of a flow's year, averages not yet rounded. */
export function aadtYear(year: number, cells: readonly Cell[]): AadtYear {
  const filled = cells.filter(({ days }) => days > 0);
  const { aadt, months } = averagesOf(filled);
  const weekdays = daysUsed(year, filled, (weekday) => weekday <= 5);
  const weekends = daysUsed(year, filled, (weekday) => weekday > 5);
  return {
    year,
    aadt,
    days_used: weekdays.used + weekends.used,
    days_in_year: weekdays.of + weekends.of,
    weekdays,
    weekends,
    cells_filled: filled.length,
    months,
    missing_months: MONTHS.filter((_, at) => months[at] === null),
  };
}

/** Whether all 84 cells have a day. */
export const isComplete = (cells: readonly Cell[]): boolean =>
  cells.filter(({ days }) => days > 0).length === CELLS;

/** The mean of these cells; NaN where one is missing. */
function meanOf(means: Float64Array, cells: readonly number[]): number {
  let sum = 0;
  for (const cell of cells) sum += means[cell] ?? Number.NaN;
  return sum / cells.length;
}

const orNull = (mean: number): number | null => (Number.isNaN(mean) ? null : mean);

function daysUsed(year: number, cells: readonly Cell[], isOfKind: (weekday: number) => boolean): DaysUsed {
  const used = cells.filter(({ weekday }) => isOfKind(weekday)).reduce((sum, { days }) => sum + days, 0);
  const begins = new Date(Date.UTC(year, 0, 1)).getUTCDay() || 7;
  const length = daysOfYear(year);
  // each weekday comes again every seven days
  const times = (weekday: number) => Math.ceil((length - ((weekday - begins + 7) % 7)) / 7);
  const of = WEEKDAYS.filter(isOfKind).reduce((sum, weekday) => sum + times(weekday), 0);
  return { used, of };
}

/** Averages are told with one decimal. */
export const oneDecimal = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

/** The year as it is told. */
export const roundedYear = (year: AadtYear): AadtYear => ({
  ...year,
  aadt: oneDecimal(year.aadt),
  months: year.months.map(oneDecimal),
});
