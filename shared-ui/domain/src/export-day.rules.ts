import { wallClock, wallMinutesAt } from './wall-clock.rules.ts';

/** The day it is in the state, 'YYYY-MM-DD': the last that an export may reach, and a part of its files' names. */
export function exportDay(now: Date): string {
  return wallClock(wallMinutesAt(now, 'America/Chicago')).slice(0, 10);
}

/** The year it is there: on New Year's Eve it is not over while it is in the rest of the world. */
export const exportYear = (now: Date): number => Number(exportDay(now).slice(0, 4));
