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

/** A piece of a line from bin to bin: hollow where one of its ends is not certified. */
export type LinePiece = { isHollow: boolean; at: number[] };

/** A line's pieces from gap to gap, as the places of their bins; two that meet share the bin at which they do. */
export function linePieces(
  values: readonly (number | null)[],
  marks: readonly (readonly PointMark[])[],
): LinePiece[] {
  const pieces: LinePiece[] = [];
  const waits = (at: number) => marks[at]?.includes('notCertified') ?? false;
  for (const [at, value] of values.entries()) {
    if (value === null) continue;
    const last = pieces.at(-1);
    if (last?.at.at(-1) !== at - 1) {
      pieces.push({ isHollow: waits(at), at: [at] });
      continue;
    }
    const isHollow = waits(at - 1) || waits(at);
    if (last.isHollow === isHollow || last.at.length === 1) {
      last.isHollow = isHollow;
      last.at.push(at);
    } else pieces.push({ isHollow, at: [at - 1, at] });
  }
  return pieces;
}

/** The bins that have a mark and a number that it goes for. */
export const binsWith = (
  mark: PointMark,
  { values, marks }: { values: readonly (number | null)[]; marks: readonly (readonly PointMark[])[] },
): number[] => values.flatMap((value, at) => (value !== null && marks[at]?.includes(mark) ? [at] : []));

/** The marks that are there to be seen of some lines, each once. */
export const marksDrawn = (lines: readonly Parameters<typeof binsWith>[1][]): PointMark[] =>
  MARKS.filter((mark) => lines.some((line) => binsWith(mark, line).length > 0));
