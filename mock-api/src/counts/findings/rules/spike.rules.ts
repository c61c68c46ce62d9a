import type { Settings } from './finding-settings.rules.ts';
import {
  cellsOfDay,
  dayOf,
  DAY,
  isUnderReview,
  PROPOSED,
  speaks,
  type Noticed,
  type Series,
} from './series.ts';
import { SortedWindow } from './statistics.ts';
import { kindOf, type UsualDay } from './usual-days.rules.ts';

const WINDOW_DAYS = 60;
/** With fewer values a percentile would be a guess. */
const LEAST_VALUES = 20;
const SHARE = 0.95;

type Recent = { day: number; value: number };
/** The last 60 days' values of one hour on one type of day. */
type Hour = { window: SortedWindow; values: Recent[] };

/**
 * Intervals far above what the same hour had on the same type of day (working day or weekend) in 60 days before. What
 * a counter says while it fails is no past to compare with, and its recovery begins a new one.
 */
export function findSpikes(series: Series, days: readonly UsualDay[], settings: Settings): Noticed[] {
  const hours = new Map<number, Hour>();
  const found: Noticed[] = [];
  const size = cellsOfDay(series);
  series.values.forEach((value, at) => {
    const today = days[Math.floor(at / size)];
    if (at % size === 0 && today?.isRestart) hours.clear();
    if (value < 0) return;
    const key = keyOf(series, at);
    const hour = hours.get(key) ?? { window: new SortedWindow(), values: [] };
    hours.set(key, hour);
    const day = dayOf(series, at);
    forget(hour, day - WINDOW_DAYS);
    if (hour.window.size >= LEAST_VALUES) notice(found, series, { at, value, hour, settings });
    if (speaks(series, at) && !today?.isOut && today?.level === null) {
      hour.window.add(value);
      hour.values.push({ day, value });
    }
  });
  return found;
}

/** The hour, 24 and more where it is one of a weekend. */
function keyOf(series: Series, at: number): number {
  const hour = Math.floor(((series.start + at * series.interval) % DAY) / 60);
  return kindOf(dayOf(series, at)) === 'weekend' ? 24 + hour : hour;
}

function forget({ window, values }: Hour, before: number): void {
  if ((values[0]?.day ?? before) >= before) return;
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
