import { wallMinutesAt, type AtOnce } from 'shared-domain';
import { DAY, HOUR, type Minutes } from '../health/instants.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';

/** From when to when of a day people are told at once, by the agency's clock. */
const FROM = 7 * HOUR;
const UNTIL = 19 * HOUR;
/** So long news gathers before it is told, so that one cause is one e-mail. */
const GATHERED: Minutes = 30;
/** So many a day; the rest waits for the next day, or the digest. */
export const MOST_A_DAY = 5;

const weekday = (wall: Minutes): number => (Math.floor(wall / DAY) + 4) % 7;

/** Whether people are left in peace: evenings, nights and weekends. */
export function isQuiet(now: Date, timeZone: string): boolean {
  const wall = wallMinutesAt(now, timeZone);
  const [day, time] = [weekday(wall), ((wall % DAY) + DAY) % DAY];
  return day === 0 || day === 6 || time < FROM || time >= UNTIL;
}

/** When the day of a moment began by a zone's clock. */
export const dayBegan = (now: Date, timeZone: string): Date => {
  const wall = wallMinutesAt(now, timeZone);
  return new Date(instantOf(Math.floor(wall / DAY) * DAY, timeZone) * 60_000);
};

/** Whether the oldest of news has waited for others long enough. */
export const hasGathered = (moments: readonly string[], now: Date): boolean =>
  moments.length > 0 && now.getTime() - Math.min(...moments.map((at) => Date.parse(at))) >= GATHERED * 60_000;

/** Whether a station is among those that a person wants to be told of at once; all are where none is named. */
export const isAmong = (station: string, named: readonly string[]): boolean =>
  named.length === 0 || named.includes(station);

/** Whether a line is told at once to who has chosen so; an upload that is overdue never is. */
export function isChosen(
  { kind, upload }: { kind: string; upload: boolean },
  chosen: readonly AtOnce[],
): boolean {
  if (upload) return false;
  if (kind === 'silent') return chosen.includes('silent');
  return (kind === 'recovered' || kind === 'was_silent') && chosen.includes('recovered');
}
