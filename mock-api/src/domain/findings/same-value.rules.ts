import type { Settings } from './finding-settings.rules.ts';
import { isUnderReview, PROPOSED, type Noticed, type Series } from './series.ts';

const HOUR = 60;

/** The same value, not zero, again and again: longer runs and larger values are asked for where intervals are short. */
export function findSameValues(series: Series, settings: Settings): Noticed[] {
  const hourly = series.interval >= HOUR;
  const length = settings[hourly ? 'same-value.run_hourly' : 'same-value.run_shorter'];
  const least = settings[hourly ? 'same-value.least_hourly' : 'same-value.least_shorter'];
  const found: Noticed[] = [];
  for (let from = 0, until = 0; from < series.values.length; from = until) {
    const value = series.values[from] ?? 0;
    until = from + 1;
    while (until < series.values.length && series.values[until] === value) until += 1;
    const isOdd = value >= Math.max(1, least) && until - from >= length;
    if (isOdd && isUnderReview(series, from, until)) {
      found.push({
        from,
        until,
        severity: 'review',
        value: until - from,
        threshold: length,
        suspects: [PROPOSED.repeated],
        evidence: { times: until - from, value },
      });
    }
  }
  return found;
}
