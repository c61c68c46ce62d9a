import { daysApart, type ExpansionMethod } from 'shared-domain';
import { calendarOf, MISSING } from '../figures/year-of-hours.ts';
import { factorAt, shareAt, type YearFactors } from './group-factors.rules.ts';
import { sumOf } from './numbers.rules.ts';

/** A day of a short count. */
export type ShortDay = {
  date: string;
  total: number;
  /** Whether hours were missing and put in by the group's hourly shares. */
  expanded: boolean;
};

/** A day with the factor that it was divided by. */
type UsedDay = ShortDay & { factor: number };

/** Why a short count gives no figure of the year. */
type NoEstimate = 'no-usable-day' | 'low-season';

/** A short count carried to the year. */
export type Expansion = {
  /** Of the year that most of the days used lie in. */
  year: number;
  value: number | null;
  why: NoEstimate | null;
  used: UsedDay[];
  /** Days that the group has no factor for. */
  left: string[];
};

/** Below it the days are so quiet that they tell nothing of the year: snow, holidays (our choice). */
const LEAST_MEAN_FACTOR = 0.3;

/** A date's place in its year, the first of January at 0. */
export const placeOf = (date: string): { year: number; at: number } => {
  const year = Number(date.slice(0, 4));
  return { year, at: daysApart(`${date.slice(0, 4)}-01-01`, date) };
};

/**
 * Carries the complete days of a count to the year: the sum of the days by the sum of their factors, so that quiet days
 * don't weigh more than others. Days of several deployments at a place are given together: sums are pooled.
 * @param factors The group's factors of a date's year; null where it has none.
 */
export function expandDays(
  days: readonly ShortDay[],
  method: ExpansionMethod,
  factors: (year: number) => YearFactors | null,
): Expansion {
  const used: UsedDay[] = [];
  const left: string[] = [];
  for (const day of days) {
    const factor = dayFactor(day.date, method, factors);
    if (factor === null || factor === 0) left.push(day.date);
    else used.push({ ...day, factor });
  }
  const year = yearOf(used.length > 0 ? used : days);
  const none = (why: NoEstimate) => ({ year, value: null, why, used, left });
  if (used.length === 0) return none('no-usable-day');
  const sum = sumOf(used.map(({ factor }) => factor));
  if (sum / used.length < LEAST_MEAN_FACTOR) return none('low-season');
  return { year, value: sumOf(used.map(({ total }) => total)) / sum, why: null, used, left };
}

function dayFactor(
  date: string,
  method: ExpansionMethod,
  factors: (year: number) => YearFactors | null,
): number | null {
  if (method === 'none') return 1;
  const { year, at } = placeOf(date);
  const ofYear = factors(year);
  return ofYear && factorAt(ofYear, at, method);
}

/** The year with more of the days; of two with as many, the later. */
function yearOf(days: readonly { date: string }[]): number {
  const times = new Map<number, number>();
  for (const { date } of days) {
    const { year } = placeOf(date);
    times.set(year, (times.get(year) ?? 0) + 1);
  }
  const [most] = [...times].sort(([one, a], [other, b]) => b - a || other - one);
  return most?.[0] ?? 0;
}

/** Hours from 07 to 19: a day is put together from its other hours only where all twelve are there. */
const DAYTIME = Array.from({ length: 12 }, (_, at) => at + 7);

/**
 * The total of a day by its 24 hours; hours that are missing are put in by the group's shares where all daytime hours
 * are there. Null where the day can't be used.
 */
export function dayFromHours(
  date: string,
  hours: readonly number[],
  factors: YearFactors | null,
): ShortDay | null {
  const there = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => (hours[hour] ?? MISSING) !== MISSING,
  );
  const total = sumOf(there.map((hour) => hours[hour] ?? 0));
  if (there.length === 24) return { date, total, expanded: false };
  if (!factors || !DAYTIME.every((hour) => there.includes(hour))) return null;
  const share = shareAt(factors, placeOf(date).at, there);
  return share === null || share === 0 ? null : { date, total: total / share, expanded: true };
}

/** A manual count of some hours carried to its day. */
export function dayFromShare(
  date: string,
  hours: readonly number[],
  count: number,
  factors: YearFactors | null,
): (ShortDay & { share: number }) | null {
  const share = factors && shareAt(factors, placeOf(date).at, hours);
  return share === null || share === 0 ? null : { date, total: count / share, share, expanded: true };
}

/** Whether all days lie in April to October, when counts tell most. */
export const isWarmSeason = (dates: readonly string[]): boolean =>
  dates.length > 0 &&
  dates.every((date) => {
    const { year, at } = placeOf(date);
    const month = calendarOf(year)[at]?.month ?? 0;
    return month >= 4 && month <= 10;
  });
