import { wallMinutesAt } from 'shared-domain';

/** A stretch of wall-clock minutes, `to` exclusive. */
export type Stretch = { from: number; to: number };

/** What daylight saving does to a year's wall clock: stretches that occur twice, and stretches that never occur. */
export type ClockChanges = { repeated: Stretch[]; skipped: Stretch[] };

const DAY = 24 * 60;
const known = new Map<string, ClockChanges>();

/** The changes of the clock in a zone during a year, as wall-clock minutes since 1970-01-01. */
export function clockChanges(timeZone: string, year: number): ClockChanges {
  const key = `${timeZone} ${year}`;
  const changes = known.get(key) ?? findChanges(timeZone, year);
  known.set(key, changes);
  return changes;
}

/** Whether the wall-clock minute lies in one of the stretches. */
export function isWithin(stretches: Stretch[], minute: number): boolean {
  return stretches.some(({ from, to }) => minute >= from && minute < to);
}

function findChanges(timeZone: string, year: number): ClockChanges {
  const offset = (utc: number): number => wallMinutesAt(new Date(utc * 60_000), timeZone) - utc;
  const changes: ClockChanges = { repeated: [], skipped: [] };
  const end = Date.UTC(year + 1, 0, 2) / 60_000;
  for (let day = Date.UTC(year, 0, 1) / 60_000; day < end; day += DAY) {
    const before = offset(day);
    const after = offset(day + DAY);
    if (before === after) continue;
    const at = changeBetween(day, day + DAY, offset);
    if (after < before) changes.repeated.push({ from: at + after, to: at + before });
    else changes.skipped.push({ from: at + before, to: at + after });
  }
  return changes;
}

/** The first minute, UTC, at which the offset is that of the end. */
function changeBetween(start: number, end: number, offset: (utc: number) => number): number {
  let [low, high] = [start, end];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offset(middle) === offset(end)) high = middle;
    else low = middle;
  }
  return high;
}
