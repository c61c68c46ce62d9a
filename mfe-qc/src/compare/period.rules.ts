import {
  COMPARE_BINS,
  daysIn,
  mostDays,
  type CompareBin,
  type ComparePeriod,
  type Comparison,
} from 'shared-domain';

const YEARS_OFFERED = 8;

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
