import {
  binStarts,
  ownStarts,
  type CompareBin,
  type CompareForm,
  type ComparedSeries,
  type ComparePeriod,
} from 'shared-domain';
import type { Bin } from './bin-sums.rules.ts';
import { binsOf } from './grains.rules.ts';

/** A period, and what its points stand for. */
export type Placing = ComparePeriod & { bin: CompareBin; as: CompareForm };

/** Where the bins of a period begin. */
export const startsOf = ({ from, to, bin }: Placing, length: number): string[] =>
  binStarts({ from, to }, bin, length);

/** The bins of a series of a period, in their places; those of its own year or period where it has one. */
export function placedBins(
  series: Pick<ComparedSeries, 'year' | 'first'>,
  timeZone: string,
  placing: Placing,
  length: number,
): Bin[] {
  const { bin, from } = placing;
  const starts = ownStarts(startsOf(placing, length), series, { from, bin, length });
  return binsOf(starts, bin, { length, timeZone });
}
