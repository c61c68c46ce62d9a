import type { Days } from './methods.rules.ts';
import { mulberry32 } from './mulberry32.ts';

const REPLICATES = 2000;
const SEED = 1;
const WEEKDAYS = 7;

/** A flow's mean day of each quarter: of all its weeks, and of each draw, the quarters of a draw one after the other. NaN without any day. */
export type QuarterMeans = { whole: number[]; means: Float64Array };

/** What was drawn of a station's flows, by their days and by which weeks each quarter has; lives as long as its figures are worked out. */
export type Draws = Map<Days, Map<string, QuarterMeans>>;

/** A quarter's weeks of a flow, one after the other: each day's total, and 1 for a complete one; both 0 for one that is not. */
type Weeks = { count: number; totals: Float64Array; complete: Uint8Array };

/** Which weeks are drawn: by draw and quarter, as many as the quarter has, each by where its days begin. */
type Drawn = Uint16Array;

/**
 * A flow's means of the weeks drawn anew, 2000 times. The same weeks are drawn for every flow with as many weeks in each quarter; `mondays`
 * are the days on which these begin.
 */
export function flowDraws(
  days: Days,
  mondays: readonly (readonly number[])[],
  known: Draws = new Map(),
): QuarterMeans {
  const key = mondays.map((own) => own.join(',')).join(';');
  const own = known.get(days) ?? new Map<string, QuarterMeans>();
  known.set(days, own);
  const before = own.get(key);
  if (before) return before;
  const quarters = mondays.map((begin) => weeksOf(days, begin));
  const made = {
    whole: quarters.map((weeks) => meanOf(weeks, inOrder(weeks.count), 0)),
    means: meansOf(quarters, drawnOf(quarters.map(({ count }) => count))),
  };
  own.set(key, made);
  return made;
}

function weeksOf(days: Days, mondays: readonly number[]): Weeks {
  const totals = new Float64Array(mondays.length * WEEKDAYS);
  const complete = new Uint8Array(totals.length);
  for (const [week, monday] of mondays.entries())
    for (let weekday = 0; weekday < WEEKDAYS; weekday += 1) {
      const day = days[monday + weekday] ?? null;
      if (day === null) continue;
      totals[week * WEEKDAYS + weekday] = day;
      complete[week * WEEKDAYS + weekday] = 1;
    }
  return { count: mondays.length, totals, complete };
}

const inOrder = (count: number): Drawn => Uint16Array.from({ length: count }, (_, week) => week * WEEKDAYS);

let last: { counts: string; drawn: Drawn } | null = null;

/** Nearly all flows have as many weeks in each quarter as the one before. */
function drawnOf(counts: readonly number[]): Drawn {
  const key = counts.join(' ');
  if (last?.counts !== key) last = { counts: key, drawn: draw(counts) };
  return last.drawn;
}

function draw(counts: readonly number[]): Drawn {
  const random = mulberry32(SEED);
  const each = counts.reduce((sum, count) => sum + count, 0);
  const drawn = new Uint16Array(REPLICATES * each);
  let at = 0;
  for (let replicate = 0; replicate < REPLICATES; replicate += 1)
    for (const count of counts)
      for (let week = 0; week < count; week += 1, at += 1)
        drawn[at] = Math.floor(random() * count) * WEEKDAYS;
  return drawn;
}

function meansOf(quarters: readonly Weeks[], drawn: Drawn): Float64Array {
  const means = new Float64Array(REPLICATES * quarters.length);
  let from = 0;
  for (let at = 0; at < means.length; at += 1) {
    const weeks = quarters[at % quarters.length];
    if (!weeks) continue;
    means[at] = meanOf(weeks, drawn, from);
    from += weeks.count;
  }
  return means;
}

/**
 * The mean, over the weekdays that there are, of the mean day of each, of as many weeks as a quarter has; these are read from a place on.
 * It is asked some million times for a statewide list, so it goes weekday by weekday, which takes the least time.
 */
function meanOf({ count, totals, complete }: Weeks, drawn: Drawn, from: number): number {
  let sum = 0;
  let weekdays = 0;
  for (let weekday = 0; weekday < WEEKDAYS; weekday += 1) {
    let total = 0;
    let days = 0;
    for (let at = from; at < from + count; at += 1) {
      const day = (drawn[at] ?? 0) + weekday;
      total += totals[day] ?? 0;
      days += complete[day] ?? 0;
    }
    if (days === 0) continue;
    sum += total / days;
    weekdays += 1;
  }
  return sum / weekdays;
}
