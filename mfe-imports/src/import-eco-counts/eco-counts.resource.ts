import { call } from 'shared-ui/api';
import { endOfDay, VENDOR, type EcoVisio, type ImportStation } from 'shared-domain';
import { invalidate, type Asked } from 'shared-ui/query';
import { IMPORTS } from '../recent-imports/recent-imports.resource.ts';

/** Whether Eco-Visio is simulated. */
export const ecoVisioQuery: Asked<EcoVisio> = {
  queryKey: ['eco-visio'],
  queryFn: ({ signal }) => call('GET /eco-visio', {}, { signal }),
};

/** The stations with counters of Eco-Counter, followed while counts of one are fetched. */
export const ecoStationsQuery: Asked<ImportStation[]> = {
  queryKey: ['import stations', 'eco-visio'],
  queryFn: ({ signal }) =>
    call('GET /stations', { query: { vendor: VENDOR.ecoCounter, countAmount: false } }, { signal }),
  isUnderWay: (stations) => stations.some(({ importing }) => importing === 1),
};

/** Asks for the counts of these stations up to the end of a day; answers the server's sentence about it. */
export async function importEcoCounts(stationIds: string[], endDate: string): Promise<string> {
  try {
    const body = { stationIds, endDate: endOfDay(endDate) };
    return (await call('POST /import/eco-counts', { body })).success;
  } finally {
    // refused, a station may be another's to fetch by now
    void invalidate(ecoStationsQuery.queryKey);
    void invalidate(IMPORTS);
  }
}
