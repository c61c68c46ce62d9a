import { flowsOfAllTypes } from 'shared-domain';
import type { OpenFlowMonth, OpenMonth, OpenStation } from '../open-data/store/snapshot.ts';

const MONTHS = 12;
const HOURS = 24;
const WEEKDAYS = 7;

/** The years that a station has months of, the newest first. */
export function yearsOf(months: readonly Pick<OpenMonth, 'month'>[]): number[] {
  return [...new Set(months.map(({ month }) => Number(month.slice(0, 4))))].sort((a, b) => b - a);
}

/** The months of a year that are out. */
export const monthsIn = (months: readonly OpenMonth[], year: number): OpenMonth[] =>
  months.filter(({ month }) => month.startsWith(`${year}-`));

/** Those of a year, or of all, whose counts are others by now: they are under revision. */
export const monthsRevised = (months: readonly OpenMonth[], year?: number): string[] =>
  (year === undefined ? months : monthsIn(months, year)).flatMap(({ month, revising }) =>
    revising === null ? [] : [month],
  );

/** The days of a year on which a counter was exchanged or changed, of months that are out. */
export const equipmentDaysIn = (
  {
    equipment_changed: days = [],
    months,
  }: Pick<OpenStation, 'equipment_changed'> & {
    months: readonly Pick<OpenMonth, 'month'>[];
  },
  year: number,
): string[] =>
  days.filter((day) => day.startsWith(`${year}-`) && months.some(({ month }) => day.startsWith(`${month}-`)));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
/**
 * The flows of a month that a sum adds, so that nobody is counted twice (E5): of a combined flow and its directions, and of a
 * type that holds others, those that stand on the most days of the month.
 */
export function countedOnce<F extends Pick<OpenFlowMonth, 'flow' | 'days'>>(flows: readonly F[]): F[] {
  const most = Math.max(0, ...flows.map(({ days }) => days.length));
  const told = flows.map((of) => ({ of, flowid_txdot: of.flow, movement_direction_code: null }));
  return flowsOfAllTypes(told, ({ of }) => of.days.length === most).taken.map(({ of }) => of);
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sum(values) / values.length;

/** A month in the table of a year; null where it isn't out. */
export type MonthTotal = {
  month: string;
  total: number | null;
  days: number | null;
  byFlow: ReadonlyMap<string, number>;
  out: OpenMonth | null;
};

/** The twelve months of a year with what was counted in each, nobody twice, and by each flow. */
export function monthTotals(months: readonly OpenMonth[], year: number): MonthTotal[] {
  return Array.from({ length: MONTHS }, (_, place) => {
    const month = `${year}-${String(place + 1).padStart(2, '0')}`;
    const out = months.find((each) => each.month === month) ?? null;
    const byFlow = new Map(
      (out?.flows ?? []).map(({ flow, days }) => [flow, sum(days.map(({ total }) => total))]),
    );
    const days = new Set((out?.flows ?? []).flatMap(({ days }) => days.map(({ date }) => date)));
    // a month of which everything was left out has no total, as one that isn't out
    const hasCounts = days.size > 0;
    return {
      month,
      total: hasCounts ? sum(countedOnce(out?.flows ?? []).map(({ flow }) => byFlow.get(flow) ?? 0)) : null,
      days: out ? days.size : null,
      byFlow,
      out,
    };
  });
}

/** A mean day by its hours, of weekdays and of weekends. */
export type Profile = { weekday: (number | null)[]; weekend: (number | null)[] };

/**
 * The mean day of a year by its hours, nobody counted twice: the mean of its months, each of which counts alike. An hour that a
 * flow lacks in a month tells nothing of that month. Null where days alone are out.
 */
export function hourProfile(months: readonly OpenMonth[]): Profile | null {
  const told = months
    .map(({ flows }) => ({ flows: countedOnce(flows) }))
    .filter(({ flows }) => flows.length > 0 && flows.every(({ hours }) => hours !== null));
  if (told.length === 0) return null;
  const of = (part: keyof Profile) =>
    Array.from({ length: HOURS }, (_, hour) =>
      mean(
        told.flatMap(({ flows }) => {
          const values = flows.map(({ hours }) => hours?.[part][hour] ?? null);
          const known = values.filter((value) => value !== null);
          return known.length === values.length ? [sum(known)] : [];
        }),
      ),
    );
  return { weekday: of('weekday'), weekend: of('weekend') };
}

/** The hour at which a mean day is highest; null where nothing is known. */
export function busiest(hours: readonly (number | null)[]): number | null {
  const most = Math.max(...hours.map((value) => value ?? -1));
  return most < 0 ? null : hours.indexOf(most);
}

/**
 * The mean total of each day of the week, Monday first, nobody counted twice: of the days on which every flow of the month is
 * whole.
 */
export function weekProfile(months: readonly OpenMonth[]): (number | null)[] {
  const totals = months.flatMap(({ flows }) => wholeDays(countedOnce(flows)));
  return Array.from({ length: WEEKDAYS }, (_, place) =>
    mean(totals.filter(({ weekday }) => weekday === place).map(({ total }) => total)),
  );
}

function wholeDays(flows: OpenMonth['flows']): { weekday: number; total: number }[] {
  const byDay = new Map<string, number[]>();
  for (const { days } of flows) {
    for (const { date, total, whole } of days) {
      if (whole) byDay.set(date, [...(byDay.get(date) ?? []), total]);
    }
  }
  return [...byDay]
    .filter(([, totals]) => totals.length === flows.length)
    .map(([date, totals]) => ({ weekday: (new Date(date).getUTCDay() + 6) % WEEKDAYS, total: sum(totals) }));
}
