/**
 * Counts carry wall-clock times without a zone (C1). Here such a time is a number: milliseconds since 1970 as if the
 * clock ran in UTC. So days always have 24 hours and the browser's own zone never bends anything.
 */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** 5 January 1970 was a Monday. */
const A_MONDAY = 4 * DAY;

/** A stretch of time in milliseconds, `to` not included. */
export type Span = { from: number; to: number };

/** 'YYYY-MM-DD' or 'YYYY-MM-DD HH:MM:SS' as a number. */
export function toTime(date: string): number {
  return Date.parse(`${date.slice(0, 10)}T${date.slice(11) || '00:00:00'}Z`);
}

/** The day 'YYYY-MM-DD' that holds the time. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The time as the counts list writes it, without the seconds: 'YYYY-MM-DD HH:MM'. */
export function toMinute(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** Midnight at the start of the time's day. */
export function startOfDay(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

/** Monday of the week that holds the time; weeks begin on Monday everywhere. */
export function mondayOf(time: number): number {
  return startOfDay(time) - ((((startOfDay(time) - A_MONDAY) % WEEK) + WEEK) % WEEK);
}

/** Where a time stands between the axis' ends, 0 to 1; outside of it beyond them. */
export function shareOf(time: number, { from, to }: Span): number {
  return (time - from) / (to - from);
}

/** A number on the vertical axis, in pixels: the least room, the axis' title, a digit, and the air beside. */
const ROOM = { least: 60, title: 22, digit: 7, air: 6 };

/** Room left of an axis of time for numbers up to this long, in pixels. */
export function gutterFor(longest: string): number {
  return Math.max(ROOM.least, ROOM.title + ROOM.digit * longest.length + ROOM.air);
}
