import { minutesOfText, type PairState } from 'shared-domain';

/** A count of the flow that people counted beside, as it is stored. */
export type StoredCount = {
  /** 'YYYY-MM-DD HH:MM:SS' */
  ts: string;
  interval_minutes: number;
  count: number | null;
  /** Whether its suspect code excludes it. */
  excluded: boolean;
};

/** What the counter has for an interval that people counted; a count only where the state is `counted`. */
export type CounterInterval = { counter: number | null; state: PairState };

const none = (state: PairState): CounterInterval => ({ counter: null, state });

/**
 * The counter's count of an interval: the sum of the usable counts that cover it whole. One that is longer than the interval can't
 * be divided, so nothing is known of it.
 */
export function counterInterval(
  stored: readonly StoredCount[],
  start: string,
  minutes: number,
): CounterInterval {
  const from = minutesOfText(start);
  if (from === null) return none('missing');
  const until = from + minutes;
  const placed = stored.map((count) => ({ ...count, from: minutesOfText(count.ts) ?? Number.NaN }));
  const touching = placed.filter((count) => count.from < until && count.from + count.interval_minutes > from);
  if (touching.some((count) => count.from < from || count.from + count.interval_minutes > until)) {
    return none('coarser');
  }
  if (touching.some(({ excluded }) => excluded)) return none('excluded');
  const covered = touching.reduce(
    (sum, count) => sum + (count.count === null ? 0 : count.interval_minutes),
    0,
  );
  if (covered !== minutes) return none('missing');
  return { counter: touching.reduce((sum, { count }) => sum + (count ?? 0), 0), state: 'counted' };
}
