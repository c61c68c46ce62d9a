import { wallMinutesAt, type DigestChoice } from 'shared-domain';
import { DAY, HOUR, type Minutes } from '../health/instants.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';

/** The hour of Monday from which a week's digest is due, by the agency's own clock. */
const AT = 7 * HOUR;
// the first of January 1970 was a Thursday
const MONDAY = 4 * DAY;
const WEEK = 7 * DAY;

/** A week's digest: under which key it is made once, and from when on. `monday` is 'YYYY-MM-DD'. */
export type DigestWeek = { week: string; due: Minutes; monday: string };

/**
 * The week whose digest is due by now: the one that began on the newest Monday 07:00 of a zone. A person gets one of each, whatever
 * the clocks do in between: the key is the ISO week, never an interval.
 */
export function weekOf(now: Date, timeZone: string): DigestWeek {
  const wall = wallMinutesAt(now, timeZone);
  const start = Math.floor((wall - AT - MONDAY) / WEEK) * WEEK + MONDAY;
  const monday = new Date(start * 60_000).toISOString().slice(0, 10);
  return { week: isoWeek(start), due: instantOf(start + AT, timeZone), monday };
}

/** 'YYYY-Www' of a Monday: the week belongs to the year of its Thursday (ISO 8601). */
function isoWeek(monday: Minutes): string {
  const thursday = new Date((monday + 3 * DAY) * 60_000);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1) / 60_000;
  const week = Math.floor((monday + 3 * DAY - first) / WEEK) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

/**
 * Whether a week's digest is written now: for a day. Who comes later hears of the rest on the next Monday. Who wants one a month gets that
 * of its first Monday.
 */
export const isDue = ({ due, monday }: DigestWeek, now: Date, wanted: DigestChoice = 'weekly'): boolean => {
  const minutes = now.getTime() / 60_000;
  const isTheirs = wanted === 'weekly' || (wanted === 'monthly' && Number(monday.slice(8)) <= 7);
  return isTheirs && minutes >= due && minutes < due + DAY;
};
