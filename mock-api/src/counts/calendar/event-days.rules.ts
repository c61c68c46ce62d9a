import { DAY_MS } from 'shared-domain';
import type { EventRow } from './entries.sql.ts';

/**
 * The days of a year, the first of January at 0, that were like no other at a station: those of its agency's events and of statewide
 * ones, unless they name other stations. They stay in averages and leave factors.
 */
export function eventDays(
  events: readonly EventRow[],
  { year, station, agency }: { year: number; station: number; agency: number },
): number[] {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)];
  return events
    .filter((event) => event.statewide || event.agency_id === agency)
    .filter(({ station_ids }) => station_ids.length === 0 || station_ids.includes(station))
    .flatMap(({ first_day, last_day }) => {
      const first = (Math.max(Date.parse(first_day), start) - start) / DAY_MS;
      const last = (Math.min(Date.parse(last_day), end) - start) / DAY_MS;
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
    });
}
