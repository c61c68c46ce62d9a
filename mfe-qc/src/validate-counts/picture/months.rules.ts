import type { YearFlow, YearOfCounts } from 'shared-ui/domain';
import { DAY, MINUTE, toDay, toTime, type Span } from './time.rules.ts';
import { strideOf } from './year.rules.ts';

/** A month of the shown flows together: what was counted and what is missing. `month` is 'YYYY-MM'. */
export type MonthRow = { month: string; total: number; missing: number; emptyDays: number };

/**
 * The picture in figures, month by month over the span: total, intervals without a value (over all shown flows) and
 * days on which no shown flow counted anything.
 */
export function monthRows(flows: YearFlow[], year: YearOfCounts, span: Span): MonthRow[] {
  const expected = new Map(flows.map((flow) => [flow.id, countsPerDay(flow, year)]));
  const months = new Map<string, MonthRow>();
  for (let day = span.from; day < span.to; day += DAY) {
    const month = toDay(day).slice(0, 7);
    const row = months.get(month) ?? { month, total: 0, missing: 0, emptyDays: 0 };
    const facts = flows.map((flow) => dayFacts(flow, year, day, expected.get(flow.id) ?? 0));
    row.total += facts.reduce((sum, fact) => sum + fact.total, 0);
    row.missing += facts.reduce((sum, fact) => sum + fact.missing, 0);
    row.emptyDays += facts.every((fact) => fact.known === 0) ? 1 : 0;
    months.set(month, row);
  }
  return [...months.values()];
}

/** How many counts a full day of the flow has. */
function countsPerDay(flow: YearFlow, year: YearOfCounts): number {
  return DAY / (year.interval * MINUTE) / strideOf(flow, year.interval);
}

function dayFacts(flow: YearFlow, year: YearOfCounts, day: number, expected: number) {
  const step = year.interval * MINUTE;
  const from = (day - toTime(year.start)) / step;
  const perDay = DAY / step;
  const known = flow.counts
    .slice(Math.max(0, from), Math.max(0, from + perDay))
    .filter((count) => count !== null);
  return {
    known: known.length,
    total: known.reduce((sum, count) => sum + count, 0),
    missing: expected - known.length,
  };
}

/** The whole span in one row. */
export function wholeOf(rows: MonthRow[]): Omit<MonthRow, 'month'> {
  return rows.reduce(
    (sum, row) => ({
      total: sum.total + row.total,
      missing: sum.missing + row.missing,
      emptyDays: sum.emptyDays + row.emptyDays,
    }),
    { total: 0, missing: 0, emptyDays: 0 },
  );
}
