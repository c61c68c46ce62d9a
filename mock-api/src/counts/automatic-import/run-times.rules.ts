import { runsADay, wallClock, wallMinutesAt, type ImportRhythm } from 'shared-domain';
import { instantOf } from '../store/zoned.rules.ts';

const DAY = 24 * 60;
/** By then counters have sent their day, and hardly anybody works. */
const NIGHT = 3.5 * 60;
/** Agencies begin within so many minutes of each other, so that they don't all ask at once. */
const SPREAD = 45;

/** The minute after the half hour at which an agency begins, always the same. */
export const minuteOf = (agency: number): number => (agency * 2_654_435_761) % SPREAD;

/** When an agency's next run is due by the clock of its zone; null where it has none. */
export function nextRun(
  rhythm: ImportRhythm,
  { after, timeZone, agency }: { after: Date; timeZone: string; agency: number },
): Date | null {
  const runs = runsADay(rhythm);
  if (runs === 0) return null;
  const step = DAY / runs;
  const first = (NIGHT + minuteOf(agency)) % step;
  const now = after.getTime() / 60_000;
  const today = Math.floor(wallMinutesAt(after, timeZone) / DAY) * DAY;
  for (let wall = today + first; ; wall += step) {
    const at = instantOf(wall, timeZone);
    if (at > now) return new Date(at * 60_000);
  }
}

/** How many days a run reads again before the newest count: of all stations, and more of those with a gap (null: no more). */
export type Look = { look_days: number; gap_days: number | null };

const USUAL: Look = { look_days: 14, gap_days: null };
const SUNDAY_DAYS = 60;
const MONTH_DAYS = 400;

/** What the first run of a day looks back at: further on Sundays, and on the first of a month where something is missing. Later ones of the day look at the usual. */
export function lookOf(day: string, isFirst: boolean): Look {
  if (!isFirst) return USUAL;
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  return {
    look_days: isSunday ? SUNDAY_DAYS : USUAL.look_days,
    gap_days: day.endsWith('-01') ? MONTH_DAYS : null,
  };
}

/** The day by the clock of a zone. */
export const dayAt = (now: Date, timeZone: string): string =>
  wallClock(wallMinutesAt(now, timeZone)).slice(0, 10);

/** The last hour that is over by the clock of a zone, as wall-clock minutes: an interval that still counts is left for the next run. */
export const hourAt = (now: Date, timeZone: string): number =>
  Math.floor(wallMinutesAt(now, timeZone) / 60) * 60;
