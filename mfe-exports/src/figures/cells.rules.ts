import type { FigureCell } from 'shared-domain';

const WEEKDAYS = 7;
const pad = (value: number) => String(value).padStart(2, '0');

/** The cells of a month that miss, and the days to look at. */
export type MissingMonth = {
  month: number;
  /** Monday 1 to Sunday 7. */
  weekdays: number[];
  /** Whether no weekday of it is there. */
  whole: boolean;
  /** First and last day of the month, 'YYYY-MM-DD'. */
  from: string;
  until: string;
};

/** Missing cells month by month, in the order of the year. */
export function missingMonths(cells: readonly FigureCell[], year: number): MissingMonth[] {
  const months = Map.groupBy(cells, ({ month }) => month);
  return [...months]
    .toSorted(([a], [b]) => a - b)
    .map(([month, own]) => ({
      month,
      weekdays: own.map(({ weekday }) => weekday).toSorted((a, b) => a - b),
      whole: own.length === WEEKDAYS,
      from: `${year}-${pad(month)}-01`,
      until: `${year}-${pad(month)}-${new Date(Date.UTC(year, month, 0)).getUTCDate()}`,
    }));
}
