import {
  COMPARE_BINS,
  daysIn,
  mostDays,
  type CompareBin,
  type ComparePeriod,
  type Comparison,
} from 'shared-domain';

/** So long a period is shown where none is named: whole weeks, so that each weekday is in it as often. */
const USUAL_DAYS = 364;
const DAY_MS = 86_400_000;
const YEARS_OFFERED = 8;

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

/** What is wrong with a period: it ends before it begins, or is longer than what it is looked at by allows. */
export function faultOf(
  asked: ComparePeriod & Pick<Comparison, 'bin' | 'as'>,
): 'backwards' | 'tooLong' | null {
  if (asked.to < asked.from) return 'backwards';
  return daysIn(asked) > mostDays(asked) ? 'tooLong' : null;
}

/** The bins that such a period can be looked at by. */
export const fittingBins = (asked: ComparePeriod & Pick<Comparison, 'as'>): CompareBin[] =>
  COMPARE_BINS.filter((bin) => daysIn(asked) <= mostDays({ bin, as: 'absolute' }));

/** Years to choose another one from: that of a day and those before it. */
export const yearsUpTo = (day: string): number[] =>
  Array.from({ length: YEARS_OFFERED }, (_, at) => Number(day.slice(0, 4)) - at);
