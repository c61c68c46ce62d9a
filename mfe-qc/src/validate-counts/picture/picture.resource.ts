import { call } from 'shared-ui/api';
import type { CalendarOfCounts, CountFilters, HoursOfCounts, YearOfCounts } from 'shared-domain';

const query = (flowid_txdot: string, filters: CountFilters, year?: number) => ({
  query: { flowid_txdot, filters: JSON.stringify(filters), year },
});

/** The days of a year of the station, with those of the year before; without a year the latest. */
export function loadCalendar(
  stationId: string,
  filters: CountFilters,
  year?: number,
): Promise<CalendarOfCounts> {
  return call('GET /counts/calendar', query(stationId, filters, year));
}

/** The hours of a year of the station; without a year the latest. */
export function loadHours(stationId: string, filters: CountFilters, year?: number): Promise<HoursOfCounts> {
  return call('GET /counts/hours', query(stationId, filters, year));
}

/** Every interval of a year of the station. */
export function loadIntervals(stationId: string, filters: CountFilters, year: number): Promise<YearOfCounts> {
  return call('GET /counts/year', query(stationId, filters, year));
}

/** The address of a visualization that is configured in place of the built-in picture; null: none. */
export function loadEmbed(stationId: string, nullsOnly: boolean): Promise<{ embed: string | null }> {
  return call('GET /qc-settings', { query: { flowid_txdot: stationId, nulls: nullsOnly } });
}
