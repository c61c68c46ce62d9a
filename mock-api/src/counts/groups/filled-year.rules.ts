import type { FillMethod } from 'shared-domain';
import { aashtoOf, type Days } from './counter-year.ts';
import { fillRun, type FillSources, LONGEST_RUN, MOST_FILLED, type Run, runsOf } from './imputation.rules.ts';
import type { Donor } from './regression.rules.ts';

/** Why a run stays as it is. */
type NotFilled = 'too-long' | 'not-offered' | 'too-many';

/** A run that was to be filled, and what came of it. */
type FilledRun = Run & { values: (number | null)[]; donor: Donor | null; why: NotFilled | null };

/** A year with its incomplete days filled, beside the year as it was counted. */
export type FilledYear = {
  /** The year's days, real numbers where they are filled. */
  days: (number | null)[];
  runs: FilledRun[];
  /** How many days are filled. */
  filled: number;
};

/**
 * Fills the incomplete days of a year by one method. A run longer than 45 days stays, and nothing is filled where more
 * than 90 days of the year would be.
 */
export function fillYear(year: number, days: Days, method: FillMethod, sources: FillSources): FilledYear {
  const tried = runsOf(days).map((run): FilledRun => {
    if (run.end - run.start + 1 > LONGEST_RUN) return { ...run, values: [], donor: null, why: 'too-long' };
    const fill = fillRun(year, days, run, method, sources);
    return { ...run, ...fill, why: fill.values.includes(null) ? 'not-offered' : null };
  });
  const wanted = tried.reduce((sum, { values }) => sum + known(values), 0);
  const runs =
    wanted > MOST_FILLED
      ? tried.map((run) => ({ ...run, values: [], why: run.why ?? ('too-many' as const) }))
      : tried;
  const after = [...days];
  for (const { start, values } of runs) {
    for (const [at, value] of values.entries()) if (value !== null) after[start + at] = value;
  }
  return { days: after, runs, filled: wanted > MOST_FILLED ? 0 : wanted };
}

const known = (values: readonly (number | null)[]): number => values.filter((value) => value !== null).length;

/** What a figure says of its filled days. */
export type FillStatement = {
  /** The figure with the filled days; null where cells are still empty. */
  filled: number | null;
  /** The figure without them. */
  unfilled: number | null;
  /** The filled share of the year's days, and of the traffic of all days known then. */
  shareOfDays: number;
  shareOfTraffic: number;
};

/** Holds a filled year beside the counted one. */
export function statementOf(year: number, days: Days, filledDays: Days): FillStatement {
  const sum = (some: Days) => some.reduce<number>((all, total) => all + (total ?? 0), 0);
  const all = sum(filledDays);
  return {
    filled: aashtoOf(year, filledDays),
    unfilled: aashtoOf(year, days),
    shareOfDays: (known(filledDays) - known(days)) / days.length,
    shareOfTraffic: all === 0 ? 0 : (all - sum(days)) / all,
  };
}

/** What an error of that size of a run makes of the figure, as a share of it: it is of the filled traffic alone. */
export const effectOf = (
  { shareOfTraffic }: Pick<FillStatement, 'shareOfTraffic'>,
  medianRun: number,
): number => shareOfTraffic * medianRun;
