import type { Settings } from './finding-settings.rules.ts';
import { ABSENT, cellsOfDay, dayOf, JUDGED, NULL, PROPOSED, type Noticed, type Series } from './series.ts';

/** 06:00 to 20:00. */
const DAYTIME = { from: 6 * 60, until: 20 * 60 };

type Missing = { hours: number; daytimeHours: number };

/** Stretches in which an expected interval has no row or no value; strong where a day misses much of itself. */
export function findGaps(series: Series, settings: Settings): Noticed[] {
  const ranges = missingRanges(series);
  const days = missingByDay(series, ranges);
  const isStrong = (day: number) => {
    const missing = days.get(day);
    return (
      missing !== undefined &&
      (missing.hours >= settings['gap.strong_hours'] ||
        missing.daytimeHours >= settings['gap.strong_daytime_hours'])
    );
  };
  return ranges.map(({ from, until }) => {
    let strong = false;
    for (let day = dayOf(series, from); day <= dayOf(series, until - 1) && !strong; day += 1)
      strong = isStrong(day);
    const hours = ((until - from) * series.interval) / 60;
    return {
      from,
      until,
      severity: strong ? 'strong' : 'review',
      value: hours,
      threshold: settings['gap.strong_hours'],
      suspects: [PROPOSED.missing],
      evidence: { intervals: until - from, hours },
    };
  });
}

function isMissing({ values, marks }: Series, at: number): boolean {
  const value = values[at];
  return (value === ABSENT || value === NULL) && ((marks[at] ?? 0) & JUDGED) !== 0;
}

function missingRanges(series: Series): { from: number; until: number }[] {
  const ranges: { from: number; until: number }[] = [];
  for (let at = 0; at < series.values.length; at += 1) {
    if (!isMissing(series, at)) continue;
    const last = ranges.at(-1);
    if (last?.until === at) last.until = at + 1;
    else ranges.push({ from: at, until: at + 1 });
  }
  return ranges;
}

function missingByDay(series: Series, ranges: { from: number; until: number }[]): Map<number, Missing> {
  const days = new Map<number, Missing>();
  const size = cellsOfDay(series);
  const hours = series.interval / 60;
  for (const { from, until } of ranges) {
    for (let at = from; at < until; at += 1) {
      const day = dayOf(series, at);
      const missing = days.get(day) ?? { hours: 0, daytimeHours: 0 };
      const minute = (at % size) * series.interval;
      missing.hours += hours;
      if (minute >= DAYTIME.from && minute < DAYTIME.until) missing.daytimeHours += hours;
      days.set(day, missing);
    }
  }
  return days;
}
