import type { ApiKey } from '../access.rules.ts';

/** A call that programs are to leave: since which day, until which it answers at least, and what is to be used in its place. */
export type Deprecated = { since: string; until: string; instead?: ApiKey };

/** For so many months a call answers after it was said that it goes. */
const DEPRECATED_MONTHS = 12;

/** Whether programs have the time that they were promised. */
export function leavesTime({ since, until }: Deprecated): boolean {
  const end = new Date(since);
  end.setUTCMonth(end.getUTCMonth() + DEPRECATED_MONTHS);
  return Date.parse(until) >= end.getTime();
}
