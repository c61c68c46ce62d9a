import { minutesOfText } from 'shared-domain';
import { DAY, type Minutes, type Span } from './instants.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';

const at = (wall: string, timeZone: string): Minutes => instantOf(minutesOfText(wall) ?? 0, timeZone);

/** Planned closures as stretches of time: from the beginning of their first day to the end of their last. */
export const closedSpans = (
  closures: readonly { first_day: string; last_day: string }[],
  timeZone: string,
): Span[] =>
  closures.map(({ first_day, last_day }): Span => [at(first_day, timeZone), at(nextDay(last_day), timeZone)]);

const nextDay = (day: string): string => {
  const minutes = (minutesOfText(day) ?? 0) + DAY;
  return new Date(minutes * 60_000).toISOString().slice(0, 10);
};

/** From when on a station is retired: the end of the year in which it was discontinued; null while it is in use. */
export const retiredAt = ({
  year_station_discontinued: year,
  time_zone,
}: {
  year_station_discontinued: number | null;
  time_zone: string;
}): Minutes | null => (year === null ? null : at(`${year + 1}-01-01`, time_zone));

/** When a day begins beside the counter; null where there is none. */
export const startOf = (day: string | undefined, timeZone: string): Minutes | null =>
  day === undefined ? null : at(day, timeZone);
