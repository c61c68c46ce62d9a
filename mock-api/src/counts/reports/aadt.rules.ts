import type { AadtYear, DaysUsed } from 'shared-domain';

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

/** A year's averages before they are rounded. */
export type Averages = { aadt: number | null; months: (number | null)[] };

/**
 * Averages of a year by the AASHTO method (guide of 2022, appendix L): the mean of the daily totals in each cell of
 * month and weekday, their mean over the twelve months for each weekday, and the mean of the seven. A month's average
 * is the mean of its seven cells. Null wherever a cell is missing.
 */
export function averagesOf(cells: readonly Cell[]): Averages {
  const means = new Map(
    cells
      .filter(({ days }) => days > 0)
      .map(({ month, weekday, days, total }) => [cellKey(month, weekday), total / days]),
  );
  const mean = (month: number, weekday: number) => means.get(cellKey(month, weekday)) ?? null;
  return {
    aadt: meanOf(WEEKDAYS.map((weekday) => meanOf(MONTHS.map((month) => mean(month, weekday))))),
    months: MONTHS.map((month) => meanOf(WEEKDAYS.map((weekday) => mean(month, weekday)))),
  };
}

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

const cellKey = (month: number, weekday: number): number => month * 10 + weekday;

/** The mean; null for none, or where one is missing. */
function meanOf(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return values.length === 0 ? null : sum / values.length;
}

function daysUsed(year: number, cells: readonly Cell[], isOfKind: (weekday: number) => boolean): DaysUsed {
  const used = cells.filter(({ weekday }) => isOfKind(weekday)).reduce((sum, { days }) => sum + days, 0);
  const first = Date.UTC(year, 0, 1);
  const begins = new Date(first).getUTCDay() || 7;
  const length = (Date.UTC(year + 1, 0, 1) - first) / DAY_MS;
  // each weekday comes again every seven days
  const times = (weekday: number) => Math.ceil((length - ((weekday - begins + 7) % 7)) / 7);
  const of = WEEKDAYS.filter(isOfKind).reduce((sum, weekday) => sum + times(weekday), 0);
  return { used, of };
}

const DAY_MS = 86_400_000;

/** Averages are told with one decimal. */
export const oneDecimal = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

/** The year as it is told. */
export const roundedYear = (year: AadtYear): AadtYear => ({
  ...year,
  aadt: oneDecimal(year.aadt),
  months: year.months.map(oneDecimal),
});
