import type { ComparedSeriesReply } from '../contract/compare.calls.ts';

/**
 * What a number of a comparison is to be read with: it is the sum of some of a line's stations, less than 90 % of it was counted, or
 * counts lie in it that are not certified.
 */
export type PointMark = 'notAll' | 'inPart' | 'notCertified';

/** As they are said, one after the other. */
const MARKS: readonly PointMark[] = ['notAll', 'inPart', 'notCertified'];

type Told = Pick<ComparedSeriesReply, 'values' | 'open' | 'uncertified_bins'> & {
  group: Pick<NonNullable<ComparedSeriesReply['group']>, 'partial'> | null;
};

/** The marks of each of a series' bins. A sum of some stations is never a whole one: that says it all. */
export function pointMarks({ values, open, group, uncertified_bins }: Told): PointMark[][] {
  const [opened, partial, waiting] = [open, group?.partial, uncertified_bins].map((some) => new Set(some));
  return values.map((_, at) => [
    ...(partial?.has(at) ? (['notAll'] as const) : opened?.has(at) ? (['inPart'] as const) : []),
    ...(waiting?.has(at) ? (['notCertified'] as const) : []),
  ]);
}

/** The marks of a number that is made of others: theirs, each once. */
export const marksTogether = (all: readonly (readonly PointMark[])[]): PointMark[] =>
  MARKS.filter((mark) => all.some((own) => own.includes(mark)));

/** The marks of a mean over days, of which so many hold counts that are not certified. */
export const meanMarks = (uncertified: number): PointMark[] => (uncertified > 0 ? ['notCertified'] : []);

type Means = NonNullable<ComparedSeriesReply['hours']>['weekday'];

/** The marks of each mean hour; every share of a day is reckoned with all hours of it. */
export function hourMarks(means: Means | undefined, hours: number, share: boolean): PointMark[][] {
  const waiting = new Set(means?.uncertified_hours);
  return Array.from({ length: hours }, (_, hour) =>
    meanMarks(share ? waiting.size : waiting.has(hour) ? 1 : 0),
  );
}
