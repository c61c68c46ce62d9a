import type { SkippedTime } from 'shared-domain';
import { DAY, toTime, type Span } from 'shared-ui/time-axis';

export { DAY, HOUR, MINUTE, startOfDay, toDay, toMinute, toTime, type Span } from 'shared-ui/time-axis';

/** The stretches that the station's clock skips in spring as times: what is not there then is not missing. */
export function skippedSpans(skipped: readonly SkippedTime[]): Span[] {
  return skipped.map(({ from, until }) => ({ from: toTime(from), to: toTime(until) }));
}

/** How many days the span touches. */
export function daysIn(span: Span): number {
  return Math.ceil((span.to - span.from) / DAY);
}
