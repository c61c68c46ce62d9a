import { runsOfDays, type Day } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { isUnderReview, PROPOSED, weekdayOf, type Noticed, type Series } from './series.ts';
import { median } from './statistics.ts';
import type { UsualDay } from './usual-days.rules.ts';

const EIGHT_WEEKS = 8 * 7;
/** Fewer same weekdays than this say nothing about what is usual. */
const LEAST_WEEKS = 3;
/** 07:00 to 19:00. */
const DAYTIME = { from: 7 * 60, until: 19 * 60 };

/** Days in a row on which nothing but zeros were counted, where that is not what the place usually has. */
export function findZeroDays(days: readonly UsualDay[], settings: Settings): Noticed[] {
  const isQuiet = (run: readonly UsualDay[]) =>
    run.every(({ usual }) => usual !== null) &&
    run.reduce((sum, { usual }) => sum + (usual ?? 0), 0) < settings['zero-days.usual'];
  return runsOfDays(days, ({ total }) => total === 0)
    .filter((run) => run.length >= settings['zero-days.days'] && run.some((day) => day.isUnderReview))
    .filter((run) => !isQuiet(run))
    .map((run) => ({
      ...reviewedPart(run),
      severity: run.length >= settings['zero-days.strong_days'] ? 'strong' : 'review',
      value: run.length,
      threshold: settings['zero-days.days'],
      suspects: [PROPOSED.malfunction],
      evidence: { days: run.length },
    }));
}

/** From the first to the last day of a run that is under review. */
function reviewedPart(run: readonly Day[]): { from: number; until: number } {
  const first = run.find((day) => day.isUnderReview);
  const last = run.findLast((day) => day.isUnderReview);
  return { from: first?.from ?? 0, until: last?.until ?? 0 };
}

type Daytime = { day: number; from: number; until: number; total: number | null; usual: number };

/**
 * Days with nothing but zeros from 07:00 to 19:00 where the same weekdays before had people; `isUntold` lets through
 * the ones that no other rule has told.
 */
export function findZeroDaytimes(
  series: Series,
  days: readonly Day[],
  settings: Settings,
  isUntold: (day: Day) => boolean,
): Noticed[] {
  const least = settings['zero-daytime.median'];
  const untold = new Set(days.filter(isUntold).map(({ day }) => day));
  const odd = daytimesOf(series, days).filter(
    ({ day, total, usual, from, until }) =>
      total === 0 && usual >= least && untold.has(day) && isUnderReview(series, from, until),
  );
  return runsOfDays(odd, () => true).map((run) => ({
    from: run[0].from,
    until: run.at(-1)?.until ?? 0,
    severity: 'review',
    value: 0,
    threshold: least,
    suspects: [PROPOSED.malfunction],
    evidence: { days: run.length, usual: Math.min(...run.map(({ usual }) => usual)) },
  }));
}

function daytimesOf(series: Series, days: readonly Day[]): Daytime[] {
  const cells = { from: DAYTIME.from / series.interval, until: DAYTIME.until / series.interval };
  const earlier = new Map<number, { day: number; total: number }[]>();
  return days.map(({ day, from, isUsable }) => {
    const span = { from: from + Math.floor(cells.from), until: from + Math.ceil(cells.until) };
    const total = sumOf(series, span.from, span.until);
    const weekday = weekdayOf(day);
    const before = (earlier.get(weekday) ?? []).filter((one) => one.day >= day - EIGHT_WEEKS);
    const usual = before.length >= LEAST_WEEKS ? median(before.map((one) => one.total)) : 0;
    earlier.set(weekday, isUsable && total !== null ? [...before, { day, total }] : before);
    return { day, ...span, total, usual };
  });
}

/** The sum of the cells; null where one of them has no value. */
function sumOf({ values }: Series, from: number, until: number): number | null {
  let sum = 0;
  for (let at = from; at < until; at += 1) {
    const value = values[at] ?? -1;
    if (value < 0) return null;
    sum += value;
  }
  return sum;
}
