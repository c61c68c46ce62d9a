import { springHour } from '../read-days.ts';
import { emptyYear, MISSING, type YearOfHours } from '../year-of-hours.ts';

/** A certified count: `minutes` since 1970-01-01 on the station's clock; suspect 0 where nobody has marked it. */
export type CertifiedCount = {
  minutes: number;
  interval: number;
  count: number | null;
  suspect: number;
  certification: number;
};
/** A suspect that keeps a count out of figures. */
export type Excludes = (suspect: number) => boolean;

const HOUR = 60;
const DAY = 24 * HOUR;
/** Counts by quarters of an hour can be added up from any quarter on. */
const QUARTER = 15;

/** A certified count that figures use: it has a value, and nobody has excluded it (C5, C10). */
type Usable = CertifiedCount & { count: number };

/** The counts that figures use. */
export const usable = (counts: readonly CertifiedCount[], excludes: Excludes): Usable[] =>
  counts.filter((one): one is Usable => one.count !== null && !excludes(one.suspect));

/**
 * A flow's year by hours from its usable counts. An hour is there when they cover all of it; a day on which counts of two intervals
 * overlap (`overlaps`, 'YYYY-MM-DD') has none (C11).
 */
export function hoursOf(
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
  const isDoubled = (at: number) =>
    overlaps.has(new Date((first + at * HOUR) * 60_000).toISOString().slice(0, 10));
  for (const [at, minutes] of covered.entries()) {
    if (minutes !== HOUR || (overlaps.size > 0 && isDoubled(at))) own.hours[at] = MISSING;
  }
  return own;
}

/** Quarters of an hour that all the flows have, added, by time; null where a flow counts by other intervals. */
export function addedQuarters(
  flows: readonly (readonly { minutes: number; interval: number; count: number }[])[],
): { minutes: number; count: number }[] | null {
  if (flows.length === 0 || flows.some((counts) => counts.some(({ interval }) => interval !== QUARTER)))
    return null;
  const sums = new Map<number, { count: number; flows: number }>();
  for (const { minutes, count } of flows.flat()) {
    const sum = sums.get(minutes) ?? { count: 0, flows: 0 };
    sums.set(minutes, { count: sum.count + count, flows: sum.flows + 1 });
  }
  return [...sums]
    .filter(([, sum]) => sum.flows === flows.length)
    .map(([minutes, { count }]) => ({ minutes, count }))
    .toSorted((a, b) => a.minutes - b.minutes);
}

/** The days, 'YYYY-MM-DD', on which a count bears this mark. */
export function daysMarked(counts: readonly CertifiedCount[], suspect: number): Set<string> {
  const days = counts
    .filter((one) => one.suspect === suspect)
    .map(({ minutes }) => Math.floor(minutes / DAY));
  return new Set([...new Set(days)].map((day) => new Date(day * DAY * 60_000).toISOString().slice(0, 10)));
}
