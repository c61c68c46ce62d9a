/**
 * Days of the calendar as text 'YYYY-MM-DD': no zone, no moment. They are reckoned with as if each began at midnight UTC, where no day
 * is an hour longer or shorter.
 */

/** The milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** The day of a time that is milliseconds since 1970-01-01, as if UTC. */
export const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day so many days later; earlier, where they are fewer than none. */
export const addDays = (day: string, days: number): string => dayText(Date.parse(day) + days * DAY_MS);

/** How many days one day lies after another: 0 for the same, 1 for the next. */
export const daysApart = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);

/** The days from the first to the last, both with them; none where the last comes before the first. */
export const datesFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysApart(first, last) + 1) }, (_, at) => addDays(first, at));

/** The first day of the month after that of a day or month, 'YYYY-MM…'. */
export function monthAfter(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayText(Date.UTC(year, month, 1));
}

/** How many days a year has. */
export const daysOfYear = (year: number): number =>
  (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY_MS;
