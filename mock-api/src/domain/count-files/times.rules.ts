import { minutesOf } from 'shared-ui/domain';

/** Which of the first two numbers of a date with slashes is the day. */
export type DateOrder = 'day-first' | 'month-first';

/**
 * A time of a file, in wall-clock minutes since 1970-01-01, or why it is none: written otherwise, no such date or
 * hour, a day without an hour, or seconds that no interval starts with.
 */
export type TimeReading = { minutes: number } | { fault: 'format' | 'no-such-time' | 'day-only' | 'seconds' };

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;
const SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: (\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([AP]M))?)?$/i;
const NAMED = /^([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}), (\d{4})(?: (\d{1,2}):(\d{2})(?::(\d{2}))? ?([AP]M))?$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

type Hour = { hour?: string; minute?: string; second?: string; half?: string };

/** 'YYYY-MM-DD HH:MM:SS' */
export function readIsoTime(text: string): TimeReading {
  const parts = ISO.exec(text);
  if (!parts) return { fault: 'format' };
  const [, year, month, day, hour, minute, second] = parts;
  return timeOf(Number(year), Number(month), Number(day), { hour, minute, second });
}

/** 'MM/DD/YYYY HH:MM', 'dd/mm/yyyy HH:MM', with seconds, with AM and PM. */
export function readSlashTime(text: string, order: DateOrder): TimeReading {
  const parts = SLASHES.exec(text);
  if (!parts) return { fault: 'format' };
  const [, first, second, year, hour, minute, seconds, half] = parts;
  const [month, day] = order === 'month-first' ? [first, second] : [second, first];
  return timeOf(Number(year), Number(month), Number(day), { hour, minute, second: seconds, half });
}

/** 'Sep 9, 2024 1:00 PM' */
export function readNamedTime(text: string): TimeReading {
  const parts = NAMED.exec(text);
  if (!parts) return { fault: 'format' };
  const [, name, day, year, hour, minute, second, half] = parts;
  const month = MONTHS.indexOf(name ?? '') + 1;
  return timeOf(Number(year), month, Number(day), { hour, minute, second, half });
}

/** Any of the above, and ISO forms with a T or without seconds: for layouts that nobody has written down. */
export function readAnyTime(text: string, order: DateOrder): TimeReading {
  if (/^\d{4}-/.test(text)) return readIsoTime(/T|^\S+ \d{2}:\d{2}$/.test(text) ? withSeconds(text) : text);
  return /^[A-Z]/.test(text) ? readNamedTime(text) : readSlashTime(text, order);
}

function withSeconds(text: string): string {
  const spaced = text.replace('T', ' ');
  return /:\d{2}:\d{2}$/.test(spaced) ? spaced : `${spaced}:00`;
}

function timeOf(year: number, month: number, day: number, clock: Hour): TimeReading {
  const hour = clock.hour === undefined ? 0 : hourOf(Number(clock.hour), clock.half);
  const minutes = hour === null ? null : minutesOf(year, month, day, hour, Number(clock.minute ?? 0));
  if (minutes === null || Number(clock.second ?? 0) > 59) return { fault: 'no-such-time' };
  if (clock.hour === undefined) return { fault: 'day-only' };
  return Number(clock.second ?? 0) === 0 ? { minutes } : { fault: 'seconds' };
}

/** Hour 0 to 23 of a clock with or without AM and PM; null where 12-hour clocks have no such hour. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}

/** How often, in dates with slashes, the first or the second number can't be a month. */
export type OrderVotes = { dayFirst: number; monthFirst: number };

/** Adds what one date says about the order of day and month: nothing, when both numbers are 12 or less. */
export function voteOnOrder(votes: OrderVotes, text: string): void {
  const parts = SLASHES.exec(text);
  if (Number(parts?.[1]) > 12) votes.dayFirst += 1;
  if (Number(parts?.[2]) > 12) votes.monthFirst += 1;
}

/** The order that the whole file's dates show; `usual` where they leave it open. */
export function decideOrder({ dayFirst, monthFirst }: OrderVotes, usual: DateOrder): DateOrder {
  if (dayFirst === monthFirst) return usual;
  return dayFirst > monthFirst ? 'day-first' : 'month-first';
}

/** Whether a cell is a date without an hour, in any of the ways that files write one. */
export function isDayOnly(text: string): boolean {
  return /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|[A-Z][a-z]+\.? \d{1,2}, \d{4})$/.test(
    text,
  );
}
