import type { DayFacts } from './days.rules.ts';
import { toDay } from './time.rules.ts';

/** A month of the shown flows together: what was counted and what is missing. `month` is 'YYYY-MM'. */
export type MonthRow = {
  month: string;
  total: number;
  missing: number;
  emptyDays: number;
  /** Counts that carry a suspect. */
  suspects: number;
  /** What the same weekdays of the year before had. */
  lastYear: number;
};

/** The picture in figures, month by month; `lastYear` has a total for each day, null where nothing is known. */
export function monthRows(days: DayFacts[], lastYear: (number | null)[]): MonthRow[] {
  const months = new Map<string, MonthRow>();
  days.forEach((day, i) => {
    const month = toDay(day.time).slice(0, 7);
    const row = months.get(month) ?? { month, total: 0, missing: 0, emptyDays: 0, suspects: 0, lastYear: 0 };
    row.total += day.total ?? 0;
    row.missing += day.missing;
    row.emptyDays += day.total === null ? 1 : 0;
    row.suspects += day.suspects;
    row.lastYear += lastYear[i] ?? 0;
    months.set(month, row);
  });
  return [...months.values()];
}

/** The whole span in one row. */
export function wholeOf(rows: MonthRow[]): Omit<MonthRow, 'month'> {
  return rows.reduce(
    (sum, row) => ({
      total: sum.total + row.total,
      missing: sum.missing + row.missing,
      emptyDays: sum.emptyDays + row.emptyDays,
      suspects: sum.suspects + row.suspects,
      lastYear: sum.lastYear + row.lastYear,
    }),
    { total: 0, missing: 0, emptyDays: 0, suspects: 0, lastYear: 0 },
  );
}
