import type { Settings } from './finding-settings.rules.ts';
import {
  dayOf,
  DAY,
  isUnderReview,
  PROPOSED,
  speaks,
  weekdayOf,
  type Noticed,
  type Series,
} from './series.ts';
import { SortedWindow } from './statistics.ts';

const WINDOW_DAYS = 60;
/** With fewer values a percentile would be a guess. */
const LEAST_VALUES = 20;
const SHARE = 0.95;

type Recent = { day: number; value: number };
/** The last 60 days' values of one hour on one type of day. */
type Hour = { window: SortedWindow; values: Recent[] };

/** Intervals far above what the same hour had on the same type of day (working day or weekend) in 60 days before. */
export function findSpikes(series: Series, settings: Settings): Noticed[] {
  const hours = new Map<string, Hour>();
  const found: Noticed[] = [];
  series.values.forEach((value, at) => {
    if (value < 0) return;
    const key = keyOf(series, at);
    const hour = hours.get(key) ?? { window: new SortedWindow(), values: [] };
    hours.set(key, hour);
    const day = dayOf(series, at);
    forget(hour, day - WINDOW_DAYS);
    if (hour.window.size >= LEAST_VALUES) notice(found, series, { at, value, hour, settings });
    if (speaks(series, at)) {
      hour.window.add(value);
      hour.values.push({ day, value });
    }
  });
  return found;
}

/** The hour, and whether it is one of a weekend. */
function keyOf(series: Series, at: number): string {
  const weekday = weekdayOf(dayOf(series, at));
  const hour = Math.floor(((series.start + at * series.interval) % DAY) / 60);
  return `${weekday === 0 || weekday === 6 ? 'weekend' : 'weekday'} ${hour}`;
}

function forget({ window, values }: Hour, before: number): void {
  const keep = values.findIndex(({ day }) => day >= before);
  for (const { value } of values.splice(0, keep < 0 ? values.length : keep)) window.remove(value);
}

function notice(
  found: Noticed[],
  series: Series,
  { at, value, hour, settings }: { at: number; value: number; hour: Hour; settings: Settings },
): void {
  const percentile = hour.window.percentile(SHARE);
  const limit = Math.max(settings['spike.times'] * percentile, percentile + settings['spike.more']);
  if (value <= limit || !isUnderReview(series, at, at + 1)) return;
  const last = found.at(-1);
  const spike: Noticed = {
    from: last?.until === at ? last.from : at,
    until: at + 1,
    severity: 'review',
    value,
    threshold: limit,
    suspects: [PROPOSED.high],
    evidence: { percentile },
  };
  if (last?.until !== at) found.push(spike);
  // neighbours are one spike, told by its highest interval
  else found[found.length - 1] = last.value >= value ? { ...last, until: at + 1 } : spike;
}
