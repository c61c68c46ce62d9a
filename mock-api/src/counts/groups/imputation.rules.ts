import type { FillMethod } from 'shared-domain';
import { calendarOf } from '../figures/year-of-hours.ts';
import { cellOf, type CounterYear, type Days } from './counter-year.ts';
import type { YearFactors } from './group-factors.rules.ts';
import { bestDonor, type Donor, lineThrough } from './regression.rules.ts';

/** Days of a year that follow each other and aren't complete, the first of January at 0; `end` is the last of them. */
export type Run = { start: number; end: number };

/** Limits of what is filled in a year (our choice): beyond them a figure would be the method's, not the counter's. */
export const MOST_FILLED = 90;
export const LONGEST_RUN = 45;
/** How far before and after a run complete days tell of it. */
const AROUND = 28;
/** A fill by days around needs so many of them. */
const LEAST_PAIRS = 14;
/** A donor has to go with the counter at least so closely. */
const LEAST_CORRELATION = 0.7;

/** What a day is filled from, beside the counter's own year. */
export type FillSources = {
  /** The group's factors without this counter. */
  group: YearFactors;
  /** Other counters of the year that may tell of this one. */
  donors: readonly Pick<CounterYear, 'name' | 'days'>[];
};

/** What a method makes of a run: a value for each of its days, null where it can't say. */
export type RunFill = { values: (number | null)[]; donor: Donor | null };

/** Every run of days that aren't complete. */
export function runsOf(days: Days): Run[] {
  const runs: Run[] = [];
  for (const [at, total] of days.entries()) {
    if (total !== null) continue;
    const last = runs.at(-1);
    if (last && last.end === at - 1) last.end = at;
    else runs.push({ start: at, end: at });
  }
  return runs;
}

/** Complete days within 28 days before and after a run, in the same year. */
function around(days: Days, { start, end }: Run): number[] {
  const found: number[] = [];
  for (let at = Math.max(0, start - AROUND); at <= Math.min(days.length - 1, end + AROUND); at += 1) {
    if ((at < start || at > end) && (days[at] ?? null) !== null) found.push(at);
  }
  return found;
}

/**
 * Fills a run whole, its own counts put aside: a day that lacks an hour is replaced, not completed.
 * @param days The counter's year; what stands within the run is not looked at.
 * @param closely Whether a donor has to go with the counter closely; a back-test tries all.
 */
export function fillRun(
  year: number,
  days: Days,
  run: Run,
  method: FillMethod,
  sources: FillSources,
  closely = true,
): RunFill {
  if (method === 'day-of-year') return { values: byDayOfYear(days, run, sources.group), donor: null };
  if (method === 'weekday-month') return { values: byCell(year, days, run), donor: null };
  return byDonor(days, run, sources.donors, closely);
}

const placesOf = ({ start, end }: Run): number[] =>
  Array.from({ length: end - start + 1 }, (_, at) => start + at);

function byDayOfYear(days: Days, run: Run, { dayOfYear }: YearFactors): (number | null)[] {
  const known = around(days, run).filter((at) => (dayOfYear[at] ?? null) !== null);
  const total = known.reduce((sum, at) => sum + (days[at] ?? 0), 0);
  const factors = known.reduce((sum, at) => sum + (dayOfYear[at] ?? 0), 0);
  const offered = known.length >= LEAST_PAIRS && factors > 0;
  return placesOf(run).map((at) => {
    const factor = dayOfYear[at] ?? null;
    return offered && factor !== null ? (factor * total) / factors : null;
  });
}

function byCell(year: number, days: Days, run: Run): (number | null)[] {
  const calendar = calendarOf(year);
  const nearby = around(days, run);
  const meanWhere = (places: Iterable<number>, isSame: (at: number) => boolean): number | null => {
    let [sum, n] = [0, 0];
    for (const at of places) {
      const total = days[at] ?? null;
      if (total === null || (at >= run.start && at <= run.end) || !isSame(at)) continue;
      sum += total;
      n += 1;
    }
    return n === 0 ? null : sum / n;
  };
  return placesOf(run).map((at) => {
    const own = calendar[at];
    if (!own) return null;
    const isOfCell = (other: number) => {
      const day = calendar[other];
      return day !== undefined && cellOf(day) === cellOf(own);
    };
    return (
      meanWhere(days.keys(), isOfCell) ??
      meanWhere(nearby, (other) => calendar[other]?.weekday === own.weekday)
    );
  });
}

function byDonor(days: Days, run: Run, donors: FillSources['donors'], closely: boolean): RunFill {
  const none = { values: placesOf(run).map(() => null), donor: null };
  const best = bestDonor(days, run, donors);
  if (!best || (closely && best.r < LEAST_CORRELATION)) return none;
  const pairs = around(days, run).flatMap((at) => {
    const [x, y] = [best.days[at] ?? null, days[at] ?? null];
    return x === null || y === null ? [] : [{ x, y }];
  });
  const line = pairs.length < LEAST_PAIRS ? null : lineThrough(pairs);
  if (!line) return none;
  const values = placesOf(run).map((at) => {
    const x = best.days[at] ?? null;
    return x === null ? null : Math.max(0, line.a + line.b * x);
  });
  return { values, donor: { name: best.name, r: best.r } };
}
