import { weekdayOf } from 'shared-domain';
import type { Summed } from './bin-sums.rules.ts';

const HOURS = 24;
const SATURDAY = 5;

/**
 * The mean of each hour, over so many days that have them all; none where there is no such day. `uncertified_hours` are those in which
 * counts lie that are not certified.
 */
export type HourMeans = { days: number; means: number[]; uncertified_hours: number[] };

/**
 * The mean hours of the days that have all 24, weekdays and weekend days apart. `starts` are hours from midnight to midnight; days on
 * which the clock changes (`changes`) are left out: their hours are other ones.
 */
export function hourMeans(
  starts: readonly string[],
  { values, complete, uncertified }: Pick<Summed, 'values' | 'complete' | 'uncertified'>,
  changes: ReadonlySet<string>,
): { weekday: HourMeans; weekend: HourMeans } {
  const groups = { weekday: emptySums(), weekend: emptySums() };
  for (let at = 0; at < starts.length; at += HOURS) {
    const day = (starts[at] ?? '').slice(0, 10);
    const hours = values.slice(at, at + HOURS);
    const isWhole = hours.length === HOURS && complete.slice(at, at + HOURS).every(Boolean);
    if (!isWhole || changes.has(day)) continue;
    const group = weekdayOf(day) < SATURDAY ? groups.weekday : groups.weekend;
    group.days += 1;
    for (const [hour, value] of hours.entries()) {
      group.sums[hour] = (group.sums[hour] ?? 0) + (value ?? 0);
      if (uncertified[at + hour]) group.uncertified.add(hour);
    }
  }
  return { weekday: meansOf(groups.weekday), weekend: meansOf(groups.weekend) };
}

const emptySums = () => ({
  days: 0,
  sums: Array.from({ length: HOURS }, () => 0),
  uncertified: new Set<number>(),
});

const meansOf = ({ days, sums, uncertified }: ReturnType<typeof emptySums>): HourMeans => ({
  days,
  means: days === 0 ? [] : sums.map((sum) => sum / days),
  uncertified_hours: [...uncertified].toSorted((one, other) => one - other),
});
