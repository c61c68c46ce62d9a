import type { Settings } from './finding-settings.rules.ts';
import { cellsOfDay, dayOf, isUnderReview, PROPOSED, speaks, type Noticed, type Series } from './series.ts';
import { kindOf } from './usual-days.rules.ts';

const HOUR = 60;
/** Values of the same time on like days that say how often a value comes there by chance. */
const LIKE_VALUES = 27;
/** With fewer of them only the absolute limits are left. */
const LEAST_VALUES = 10;
/** So far around a run its like days are looked for. */
const WITHIN_DAYS = 60;
/** Chances are multiplied until nothing is left of them. */
const ENOUGH = 40;

/**
 * The same value, not zero, again and again. A run is told where chance would hardly bring it about: what comes every
 * night, or is one of few values that a quiet flow has, is no repeat.
 */
export function findSameValues(series: Series, settings: Settings): Noticed[] {
  const hourly = series.interval >= HOUR;
  const length = settings[hourly ? 'same-value.run_hourly' : 'same-value.run_shorter'];
  const least = settings[hourly ? 'same-value.least_hourly' : 'same-value.least_shorter'];
  const found: Noticed[] = [];
  for (let from = 0, until = 0; from < series.values.length; from = until) {
    const value = series.values[from] ?? 0;
    until = from + 1;
    while (until < series.values.length && series.values[until] === value) until += 1;
    const isLong = value >= Math.max(1, least) && until - from >= length;
    if (!isLong || !isUnderReview(series, from, until)) continue;
    const digits = -chanceOf(series, from, until);
    if (digits < settings['same-value.digits']) continue;
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
  return found;
}

/** The power of ten of the chance that the first value of a run is followed by its like to the end. */
function chanceOf(series: Series, from: number, until: number): number {
  let power = 0;
  for (let at = from + 1; at < until && power > -ENOUGH; at += 1)
    power += Math.log10(shareOf(series, at, { from, until }));
  return power;
}

/** How often the time of day has this value on like days before the run, and after it where too few are before. */
function shareOf(series: Series, at: number, run: { from: number; until: number }): number {
  const size = cellsOfDay(series);
  const kind = kindOf(dayOf(series, at));
  const value = series.values[at];
  let [same, all] = [0, 0];
  for (const step of [-size, size]) {
    for (let back = 1; back <= WITHIN_DAYS && all < LIKE_VALUES; back += 1) {
      const other = at + back * step;
      if (other < 0 || other >= series.values.length) break;
      const isOther =
        (other < run.from || other >= run.until) &&
        speaks(series, other) &&
        kindOf(dayOf(series, other)) === kind;
      if (!isOther) continue;
      all += 1;
      if (series.values[other] === value) same += 1;
    }
    if (all >= LEAST_VALUES) break;
  }
  // half a value more: what has not come yet may come
  return all < LEAST_VALUES ? 0.1 : (same + 0.5) / (all + 1);
}
