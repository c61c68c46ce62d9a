import { countsOneOf, minutesOfText } from 'shared-domain';

/** The day on which a counter came to a station, with the flows that it counts; null: all of the station. */
export type Swap = { day: string; flow_ids: number[] | null };

const DAY = 1440;

/** Days since 1970 from which on another counter counts a flow. */
export const swapDays = (swaps: readonly Swap[], flow: number): number[] =>
  swaps
    .filter(({ flow_ids }) => countsOneOf(flow_ids, [flow]))
    .map(({ day }) => (minutesOfText(day) ?? 0) / DAY);
