import { factorsOf, groupFactors } from '../../counts/groups/group-factors.rules.ts';
import type { Days } from '../../counts/groups/counter-year.ts';
import type { FillSources } from '../../counts/groups/imputation.rules.ts';
import { countersOf } from './seven-counters.ts';

const counters = countersOf(2012);

/** What one of the seven counters of 2012 is filled from: the other six. */
export function sourcesOf(name: string): FillSources {
  const donors = counters.filter((one) => one.name !== name);
  return {
    donors,
    group: groupFactors(
      2012,
      donors.flatMap((one) => factorsOf(one) ?? []),
    ),
  };
}

/** Its days of 2012. */
export const daysOf = (name: string): Days => counters.find((one) => one.name === name)?.days ?? [];

/** The counter that the reference's examples are of, its days of 2012, and these with the few incomplete ones made up. */
export const HARRISON = '27harrisonpark';
export const wholeYear: Days = daysOf(HARRISON).map((total) => total ?? 500);

/** A year's days without some of them. */
export const without = (days: Days, from: number, count: number): Days =>
  days.map((total, at) => (at >= from && at < from + count ? null : total));
