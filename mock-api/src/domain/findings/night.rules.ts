import type { Day } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { isUnderReview, PROPOSED, type Noticed, type Series } from './series.ts';

/** 03:00 to 06:00. */
const NIGHT_HOURS = [3, 4, 5];

/** Hours of the night with a crowd; hours next to each other are one finding. */
export function findBusyNights(series: Series, days: readonly Day[], settings: Settings): Noticed[] {
  const limit = settings['night.hour'];
  return days.flatMap((day) => {
    const found: Noticed[] = [];
    for (const hour of NIGHT_HOURS) {
      const { from, until, total } = hourOf(series, day, hour);
      if (total < limit || !isUnderReview(series, from, until)) continue;
      const last = found.at(-1);
      if (last?.until === from) {
        last.until = until;
        if (total > last.value) Object.assign(last, { value: total, evidence: { hour } });
        continue;
      }
      found.push({
        from,
        until,
        severity: 'review',
        value: total,
        threshold: limit,
        suspects: [PROPOSED.event, PROPOSED.malfunction],
        evidence: { hour },
      });
    }
    return found;
  });
}

function hourOf(series: Series, day: Day, hour: number): { from: number; until: number; total: number } {
  const cells = Math.max(1, 60 / series.interval);
  const from = day.from + Math.floor((hour * 60) / series.interval);
  let total = 0;
  for (let at = from; at < from + cells; at += 1) total += Math.max(0, series.values[at] ?? 0);
  return { from, until: from + cells, total };
}
