/**
 * Wall-clock time (C1): counts carry the local time that a counter's clock showed, without a zone. So no `Date`, which
 * always means an instant: a time is text 'YYYY-MM-DD HH:MM:SS', or whole minutes since 1970-01-01 00:00 of that clock.
 */

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Minutes since 1970-01-01 00:00 of a date that the calendar has, or null ('2024-02-30', hour 24). */
export function minutesOf(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
): number | null {
  if (hour > 23 || minute > 59) return null;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() / 60_000 : null;
}

/** Minutes of 'YYYY-MM-DD' or 'YYYY-MM-DD HH:MM[:SS]'; null where it is no such text or no such date. */
export function minutesOfText(text: string): number | null {
  const parts = DATE_TIME.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute] = parts.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return minutesOf(year, month, day, hour, minute);
}

/** 'YYYY-MM-DD HH:MM:00' of minutes since 1970-01-01. */
export function wallClock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** What a clock on the wall in this zone shows at an instant, in minutes since 1970-01-01. */
export function wallMinutesAt(instant: Date, timeZone: string): number {
  const parts = new Map(
    formatter(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour') % 24, part('minute')) / 60_000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times more than using one. */
function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}
