import type { SkippedTime } from 'shared-domain';

/**
 * Counts carry wall-clock times without a zone (C1). Here such a time is a number: milliseconds since 1970 as if the
 * clock ran in UTC. So days always have 24 hours and the browser's own zone never bends anything.
 */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

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

/** The stretches that the station's clock skips in spring as times: what is not there then is not missing. */
export function skippedSpans(skipped: readonly SkippedTime[]): Span[] {
  return skipped.map(({ from, until }) => ({ from: toTime(from), to: toTime(until) }));
}

/** How many days the span touches. */
export function daysIn(span: Span): number {
  return Math.ceil((span.to - span.from) / DAY);
}
