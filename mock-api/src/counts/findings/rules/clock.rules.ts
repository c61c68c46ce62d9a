import type { Day } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { PROPOSED, type Noticed, type Series } from './series.ts';

const WEEK = 7;
const HOURS = 24;
const MOST_SHIFT = 12;
/** Days that make the usual profile: what came before the week, but not what was odd itself. */
const USUAL_DAYS = 28;
const LEAST_USUAL_DAYS = 14;

type Profile = number[];

/**
 * Weeks whose day looks more like the usual one when it is moved by some hours: the mark of a wrong clock. Compared are
 * shares of the day by hour, by their squared differences; how much closer is close enough is our choice.
 */
export function findWrongClocks(series: Series, days: readonly Day[], settings: Settings): Noticed[] {
  const usual: Profile[] = [];
  const found: Noticed[] = [];
  for (const at of weeksOf(days)) {
    const week = days.slice(at, at + WEEK);
    const profiles = week.flatMap((day) => (day.isUsable ? [hoursOf(series, day)] : []));
    const total = profiles.flat().reduce((sum, value) => sum + value, 0);
    const isBusy = profiles.length === WEEK && total >= settings['clock.week'];
    if (!isBusy) continue;
    const shift =
      usual.length >= LEAST_USUAL_DAYS ? bestShift(shares(profiles), shares(usual), settings) : null;
    if (shift === null) {
      usual.push(...profiles);
      usual.splice(0, usual.length - USUAL_DAYS);
    } else if (week.some((day) => day.isUnderReview)) notice(found, week, shift, settings);
  }
  return found;
}

/**
 * Where weeks begin: one after the other from the first day on, and last the newest whole one, so that a wrong clock is
 * told a week after it began, whatever day the review begins on.
 */
function weeksOf(days: readonly Day[]): number[] {
  const weeks = Array.from({ length: Math.floor(days.length / WEEK) }, (_, week) => week * WEEK);
  const newest = days.findLastIndex(({ isUsable }) => isUsable) + 1 - WEEK;
  return newest > 0 && newest % WEEK > 0 ? [...weeks, newest] : weeks;
}

type Shift = { hours: number; gain: number };

/** The hours by which the week has to be moved to be like the usual one; null where it is well as it is. */
function bestShift(week: Profile, usual: Profile, settings: Settings): Shift | null {
  const still = distance(week, usual, 0);
  let best: Shift | null = null;
  for (let hours = -MOST_SHIFT + 1; hours <= MOST_SHIFT; hours += 1) {
    if (hours === 0) continue;
    const gain = 100 * (1 - distance(week, usual, hours) / still);
    if (gain >= settings['clock.gain'] && gain > (best?.gain ?? 0)) best = { hours, gain };
  }
  return best;
}

function distance(week: Profile, usual: Profile, hours: number): number {
  return usual.reduce((sum, share, hour) => {
    const moved = week[(hour - hours + HOURS) % HOURS] ?? 0;
    return sum + (share - moved) ** 2;
  }, 0);
}

function hoursOf({ values, interval }: Series, { from }: Day): Profile {
  const cells = Math.max(1, 60 / interval);
  return Array.from({ length: HOURS }, (_, hour) => {
    let total = 0;
    for (let at = from + hour * cells; at < from + (hour + 1) * cells; at += 1)
      total += Math.max(0, values[at] ?? 0);
    return total;
  });
}

/** The days' sum by hour as shares of the whole. */
function shares(profiles: readonly Profile[]): Profile {
  const sums = Array.from({ length: HOURS }, (_, hour) =>
    profiles.reduce((sum, profile) => sum + (profile[hour] ?? 0), 0),
  );
  const all = sums.reduce((sum, value) => sum + value, 0) || 1;
  return sums.map((sum) => sum / all);
}

/** Weeks between two that are shifted alike, too quiet or too odd to tell it of them, belong to the same shift. */
const BETWEEN = 3 * WEEK;

/** Weeks near each other with the same shift are one finding. */
function notice(found: Noticed[], week: readonly Day[], { hours, gain }: Shift, settings: Settings): void {
  const [from, until] = [week[0]?.from ?? 0, week.at(-1)?.until ?? 0];
  const last = found.at(-1);
  const size = (until - from) / WEEK;
  if (last && from - last.until <= BETWEEN * size && last.evidence.hours === hours) {
    last.until = until;
    last.value = Math.max(last.value, gain);
    return;
  }
  found.push({
    from,
    until,
    severity: 'review',
    value: gain,
    threshold: settings['clock.gain'],
    suspects: [PROPOSED.clock],
    evidence: { hours },
  });
}
