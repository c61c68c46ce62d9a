import { addDays, daysApart, monthAfter } from 'shared-domain';
import type { Days } from './month-spans.rules.ts';

/** A stretch of days, 'YYYY-MM-DD', `until` exclusive. */
export type Stretch = { from: string; until: string };

/** How many counts lie in a month, 'YYYY-MM-01'. */
export type MonthOfCounts = { month: string; counts: number };

/** A stretch in stretches of so many days, the last one shorter. */
export function* stretches({ from, until }: Stretch, days: number): Generator<Stretch> {
  for (let at = from; at < until;) {
    const next = addDays(at, days);
    yield { from: at, until: next < until ? next : until };
    at = next;
  }
}

/**
 * The days of some months with counts, ascending, as stretches of about so many counts each, a day at least; no further
 * than the days asked for. Together they hold every count of these days, each once.
 */
export function countStretches(months: readonly MonthOfCounts[], asked: Days, counts: number): Stretch[] {
  const whole: Stretch[] = [];
  let open: (Stretch & { counts: number }) | null = null;
  for (const { month, counts: own } of months) {
    const until = monthAfter(month);
    if (own > counts) {
      if (open) whole.push(open);
      open = null;
      const span = { from: month, until };
      whole.push(
        ...stretches(span, Math.max(1, Math.floor((daysApart(span.from, span.until) * counts) / own))),
      );
    } else if (open && open.counts + own <= counts) {
      open = { from: open.from, until, counts: open.counts + own };
    } else {
      if (open) whole.push(open);
      open = { from: month, until, counts: own };
    }
  }
  if (open) whole.push(open);
  return whole.map((stretch) => within(stretch, asked)).filter(({ from, until }) => from < until);
}

function within({ from, until }: Stretch, asked: Days): Stretch {
  return {
    from: asked.from !== null && asked.from > from ? asked.from : from,
    until: asked.until !== null && asked.until < until ? asked.until : until,
  };
}
