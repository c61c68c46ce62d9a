import { addDays } from './days.rules.ts';
import { countsOneOf, type CountedFlows } from './counted-flows.rules.ts';

/** The days of a counter at a station; a last day of null: it still stands there. */
export type CounterDays = { first_day: string; last_day: string | null };

/**
 * Days from the last one of a counter to the first one of another that came in its place: 1, or 0 where both counted on the day on
 * which they were exchanged. Null where the one did not follow the other.
 */
export function exchangeGap(earlier: CounterDays, later: CounterDays): 0 | 1 | null {
  if (earlier.last_day === null || earlier.first_day > later.first_day) return null;
  if (earlier.last_day === later.first_day) return 0;
  return addDays(earlier.last_day, 1) === later.first_day ? 1 : null;
}

type Counter = CounterDays & { id: number; flow_ids?: CountedFlows };

/** The counters that a counter may have come in the place of: their last day is its first, or the one before it, and a flow that both counted. */
export const replacedBy = <C extends Counter>(counters: readonly C[], later: C): C[] =>
  counters.filter(
    (one) =>
      one.id !== later.id && countsOneOf(one.flow_ids, later.flow_ids) && exchangeGap(one, later) !== null,
  );

type Moved = { earlier: CounterDays; later: CounterDays };
type NotMoved = { fault: 'apart' | 'noEarlier' | 'noLater' };

/**
 * The days of two counters once the later one's first day is another: the end of the one and the start of the other move together, by
 * as many days. Or why they can't: one did not follow the other, or one of them would have no day left.
 */
export function moveExchange(earlier: CounterDays, later: CounterDays, first: string): Moved | NotMoved {
  const gap = exchangeGap(earlier, later);
  if (gap === null) return { fault: 'apart' };
  const last = addDays(first, -gap);
  if (last < earlier.first_day) return { fault: 'noEarlier' };
  if (later.last_day !== null && first > later.last_day) return { fault: 'noLater' };
  return {
    earlier: { first_day: earlier.first_day, last_day: last },
    later: { first_day: first, last_day: later.last_day },
  };
}
