import { wallClock, wallMinutesAt } from './wall-clock.rules.ts';

/** The day it is in the state, 'YYYY-MM-DD': the last that an export may reach, and a part of its files' names. */
export function exportDay(now: Date): string {
  return wallClock(wallMinutesAt(now, 'America/Chicago')).slice(0, 10);
}
