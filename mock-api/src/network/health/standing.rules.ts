import { DAY, type Minutes, type Span } from './instants.ts';

/** A counter that stood at a station, from the beginning of its first day to the end of its last; without an end it stands there. */
export type Stood = { from: Minutes; until: Minutes | null };

/**
 * Before when nothing is expected of a station, as its people have entered the counters that stood there: before the first day of the first
 * one, unless counts came before that: then one stood there that nobody has entered. Null where no counter was entered.
 */
export function notBefore(stood: readonly Stood[], firstCount: Minutes | null): Minutes | null {
  if (stood.length === 0) return null;
  const first = Math.min(...stood.map(({ from }) => from));
  return firstCount !== null && firstCount < first ? null : first;
}

/**
 * When no counter stood at a station, as its people have entered them: between two, and from the last one's end on, unless counts have come
 * since: then one stands there that nobody has entered.
 */
export function withoutCounter(
  stood: readonly Stood[],
  through: Minutes | null,
): { between: Span[]; removedAt: Minutes | null } {
  const between: Span[] = [];
  let until: Minutes | null = null;
  for (const one of stood.toSorted((a, b) => a.from - b.from)) {
    if (until !== null && one.from > until) between.push([until, one.from]);
    until = Math.max(until ?? -Infinity, one.until ?? Infinity);
  }
  const isThere = until === null || until === Infinity || (through ?? until) > until + DAY;
  return { between, removedAt: isThere ? null : until };
}
