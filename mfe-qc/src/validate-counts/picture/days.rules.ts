import { flowsOfAllTypes, type CalendarFlow, type DayMark } from 'shared-domain';
import { DAY, type Span } from './time.rules.ts';

/**
 * A day of the shown flows together. `total` is null when none of them has a value; `missing` are intervals without a
 * value, with or without a row.
 */
export type DayFacts = {
  time: number;
  total: number | null;
  missing: number;
  suspects: number;
  /** Whether it has counts, and all of them are certified. */
  certified: boolean;
  /** What the calendar knows of it, where that is shown and is anything. */
  known?: readonly DayMark[];
};

/** The index of a time's day in its year's columns. */
export function dayIndex(time: number, year: number): number {
  return Math.floor((time - Date.UTC(year, 0)) / DAY);
}

/**
 * The flows whose counts are added where several are shown together, nobody counted twice (decision E5): single
 * directions where each of them has every day of the span, else the combined flow.
 */
export function addedFlows(
  flows: CalendarFlow[],
  year: number,
  span: Span,
): { taken: CalendarFlow[]; left: CalendarFlow[] } {
  const days: number[] = [];
  for (let time = span.from; time < span.to; time += DAY) days.push(dayIndex(time, year));
  return flowsOfAllTypes(flows, (flow) => days.every((day) => flow.missing[day] === 0));
}

/**
 * The days of the span: the total of the flows that are added, and what is missing, suspect or certified of all that are
 * shown. The hour that the clock skips in spring is not missing.
 */
export function dayFacts(
  flows: CalendarFlow[],
  year: number,
  span: Span,
  added: CalendarFlow[] = addedFlows(flows, year, span).taken,
): DayFacts[] {
  const days: DayFacts[] = [];
  for (let time = span.from; time < span.to; time += DAY) {
    const day = dayIndex(time, year);
    const rows = sum(flows.map((flow) => flow.rows[day] ?? 0));
    days.push({
      time,
      total: totalOf(added.map(({ totals }) => totals[day] ?? null)),
      missing: sum(flows.map((flow) => flow.missing[day] ?? 0)),
      suspects: sum(flows.map(({ suspects }) => suspects[day] ?? 0)),
      certified: rows > 0 && rows === sum(flows.map(({ certified }) => certified[day] ?? 0)),
    });
  }
  return days;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The sum of what is there; null when nothing is: a gap is no zero. */
export function totalOf(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? sum(known) : null;
}

/** Weekdays of the years before fall a day or two aside: so many days make whole weeks. */
export const LAST_YEAR_DAYS = 364;

/** The same weekday of the year before, summed over the flows, for each day of the span; null where it has no value. */
export function lastYearTotals(flows: CalendarFlow[], year: number, span: Span): (number | null)[] {
  const totals: (number | null)[] = [];
  for (let time = span.from; time < span.to; time += DAY) {
    const before = dayIndex(time - LAST_YEAR_DAYS * DAY, year - 1);
    const thisYear = dayIndex(time - LAST_YEAR_DAYS * DAY, year);
    totals.push(
      totalOf(
        flows.map(
          ({ totals: now, last_year }) => (thisYear >= 0 ? now[thisYear] : last_year[before]) ?? null,
        ),
      ),
    );
  }
  return totals;
}
