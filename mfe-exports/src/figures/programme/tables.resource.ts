import type { HourlyListing, StationTables } from 'shared-domain';
import { call } from 'shared-ui/api';
import type { Asked } from 'shared-ui/query';

/** The tables of a station's year. */
export const tablesQuery = (stationId: string, year: number): Asked<StationTables> => ({
  queryKey: ['figures', 'tables', stationId, year],
  queryFn: ({ signal }) =>
    call('GET /figures/:stationId/tables', { params: { stationId }, query: { year } }, { signal }),
});

/** A flow's year hour by hour; of the first flow where none is named. */
export const listingQuery = (
  stationId: string,
  year: number,
  flow: string | undefined,
): Asked<HourlyListing> => ({
  queryKey: ['figures', 'hours', stationId, year, flow ?? ''],
  queryFn: ({ signal }) =>
    call('GET /figures/:stationId/hours', { params: { stationId }, query: { year, flow } }, { signal }),
});
