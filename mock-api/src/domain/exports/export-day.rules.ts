import { wallClock, wallMinutesAt } from 'shared-ui/domain';

/** The day it is in the state, 'YYYY-MM-DD': the last that an export may reach, and the name of its file. */
export function exportDay(now: Date): string {
  return wallClock(wallMinutesAt(now, 'America/Chicago')).slice(0, 10);
}
