import { calendarOf, MISSING } from '../figures/year-of-hours.ts';
import { aashtoOf, cellOf, cellSums, type CounterYear, isWeekend } from './counter-year.ts';
import { meanOf } from './numbers.rules.ts';

/** A number for each place, null where there is none. */
type Factors = readonly (number | null)[];

/** The shape of a year: what its days, its cells and its hours are by the year's average or the day's total. */
export type YearFactors = {
  year: number;
  /** Day's total by the average, 365 or 366: a day is divided by it. */
  dayOfYear: Factors;
  /** Mean of the 84 cells by the average: a day is divided by it. */
  cells: Factors;
  /** Share of the 24 hours in a weekday, and in a day of the weekend. */
  weekday: Factors;
  weekend: Factors;
};

const HOURS = 24;

/** A counter's own factors; null where its year has no average, for then nothing can be told by it. */
export function factorsOf(counter: CounterYear): (YearFactors & { aadt: number }) | null {
  const { year, days, events } = counter;
  const aadt = aashtoOf(year, days);
  if (aadt === null || aadt === 0) return null;
  return {
    year,
    aadt,
    dayOfYear: days.map((total, at) => (total === null || events.has(at) ? null : total / aadt)),
    cells: cellSums(year, days, events).map((sum) => (sum.days === 0 ? null : sum.total / sum.days / aadt)),
    weekday: sharesOf(counter, false),
    weekend: sharesOf(counter, true),
  };
}

/** The share of each hour in the complete days of a day group; all null where nothing was counted in it. */
function sharesOf({ year, days, hours: { hours }, events }: CounterYear, weekend: boolean): Factors {
  const sums = Array.from({ length: HOURS }, () => 0);
  let total = 0;
  for (const [at, day] of calendarOf(year).entries()) {
    const counted = days[at] ?? null;
    if (counted === null || events.has(at) || isWeekend(day) !== weekend) continue;
    total += counted;
    for (let hour = 0; hour < HOURS; hour += 1) {
      const count = hours[at * HOURS + hour] ?? MISSING;
      if (count !== MISSING) sums[hour] = (sums[hour] ?? 0) + count;
    }
  }
  return sums.map((sum) => (total === 0 ? null : sum / total));
}

/** A date, a cell or an hour has a group's factor from so many members on (our choice). */
const LEAST_MEMBERS = 2;

/**
 * The factors of a group in a year: the mean over its members, each of them worth the same however much it counts.
 * @param least How many members a factor needs; a counter's factors of itself need one.
 */
export function groupFactors(
  year: number,
  members: readonly YearFactors[],
  least: number = LEAST_MEMBERS,
): YearFactors {
  const mean = (of: (member: YearFactors) => Factors, length: number): Factors =>
    Array.from({ length }, (_, at) => {
      const known = members.flatMap((member) => {
        const factor = of(member)[at] ?? null;
        return factor === null ? [] : [factor];
      });
      return known.length < least ? null : meanOf(known);
    });
  return {
    year,
    dayOfYear: mean(({ dayOfYear }) => dayOfYear, calendarOf(year).length),
    cells: mean(({ cells }) => cells, 84),
    weekday: mean(({ weekday }) => weekday, HOURS),
    weekend: mean(({ weekend }) => weekend, HOURS),
  };
}

/** The factor of a day by its date, and by its cell. */
export function factorAt(factors: YearFactors, at: number, method: 'day-of-year' | 'weekday-month') {
  if (method === 'day-of-year') return factors.dayOfYear[at] ?? null;
  const day = calendarOf(factors.year)[at];
  return day ? (factors.cells[cellOf(day)] ?? null) : null;
}

/** The share of some hours in a day like this one; null where one of them has none. */
export function shareAt(factors: YearFactors, at: number, hours: readonly number[]): number | null {
  const day = calendarOf(factors.year)[at];
  if (!day) return null;
  const shares = isWeekend(day) ? factors.weekend : factors.weekday;
  let sum = 0;
  for (const hour of hours) {
    const share = shares[hour] ?? null;
    if (share === null) return null;
    sum += share;
  }
  return sum;
}
