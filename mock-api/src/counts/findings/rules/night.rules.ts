import type { Day } from './days.ts';
import type { Settings } from './finding-settings.rules.ts';
import { isUnderReview, PROPOSED, type Noticed, type Series } from './series.ts';
import { median } from './statistics.ts';
import { kindOf } from './usual-days.rules.ts';

/** 03:00 to 06:00. */
const NIGHT_HOURS = [3, 4, 5];

/** Like nights that say what is usual at the hour, and how few are enough for that. */
const LIKE_NIGHTS = 27;
const LEAST_NIGHTS = 7;

/** Hours of the night with a crowd that the place does not usually have; hours next to each other are one finding. */
export function findBusyNights(series: Series, days: readonly Day[], settings: Settings): Noticed[] {
  const nights = new Map<string, number[]>();
  return days.flatMap((day) => {
    const found: Noticed[] = [];
    for (const hour of NIGHT_HOURS) {
      const { from, until, total } = hourOf(series, day, hour);
      const before = nights.get(`${kindOf(day.day)} ${hour}`) ?? [];
      const usual = before.length >= LEAST_NIGHTS ? median(before) : 0;
      const limit = Math.max(settings['night.hour'], settings['night.times'] * usual);
      nights.set(`${kindOf(day.day)} ${hour}`, [...before.slice(1 - LIKE_NIGHTS), total]);
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
