import { runsOfDays, type Day } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { weekdayOf } from './series.ts';
import { median, spreadOf } from './statistics.ts';

/** How many like days say what is usual (27 working days and 12 of weekends are each some six weeks), and how few may. */
const LIKE = { weekday: { most: 27, least: 7 }, weekend: { most: 12, least: 4 } } as const;
const WEEK = 7;
/** How many of the days must be fit to compare. */
const LEAST_SHARE = 0.7;
/** Less than this share of the usual is nothing: a counter that is dead, but for a stray count. */
const NOTHING = 0.03;
/** How far a low level must rise again to be over. */
const RECOVERY = 0.1;
/** A low level of so many days, at which people do come, is the usual one from then on. */
const NEW_LEVEL_DAYS = 63;

type Kind = keyof typeof LIKE;

/** A day beside what is usual for the flow on days of its kind. */
export type UsualDay = Day & {
  /** The median of the like days before it; null where too few are fit. */
  usual: number | null;
  /** How far those lie apart, robustly, in counts. */
  spread: number;
  /** What the week that begins here has of its usual, while the flow is at a low level; null where it is not. */
  level: number | null;
  /** Nothing came, or next to nothing where people usually do. */
  isOut: boolean;
  /** A recovery, or another counter: from here on the flow is compared with a new past. */
  isRestart: boolean;
};

/** Working days are compared with working days, those of weekends with their like. */
export function kindOf(day: number): Kind {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6 ? 'weekend' : 'weekday';
}

/**
 * Each day beside the median of the like days before it. A failure does not become usual: while a flow is out or at a
 * low level its past stands still, and after a week or more of that the recovery begins a new one. So does another counter, on the
 * days `newFrom`: its level is its own.
 */
export function usualDays(
  days: readonly Day[],
  settings: Settings,
  newFrom: readonly number[] = [],
): UsualDay[] {
  const silent = new Set(
    runsOfDays(days, ({ total }) => total === 0).flatMap((run) =>
      run.length >= settings['zero-days.days'] ? run : [],
    ),
  );
  return byCounter(days, newFrom).flatMap((own, counter) => {
    const [first, ...rest] = usualOfCounter(own, settings, silent);
    return first ? [{ ...first, isRestart: counter > 0 }, ...rest] : [];
  });
}

/** The days of each counter by itself. */
function byCounter(days: readonly Day[], newFrom: readonly number[]): Day[][] {
  const parts: Day[][] = [[]];
  for (const day of days) {
    if (newFrom.includes(day.day)) parts.push([]);
    parts.at(-1)?.push(day);
  }
  return parts.filter((part) => part.length > 0);
}

function usualOfCounter(days: readonly Day[], settings: Settings, silent: ReadonlySet<Day>): UsualDay[] {
  const past = new Past();
  let failing = 0;
  let low = 0;
  return days.map((day, at) => {
    let usual = past.usualOf(day.day);
    const isOut = isNothing(day, usual.median) || silent.has(day);
    const isNewLevel = low >= NEW_LEVEL_DAYS;
    const level = isOut || isNewLevel ? null : levelFrom(days, at, past, settings['day-low.level'], low > 0);
    const isGood = !isOut && level === null && day.isUsable;
    const isRestart = isGood && failing >= WEEK;
    if (isRestart) {
      past.forget();
      usual = past.usualOf(day.day);
    }
    if (isGood) past.add(day);
    if (isGood) failing = 0;
    else if (isOut || level !== null) failing += 1;
    if (!isOut) low = level === null ? 0 : low + 1;
    return { ...day, usual: usual.median, spread: usual.spread, level, isOut, isRestart };
  });
}

/** Totals of like days as long as nothing is wrong with them. */
class Past {
  readonly #totals: Record<Kind, number[]> = { weekday: [], weekend: [] };
  readonly #known: Partial<Record<Kind, { median: number | null; spread: number }>> = {};

  add({ day, total }: Day): void {
    const kind = kindOf(day);
    const totals = this.#totals[kind];
    totals.push(total ?? 0);
    if (totals.length > LIKE[kind].most) totals.shift();
    this.#known[kind] = undefined;
  }

  forget(): void {
    for (const kind of ['weekday', 'weekend'] as const) {
      this.#totals[kind] = [];
      this.#known[kind] = undefined;
    }
  }

  usualOf(day: number): { median: number | null; spread: number } {
    const kind = kindOf(day);
    const totals = this.#totals[kind];
    if (totals.length < LIKE[kind].least) return { median: null, spread: 0 };
    return (this.#known[kind] ??= usualIn(totals));
  }
}

function usualIn(totals: readonly number[]): { median: number; spread: number } {
  const middle = median(totals);
  return { median: middle, spread: spreadOf(totals, middle) };
}

function isNothing({ total }: Day, usual: number | null): boolean {
  if (total === null) return true;
  return usual !== null && usual > 0 && total <= NOTHING * usual;
}

/**
 * What the flow has of its usual from here on where that is a low level, else null: a fortnight under the limit begins
 * one, a week over the limit of recovery ends it.
 */
function levelFrom(
  days: readonly Day[],
  at: number,
  past: Past,
  limit: number,
  isLow: boolean,
): number | null {
  const first = shareOf(days[at], past);
  if (isLow) {
    const week = days.slice(at, at + WEEK);
    const level =
      middleShare(week, past) ?? middleShare(days.slice(Math.max(0, at - WEEK + 1), at + 1), past);
    if (level !== null && level < limit + RECOVERY) return level;
    return first !== null && first < limit ? first : null;
  }
  if (first === null || first >= limit) return null;
  const fortnight = middleShare(days.slice(at, at + 2 * WEEK), past);
  const weeks = [0, WEEK].map((from) => middleShare(days.slice(at + from, at + from + WEEK), past) ?? 0);
  const stays = weeks.every((share) => share < limit + RECOVERY);
  // a day that is nearer to the usual is before the fall
  const isFallen = fortnight !== null && fortnight < limit && first < (1 + fortnight) / 2;
  return isFallen && stays ? fortnight : null;
}

/** The median share of the usual that days have; null where a fourth of them or more can't be compared. */
function middleShare(days: readonly Day[], past: Past): number | null {
  const shares = days.flatMap((day) => shareOf(day, past) ?? []);
  return shares.length >= LEAST_SHARE * days.length && days.length >= WEEK ? median(shares) : null;
}

function shareOf(day: Day | undefined, past: Past): number | null {
  if (!day?.isUsable || day.total === null) return null;
  const { median: usual } = past.usualOf(day.day);
  return usual === null || usual <= 0 ? null : day.total / usual;
}
