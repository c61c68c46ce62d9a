import { minutesOfText } from 'shared-domain';
import type { Look } from './run-times.rules.ts';

const DAY = 24 * 60;
/** So much is read again where the last days have an outage, which may have been filled meanwhile. */
const OUTAGE_DAYS = 60;

/** What is known of a flow when its counts are asked for; times are 'YYYY-MM-DD HH:MM:SS', days 'YYYY-MM-DD'. */
export type FlowState = {
  lastCount: string | null;
  /** Whether its last 60 days hold missing counts or days without any. */
  outage: boolean;
  /** The same of its last year. */
  gap: boolean;
  /** The vendor's first day for it; null where the vendor has none. */
  firstData: string | null;
};

/**
 * What a run asks of a flow, as wall-clock minutes, `end` exclusive; null where there is nothing. A flow without counts is asked for
 * from the vendor's first day on; counters send late, so that of the others some days before the newest count are read again.
 */
export function runWindow(
  { lastCount, outage, gap, firstData }: FlowState,
  { look_days, gap_days, end }: Look & { end: number },
): { begin: number; end: number } | null {
  const first = firstData === null ? null : minutesOfText(firstData);
  if (lastCount === null) return first === null || first >= end ? null : { begin: first, end };
  const last = minutesOfText(lastCount.slice(0, 10)) ?? 0;
  const days = Math.max(look_days, outage ? OUTAGE_DAYS : 0, gap && gap_days !== null ? gap_days : 0);
  const begin = Math.min(last, end) - days * DAY;
  return { begin: first === null ? begin : Math.max(begin, Math.min(first, end - DAY)), end };
}
