import { HOUR, type Minutes, type Span } from './instants.ts';
import type { Polled } from './station-watch.rules.ts';

const minutesOf = (moment: string): Minutes => new Date(moment).getTime() / 60_000;

/** When a station's source last answered, and when it last did not, as it is stored. */
type PolledRow = { at: string; since: string | null; until: string | null };

/** How a station's source was asked up to now, where that is ours to do; a failure lasts until it is over. */
export function polledOf(polled: PolledRow | null, now: Minutes): Polled | null {
  if (!polled) return null;
  const { since, until } = polled;
  const failing: Span | null =
    since === null ? null : [minutesOf(since), until === null ? now + HOUR : minutesOf(until)];
  return { at: minutesOf(polled.at), failing };
}

/** Since when a station's counts can't be fetched; null where they can, or are not fetched. */
export const failingSince = (polled: PolledRow | null): Minutes | null =>
  polled?.since != null && polled.until === null ? minutesOf(polled.since) : null;
