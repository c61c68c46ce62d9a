import { mostDays, type ComparePeriod } from './compare-bins.rules.ts';
import type { Comparison } from './comparison.ts';

/** So long a period is shown where none is named: whole weeks, so that each weekday is in it as often. */
const USUAL_DAYS = 364;
const DAY_MS = 86_400_000;

const dayAt = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The period that an address names, or the year up to today; where it names one end, the other follows. */
export function usualPeriod(
  { from, to, bin, as }: Pick<Comparison, 'from' | 'to' | 'bin' | 'as'>,
  today: string,
): ComparePeriod {
  const length = Math.min(USUAL_DAYS, mostDays({ bin, as }));
  const last = to ?? (from === null ? today : dayAt(from, length - 1));
  return { from: from ?? dayAt(last, 1 - length), to: last };
}

/** A comparison of which the period is known. */
export type DatedComparison = Comparison & ComparePeriod;
