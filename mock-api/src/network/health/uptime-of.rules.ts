import type { UptimeMonth } from 'shared-domain';
import { HOUR, type Minutes, type Span } from './instants.ts';
import type { CountedHours } from './uptime.sql.ts';
import { expectedHours, uptimeGrade } from './uptime.rules.ts';
import { offsetAt } from '../../counts/store/clock-offset.rules.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';

/** The hours of a zone's wall clock in a month 'YYYY-MM', as instants: the repeated autumn hour once, the spring hour not at all. */
export function hoursOfMonth(month: string, timeZone: string): Minutes[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const [from, until] = [Date.UTC(year, number - 1) / 60_000, Date.UTC(year, number) / 60_000];
  const hours: Minutes[] = [];
  for (let wall = from; wall < until; wall += HOUR) {
    const instant = instantOf(wall, timeZone);
    if (instant + offsetAt(instant, timeZone) === wall) hours.push(instant);
  }
  return hours;
}

/** What is expected of a station's flows: from when until when, and when it is closed. */
export type UptimeOf = { timeZone: string; flows: number; counts: Span; closures: readonly Span[] };

/** How much of each of these months is there; a month of which nothing is expected is left out. */
export function uptimeMonths(
  months: readonly string[],
  { timeZone, flows, counts, closures }: UptimeOf,
  counted: readonly CountedHours[],
): UptimeMonth[] {
  return months.flatMap((month) => {
    const expected = expectedHours(hoursOfMonth(month, timeZone), { counts, closures }, flows);
    if (expected === 0) return [];
    const own = counted.filter((one) => one.month === month);
    const sum = (of: 'present' | 'usable') => own.reduce((all, one) => all + one[of], 0);
    const present = Math.min(sum('present'), expected);
    return [
      {
        month,
        expected,
        present,
        usable: Math.min(sum('usable'), expected),
        grade: uptimeGrade(present, expected, flows),
      },
    ];
  });
}
