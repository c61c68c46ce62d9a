import { indexOf, pointMarks, type Api, type DatedComparison } from 'shared-domain';
import type { DrawnSeries } from 'shared-ui/marks';

/** The drawing's height, where its lines are in it, and where the words of its axis of time stand, in pixels. */
export const PINNED = { height: 140, title: 12, top: 22, bottom: 116, words: 134 };

/** Room left of the lines for the longest number of their axis: a digit, and the air beside. */
const ROOM = { digit: 7.2, air: 8 };

export const roomFor = (longest: string): number => Math.ceil(longest.length * ROOM.digit + ROOM.air);

/** How high a value stands. */
export const heightOf = (value: number, end: number): number =>
  PINNED.bottom - (value / end) * (PINNED.bottom - PINNED.top);

/** The lines of a comparison over time: as counted or where their base is 100, and what each point is to be read with. */
export const pinnedLines = (
  { as }: Pick<DatedComparison, 'as'>,
  { series }: Pick<Api['GET /compare']['reply'], 'series'>,
): DrawnSeries[] =>
  series.map((one, place) => ({
    place,
    values: as === 'index' ? one.values.map((value) => indexOf(value, one.base)) : one.values,
    marks: pointMarks(one),
  }));

/** The largest of their values; 0 where there is none. */
export const largestOf = (lines: readonly Pick<DrawnSeries, 'values'>[]): number =>
  Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
