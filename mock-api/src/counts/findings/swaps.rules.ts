import { isDeepStrictEqual } from 'node:util';
import { countsOneOf, minutesOfText } from 'shared-domain';

/** The day on which a counter came to a station, with the flows that it counts; null: all of the station. */
export type Swap = { day: string; flow_ids: number[] | null };

const DAY = 1440;

/** Days since 1970 from which on another counter counts a flow. */
export const swapDays = (swaps: readonly Swap[], flow: number): number[] =>
  swaps
    .filter(({ flow_ids }) => countsOneOf(flow_ids, [flow]))
    .map(({ day }) => (minutesOfText(day) ?? 0) / DAY);

/** Whether the rules would begin anew elsewhere with one counter's coming than with another's; null: none came. */
export function isOtherSwap(one: Swap | null, other: Swap | null): boolean {
  if (one === null || other === null) return one !== other;
  return one.day !== other.day || !isDeepStrictEqual(one.flow_ids, other.flow_ids);
}
