import { wallClock } from 'shared-domain';
import { clockChanges, isWithin, type Stretch } from './daylight-saving.rules.ts';
import { certified } from './certified.rules.ts';

const DAY = 24 * 60;

/** A count that speaks for its time: its wall-clock minute since 1970-01-01 and the minutes that it covers. */
export type CountedTime = { minutes: number; interval: number };

/** Whether a station's clock ever shows this minute; in spring it skips an hour. */
export function isShownTime(minutes: number, timeZone: string): boolean {
  return !isWithin(clockChanges(timeZone, yearOf(minutes)).skipped, minutes);
}

/** The stretches of a year that a station's clock never shows, 'YYYY-MM-DD HH:MM:SS', `until` exclusive. */
export function skippedTimes(timeZone: string, year: number): { from: string; until: string }[] {
  return clockChanges(timeZone, year).skipped.map(({ from, to }) => ({
    from: wallClock(from),
    until: wallClock(to),
  }));
}

/** The same as minutes since the year began. */
export function skippedMinutes(timeZone: string, year: number): Stretch[] {
  const first = Date.UTC(year, 0, 1) / 60_000;
  return clockChanges(timeZone, year).skipped.map(({ from, to }) => ({ from: from - first, to: to - first }));
}

/** Minutes of the day that begins at `midnight` on a station's clock: fewer in spring; in autumn the hour is one (C1). */
export function minutesOfDay(midnight: number, timeZone: string): number {
  return minutesOfDays(yearOf(midnight), timeZone)(midnight);
}

/** The same for the days of a year: what its clock does is looked up once for all of them. */
export function minutesOfDays(year: number, timeZone: string): (midnight: number) => number {
  const { skipped } = clockChanges(timeZone, year);
  return (midnight) =>
    skipped.reduce((left, { from, to }) => {
      const within = Math.min(to, midnight + DAY) - Math.max(from, midnight);
      return left - Math.max(0, within);
    }, DAY);
}

/**
 * Whether a day's usable counts cover every minute that the station's clock shows. A count in the hour that does not
 * exist, from a counter that ignores daylight saving, stands in for no other.
 */
export function isWholeDay(counts: readonly CountedTime[], midnight: number, timeZone: string): boolean {
  const shown = counts.filter(({ minutes }) => isShownTime(minutes, timeZone));
  return shown.reduce((sum, { interval }) => sum + interval, 0) >= minutesOfDay(midnight, timeZone);
}

function yearOf(minutes: number): number {
  return new Date(minutes * 60_000).getUTCFullYear();
}

/** {@link isShownTime} in SQL; a time that is skipped comes back as another one. */
export const shownTimeSql = (ts: string, zone: string): string =>
  `(${ts} at time zone ${zone} at time zone ${zone} = ${ts})`;

/** {@link minutesOfDay} in SQL. */
export const minutesOfDaySql = (day: string, zone: string): string =>
  `least(${DAY}, extract(epoch from (${day} + 1)::timestamp at time zone ${zone}
     - ${day}::timestamp at time zone ${zone}) / 60)::int`;

/**
 * {@link isWholeDay} in SQL, of a row `d` of certified_days and its station `s`. Only a spring day that has the minutes
 * of such a day, but not of another one, makes it look at the counts themselves. Under row security an index takes no bound that
 * is worked out from the row beside it, and all counts of the station would be looked at: hence the bounds' own `select`.
 */
export const wholeDaySql = /* sql */ `
  case when d.minutes >= ${DAY} then true
    when d.minutes < ${minutesOfDaySql('d.day', 's.time_zone')} then false
    else d.minutes - coalesce((
        select sum(c.interval_minutes) from counts c left join suspects x on x.id = c.suspect_id
        where c.station_id = d.station_id and c.flow_id = d.flow_id
          and c.ts >= (select d.day::timestamp) and c.ts < (select (d.day + 1)::timestamp)
          and ${certified('c')} and c.count is not null and not coalesce(x.excludes, false)
          and not ${shownTimeSql('c.ts', 's.time_zone')}), 0)
      >= ${minutesOfDaySql('d.day', 's.time_zone')} end`;
