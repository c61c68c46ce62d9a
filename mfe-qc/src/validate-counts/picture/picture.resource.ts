import { call } from 'shared-ui/api';
import type { CalendarOfCounts, CountFilters, HoursOfCounts, YearOfCounts } from 'shared-domain';
import type { Asked } from 'shared-ui/query';
import { ofFirstLook, ofReview, reviewKey } from '../review-keys.ts';
import { hoursOfCalendar } from './hours.rules.ts';

/** The days of a year, with those of the year before, and its hours. */
export type DaysAndHours = { calendar: CalendarOfCounts; hours: HoursOfCounts };

const query = (flowid_txdot: string, filters: CountFilters, year?: number) => ({
  query: { flowid_txdot, filters: JSON.stringify(filters), year },
});

/**
 * The days and hours of a year of the station; without a year the latest. Both in one answer: one after the other the
 * picture would be drawn twice, and jump.
 */
export const yearQuery = (
  stationId: string,
  filters: CountFilters,
  year: number | undefined,
): Asked<DaysAndHours> => ({
  ...ofFirstLook(stationId, 'picture', 'year', filters, year ?? null),
  queryFn: async ({ signal }) => {
    const asked = query(stationId, filters, year);
    const calendar = await call(
      'GET /counts/calendar',
      { query: { ...asked.query, hours: true } },
      { signal },
    );
    // a server of before answers without the hours
    const hours = hoursOfCalendar(calendar) ?? (await call('GET /counts/hours', asked, { signal }));
    return { calendar, hours };
  },
});

/** Every interval of a year of the station; none of no year. */
export const intervalsQuery = (
  stationId: string,
  filters: CountFilters,
  year: number | null,
): Asked<YearOfCounts | null> => ({
  ...ofReview(stationId, 'picture', 'intervals', filters, year),
  queryFn: async ({ signal }) =>
    year === null ? null : call('GET /counts/year', query(stationId, filters, year), { signal }),
});

/** The address of a visualization that is configured in place of the built-in picture; null: none. */
export const embedQuery = (stationId: string, nullsOnly: boolean): Asked<{ embed: string | null }> => ({
  queryKey: reviewKey(stationId, 'settings', 'embed', nullsOnly),
  queryFn: ({ signal }) =>
    call('GET /qc-settings', { query: { flowid_txdot: stationId, nulls: nullsOnly } }, { signal }),
});
