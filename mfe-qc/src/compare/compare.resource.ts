import {
  seriesList,
  type Api,
  type ComparedSeries,
  type ComparePeriod,
  type Comparison,
  type HomeFlow,
} from 'shared-domain';
import { call } from 'shared-ui/api';
import type { Asked } from 'shared-ui/query';
import type { Calendar } from '../calendar/calendar.resource.ts';

/** What a comparison comes to. */
export type Compared = Api['GET /compare']['reply'];

/** A comparison of which the period is known. */
export type DatedComparison = Comparison & ComparePeriod;

/** What the series of a comparison come to. Without any nothing is asked. */
export const compareQuery = (comparison: DatedComparison): Asked<Compared | null> => {
  const { series, from, to, bin, as, base, counts, typical } = comparison;
  const query = {
    s: seriesList(series),
    from,
    to,
    bin,
    as,
    counts,
    ...(as === 'index' && base !== null && { base }),
    ...(as === 'absolute' && typical && { typical }),
  };
  return {
    queryKey: ['compare', query],
    queryFn: async ({ signal }) => (series.length === 0 ? null : call('GET /compare', { query }, { signal })),
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
const DAY_MS = 86_400_000;

/** What is known of the days of a period at the station of the first series; of a longer period, nothing. */
export const knownQuery = (
  first: ComparedSeries | undefined,
  { from, to }: ComparePeriod,
): Asked<Calendar | null> => ({
  queryKey: ['calendar', 'compare', first?.station ?? null, from, to],
  queryFn: async ({ signal }) => {
    if (!first || (Date.parse(to) - Date.parse(from)) / DAY_MS > CALENDAR_DAYS) return null;
    return call('GET /calendar', { query: { station: first.station, from, until: to } }, { signal });
  },
});
