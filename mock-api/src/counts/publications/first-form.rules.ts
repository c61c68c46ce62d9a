import { springHour } from '../figures/read-days.ts';
import { emptyYear, MISSING, type YearOfHours } from '../figures/year-of-hours.ts';

const HOUR = 60;

/**
 * A flow's year by hours as records of the first form knew it, from its usable counts: an hour is there when counts of at most an
 * hour cover all of it, and a day on which counts overlap (`overlaps`, 'YYYY-MM-DD') has none. Figures drop only what overlaps
 * since (C11); a figure that was frozen by this rule is held against it, for its counts are what is asked about.
 */
export function firstFormHours(
  { year, timeZone }: { year: number; timeZone: string },
  counts: readonly { minutes: number; interval: number; count: number }[],
  overlaps: ReadonlySet<string>,
): YearOfHours {
  const own = emptyYear(year, springHour(timeZone, year));
  const covered = new Uint16Array(own.hours.length);
  const first = Date.UTC(year, 0, 1) / 60_000;
  for (const { minutes, interval, count } of counts) {
    const at = Math.floor((minutes - first) / HOUR);
    // longer than an hour: whose hours they were is not known
    if (interval > HOUR || at < 0 || at >= covered.length) continue;
    covered[at] = (covered[at] ?? 0) + interval;
    own.hours[at] = Math.max(0, own.hours[at] ?? 0) + count;
  }
  const dateOf = (at: number) => new Date((first + at * HOUR) * 60_000).toISOString().slice(0, 10);
  for (const [at, minutes] of covered.entries()) {
    if (minutes !== HOUR || overlaps.has(dateOf(at))) own.hours[at] = MISSING;
  }
  return own;
}
