import type { UptimeMonth } from 'shared-domain';
import { HOUR, type Minutes, type Span } from './instants.ts';
import type { CountedHours } from './uptime.sql.ts';
import { expectedHours, uptimeGrade, type MonthHours } from './uptime.rules.ts';
import { offsetAt } from '../../counts/store/clock-offset.rules.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';

/** The same months are asked for of every counter of a network, and most stand in one zone. */
const known = new Map<string, readonly Minutes[]>();
const MOST_KNOWN = 100;

/** The hours of a zone's wall clock in a month 'YYYY-MM', as instants: the repeated autumn hour once, the spring hour not at all. */
export function hoursOfMonth(month: string, timeZone: string): readonly Minutes[] {
  const key = `${timeZone} ${month}`;
  const hours = known.get(key) ?? findHours(month, timeZone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, hours);
  return hours;
}

function findHours(month: string, timeZone: string): Minutes[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [from, until] = [Date.UTC(year, number - 1) / 60_000, Date.UTC(year, number) / 60_000];
  const hours: Minutes[] = [];
  for (let wall = from; wall < until; wall += HOUR) {
    const instant = instantOf(wall, timeZone);
    if (instant + offsetAt(instant, timeZone) === wall) hours.push(instant);
  }
  return hours;
}

/** What is expected of a station: from when until when each of its flows counts, and when it is closed. */
export type UptimeOf = {
  timeZone: string;
  flows: readonly { flow: number; counts: Span }[];
  closures: readonly Span[];
};

/** How many hours of these are expected of each flow; one of which none are is left out. */
export const expectedOfFlows = (
  hours: MonthHours,
  { flows, closures }: Omit<UptimeOf, 'timeZone'>,
): ReadonlyMap<number, number> =>
  new Map(
    flows
      .map(({ flow, counts }) => [flow, expectedHours(hours, { counts, closures }, 1)] as const)
      .filter(([, expected]) => expected > 0),
  );

/** How much of each of these months is there; a month of which nothing is expected is left out. */
export function uptimeMonths(
  months: readonly string[],
  of: UptimeOf,
  counted: readonly CountedHours[],
): UptimeMonth[] {
  return months.flatMap((month) => {
    const byFlow = expectedOfFlows(hoursOfMonth(month, of.timeZone), of);
    if (byFlow.size === 0) return [];
    const own = counted.filter((one) => one.month === month);
    // what a counter that ignores daylight saving has more than all of a flow makes up for nothing of another
    const sum = (part: 'present' | 'usable') =>
      own.reduce((all, one) => all + Math.min(one[part], byFlow.get(one.flow_id) ?? 0), 0);
    const expected = [...byFlow.values()].reduce((all, hours) => all + hours, 0);
    const present = sum('present');
    return [
      { month, expected, present, usable: sum('usable'), grade: uptimeGrade(present, expected, byFlow.size) },
    ];
  });
}
