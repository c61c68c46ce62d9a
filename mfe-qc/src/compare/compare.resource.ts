import {
  comparisonAsked,
  daysApart,
  type Api,
  type ComparePeriod,
  type DatedComparison,
  type HomeFlow,
} from 'shared-domain';
import { call } from 'shared-ui/api';
import type { Asked } from 'shared-ui/query';
import type { Calendar } from '../calendar/calendar.resource.ts';

/** What a comparison comes to. */
export type Compared = Api['GET /compare']['reply'];

/** What the series of a comparison come to. Without any nothing is asked. */
export const compareQuery = (comparison: DatedComparison): Asked<Compared | null> => {
  const query = comparisonAsked(comparison);
  return {
    queryKey: ['compare', query],
    queryFn: async ({ signal }) =>
      comparison.series.length === 0 ? null : call('GET /compare', { query }, { signal }),
  };
};

/** The flows of a station, to choose from; of none nothing. */
export const flowsQuery = (stationId: string | null): Asked<HomeFlow[]> => ({
  queryKey: ['compare', 'flows', stationId],
  queryFn: async ({ signal }) =>
    stationId === null
      ? []
      : (await call('GET /stations/:stationId/home', { params: { stationId } }, { signal })).flows,
});

/** Longest period that the calendar is asked about, in days. */
const CALENDAR_DAYS = 730;

/** What is known of the days of a period at a station. */
export type KnownAt = { station: string; calendar: Calendar };

/** What is known of the days of a period at these stations; of a longer period, nothing. */
export const knownQuery = (
  stations: readonly string[],
  { from, to }: ComparePeriod,
): Asked<KnownAt[] | null> => ({
  queryKey: ['calendar', 'compare', ...stations, from, to],
  queryFn: async ({ signal }) => {
    if (daysApart(from, to) > CALENDAR_DAYS) return null;
    const asked = (station: string) =>
      call('GET /calendar', { query: { station, from, until: to } }, { signal });
    const answers = await Promise.allSettled(
      stations.map(async (station) => ({ station, calendar: await asked(station) })),
    );
    const known = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    // a group may hold a station that the caller does not see; of the others is told what is known
    const [first] = answers;
    if (known.length === 0 && first?.status === 'rejected') throw first.reason;
    return known;
  },
});
