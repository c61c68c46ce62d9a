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
export const SUNDAY_DAYS = 60;
export const MONTH_DAYS = 400;

/** From which days on a far look back is owed: the last Sunday, and the first of the month. */
export const owedSince = (day: string): { week: string; month: string } => {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - noon.getUTCDay());
  return { week: noon.toISOString().slice(0, 10), month: `${day.slice(0, 8)}01` };
};

/** Of an agency's runs: whether it had any before a far look back was owed, and whether one has done it since, or is at it. */
export type Owed = { ranBefore: boolean; looked: boolean };

/**
 * What a run looks back at: further once a week, from Sunday on, and once a month where something is missing. One that failed, or that
 * there was no server for, is made up by the next; a schedule that is new owes nothing of the days before it.
 */
export function lookOf(day: string, { week, month }: { week: Owed; month: Owed }): Look {
  const since = owedSince(day);
  const isOwed = ({ ranBefore, looked }: Owed, from: string) => !looked && (ranBefore || day === from);
  return {
    look_days: isOwed(week, since.week) ? SUNDAY_DAYS : USUAL.look_days,
    gap_days: isOwed(month, since.month) ? MONTH_DAYS : null,
  };
}

/** The day by the clock of a zone. */
export const dayAt = (now: Date, timeZone: string): string =>
  wallClock(wallMinutesAt(now, timeZone)).slice(0, 10);

/** The last hour that is over by the clock of a zone, as wall-clock minutes: an interval that still counts is left for the next run. */
export const hourAt = (now: Date, timeZone: string): number =>
  Math.floor(wallMinutesAt(now, timeZone) / 60) * 60;
