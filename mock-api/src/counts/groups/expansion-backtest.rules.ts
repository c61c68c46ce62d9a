import type { ExpansionMethod, ExpansionSeason } from 'shared-domain';
import { calendarOf, MISSING } from '../figures/year-of-hours.ts';
import type { CounterYear } from './counter-year.ts';
import { factorAt, factorsOf, groupFactors, shareAt, type YearFactors } from './group-factors.rules.ts';
import { meanOf, quantileOf } from './numbers.rules.ts';

/** How long the windows of the back-test are, in days. */
const WINDOWS = [1, 3, 7, 14] as const;

/** What a back-test found: errors as shares of the true average. */
export type ErrorStats = {
  n: number;
  bias: number;
  /** Mean and median of the errors without their signs. */
  mean: number;
  median: number;
  p5: number;
  p95: number;
  within20: number;
};

/** One counter of a group as a target: what it counted, its true average, and the factors of the others. */
export type Target = { name: string; counter: CounterYear; aadt: number; others: YearFactors };

/** Each member in turn as the target of the others' factors; members without an average are left out. */
export function targetsOf(members: readonly CounterYear[]): Target[] {
  const known = members.flatMap((counter) => {
    const own = factorsOf(counter);
    return own ? [{ counter, own }] : [];
  });
  return known.map(({ counter, own }) => {
    const others = known.filter((one) => one.counter !== counter).map((one) => one.own);
    return { name: counter.name, counter, aadt: own.aadt, others: groupFactors(counter.year, others) };
  });
}

const SEASON: Record<ExpansionSeason, (month: number) => boolean> = {
  year: () => true,
  'apr-oct': (month) => month >= 4 && month <= 10,
};

/** The errors of every window of k days in a row that are complete and have a factor. */
export function windowErrors(
  { counter: { year, days }, aadt, others }: Target,
  method: ExpansionMethod,
  k: number,
  season: ExpansionSeason,
): number[] {
  const calendar = calendarOf(year);
  const errors: number[] = [];
  let [length, total, factors] = [0, 0, 0];
  const factorOf = (at: number) => (method === 'none' ? 1 : (factorAt(others, at, method) ?? 0));
  const usable = (at: number) =>
    SEASON[season](calendar[at]?.month ?? 0) &&
    (days[at] ?? null) !== null &&
    factorAt(others, at, 'day-of-year') !== null &&
    factorAt(others, at, 'weekday-month') !== null;
  for (let at = 0; at < calendar.length; at += 1) {
    if (!usable(at)) {
      [length, total, factors] = [0, 0, 0];
      continue;
    }
    length += 1;
    total += days[at] ?? 0;
    factors += factorOf(at);
    if (length > k) {
      total -= days[at - k] ?? 0;
      factors -= factorOf(at - k);
    }
    if (length >= k && factors > 0) errors.push(total / factors / aadt - 1);
  }
  return errors;
}

const TWO_HOURS = [16, 17];

/** The errors of a manual count from 16 to 18 on every Tuesday, Wednesday and Thursday. */
export function twoHourErrors(
  { counter: { year, hours }, aadt, others }: Target,
  season: ExpansionSeason,
): number[] {
  return calendarOf(year).flatMap(({ month, weekday }, at) => {
    if (weekday < 2 || weekday > 4 || !SEASON[season](month)) return [];
    const counts = TWO_HOURS.map((hour) => hours.hours[at * 24 + hour] ?? MISSING);
    const [factor, share] = [factorAt(others, at, 'day-of-year'), shareAt(others, at, TWO_HOURS)];
    if (counts.includes(MISSING) || !factor || !share) return [];
    return [counts.reduce((sum, count) => sum + count, 0) / share / factor / aadt - 1];
  });
}

/** What errors amount to; null of none. */
export function statsOf(errors: readonly number[]): ErrorStats | null {
  const absolute = errors.map(Math.abs);
  const [bias, mean] = [meanOf(errors), meanOf(absolute)];
  const [p5, p95, median] = [quantileOf(errors, 0.05), quantileOf(errors, 0.95), quantileOf(absolute, 0.5)];
  if (bias === null || mean === null || p5 === null || p95 === null || median === null) return null;
  const within20 = absolute.filter((error) => error <= 0.2).length / errors.length;
  return { n: errors.length, bias, mean, median, p5, p95, within20 };
}

/** A line of the back-test's table; no days: the manual count of two hours. */
export type BackTestLine = ErrorStats & {
  method: ExpansionMethod | 'two-hour';
  days: number | null;
  season: ExpansionSeason;
};

const METHODS = ['none', 'weekday-month', 'day-of-year'] as const;
const SEASONS = ['year', 'apr-oct'] as const;

/** The back-test of a group over all its members: each number of days, method and season, and the two-hour count. */
export function backTestTable(targets: readonly Target[]): BackTestLine[] {
  return SEASONS.flatMap((season) => [
    ...WINDOWS.flatMap((days) =>
      METHODS.flatMap((method) =>
        lineOf(
          { method, days, season },
          targets.flatMap((target) => windowErrors(target, method, days, season)),
        ),
      ),
    ),
    ...lineOf(
      { method: 'two-hour', days: null, season },
      targets.flatMap((target) => twoHourErrors(target, season)),
    ),
  ]);
}

function lineOf(key: Pick<BackTestLine, 'method' | 'days' | 'season'>, errors: readonly number[]) {
  const stats = statsOf(errors);
  return stats ? [{ ...key, ...stats }] : [];
}

/** An interval needs so many members to be tried on (our choice). */
const LEAST_FOR_INTERVAL = 3;

/**
 * The interval that holds nine estimates of ten, by what the back-test of the same group found; null where it was tried
 * on too few members.
 */
export function intervalOf(
  value: number,
  { p5, p95 }: Pick<ErrorStats, 'p5' | 'p95'>,
  members: number,
): { low: number; high: number } | null {
  if (members < LEAST_FOR_INTERVAL || p5 <= -1 || p95 <= -1) return null;
  return { low: value / (1 + p95), high: value / (1 + p5) };
}

/** The line of the back-test that stands for a count of so many days: the next smaller window; null days: two hours. */
export function lineFor(
  table: readonly BackTestLine[],
  { method, days, season }: { method: BackTestLine['method']; days: number | null; season: ExpansionSeason },
): BackTestLine | null {
  const window = days === null ? null : (WINDOWS.findLast((one) => one <= days) ?? null);
  return (
    table.find((line) => line.method === method && line.season === season && line.days === window) ?? null
  );
}
