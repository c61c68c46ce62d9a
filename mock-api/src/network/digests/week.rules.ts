import { wallMinutesAt, type DigestChoice } from 'shared-domain';
import { DAY, HOUR, type Minutes } from '../health/instants.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';
import { isQuiet } from './at-once.rules.ts';

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
  return weekFrom(Math.floor((wall - AT - MONDAY) / WEEK) * WEEK + MONDAY, timeZone);
}

const weekFrom = (start: Minutes, timeZone: string): DigestWeek => ({
  week: isoWeek(start),
  due: instantOf(start + AT, timeZone),
  monday: new Date(start * 60_000).toISOString().slice(0, 10),
});

/** 'YYYY-Www' of a Monday: the week belongs to the year of its Thursday (ISO 8601). */
function isoWeek(monday: Minutes): string {
  const thursday = new Date((monday + 3 * DAY) * 60_000);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1) / 60_000;
  const week = Math.floor((monday + 3 * DAY - first) / WEEK) + 1;
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}

/** What decides when somebody gets a digest: what they want and since when they want or could have it, and the week of the newest one made. */
export type Waits = {
  wanted: DigestChoice;
  time_zone: string;
  wanted_since: string;
  last_week: string | null;
};

/** The week of whose Monday on a digest is owed: of who wants one a month that of the month's first Monday. */
export function owedFrom(
  week: DigestWeek,
  { wanted, time_zone }: Pick<Waits, 'wanted' | 'time_zone'>,
): DigestWeek {
  if (wanted !== 'monthly') return week;
  const monday = Date.parse(week.monday) / 60_000;
  return weekFrom(monday - Math.floor((Number(week.monday.slice(8)) - 1) / 7) * WEEK, time_zone);
}

/**
 * Whether a digest is written now: on its Monday, and where nobody looked then, in the same week, or month, as soon as somebody does; in the
 * hours in which people are not left in peace. Who came or chose it later than its Monday hears of the rest with the next.
 */
export function isDue(week: DigestWeek, now: Date, person: Waits): boolean {
  const { wanted, time_zone, wanted_since, last_week } = person;
  if (wanted === 'off' || isQuiet(now, time_zone)) return false;
  const owed = owedFrom(week, person);
  if (last_week !== null && last_week >= owed.week) return false;
  const minutes = now.getTime() / 60_000;
  if (minutes < owed.due) return false;
  return minutes < owed.due + DAY || Date.parse(wanted_since) / 60_000 <= owed.due;
}
