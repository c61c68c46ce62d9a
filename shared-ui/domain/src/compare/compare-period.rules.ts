import { addDays } from '../days.rules.ts';
import { mostDays, type ComparePeriod } from './compare-bins.rules.ts';
import type { Comparison } from './comparison.ts';

/** So long a period is shown where none is named: whole weeks, so that each weekday is in it as often. */
const USUAL_DAYS = 364;

/** The period that an address names, or the year up to today; where it names one end, the other follows. */
export function usualPeriod(
  { from, to, bin, as }: Pick<Comparison, 'from' | 'to' | 'bin' | 'as'>,
  today: string,
): ComparePeriod {
  const length = Math.min(USUAL_DAYS, mostDays({ bin, as }));
  const last = to ?? (from === null ? today : addDays(from, length - 1));
  return { from: from ?? addDays(last, 1 - length), to: last };
}

/** A comparison of which the period is known. */
export type DatedComparison = Comparison & ComparePeriod;
