import {
  isImportUnderWay,
  type Api,
  type Certification,
  type CountImport,
  type Deployment,
  type MapSettings,
  type StationHome,
  type StationSummary,
} from 'shared-domain';
import { call } from 'shared-ui/api';
import type { Asked } from 'shared-ui/query';

/** A station's page; asked for again while counts are brought in or certified, and when it is looked at again. */
export const stationHomeQuery = (stationId: string): Asked<StationHome> => ({
  queryKey: ['stations', 'home', stationId],
  queryFn: ({ signal }) => call('GET /stations/:stationId/home', { params: { stationId } }, { signal }),
  isUnderWay: ({ station }) => station.certifying === 1 || station.importing === 1,
  lookAgain: true,
});

/** What is known of the days of a period, 'YYYY-MM-DD', at a station; of none nothing. */
export const knownDaysQuery = (
  stationId: string,
  period: { from: string; until: string } | null,
): Asked<Api['GET /calendar']['reply'] | null> => ({
  queryKey: ['calendar', 'days', stationId, period?.from, period?.until],
  queryFn: async ({ signal }) =>
    period === null ? null : call('GET /calendar', { query: { station: stationId, ...period } }, { signal }),
});

/** What was certified and reopened at a station, newest first. */
export const ledgerQuery = (stationId: string): Asked<Certification[]> => ({
  queryKey: ['stations', 'ledger', stationId],
  queryFn: ({ signal }) =>
    call('GET /counts/certifications', { query: { flowid_txdot: stationId } }, { signal }),
  lookAgain: true,
});

/** The newest imports of a station, under the key by which the import history keeps them: what is undone there is seen here. */
export const importsQuery = (stationId: string): Asked<CountImport[]> => ({
  queryKey: ['imports', { station: stationId }],
  queryFn: ({ signal }) => call('GET /imports', { query: { station: stationId } }, { signal }),
  isUnderWay: (imports) => imports.some(isImportUnderWay),
  lookAgain: true,
});

/** The stations that the person sees, with their places, and what the map is drawn with. */
export const surroundingsQuery: Asked<{ stations: StationSummary[]; map: MapSettings }> = {
  queryKey: ['stations', 'surroundings'],
  queryFn: async ({ signal }) => {
    const [stations, map] = await Promise.all([
      call('GET /stations/summary', { query: {} }, { signal }),
      call('GET /map-settings', {}, { signal }),
    ]);
    return { stations, map };
  },
};

/** The deployments that name a station, among those of the current agency; the latest first. */
export const deploymentsQuery = (stationId: string): Asked<Deployment[]> => ({
  queryKey: ['deployments', 'of', stationId],
  queryFn: async ({ signal }) => {
    const { data } = await call('GET /deployments', {}, { signal });
    return data.filter(({ station_id_tmgs }) => station_id_tmgs.includes(stationId));
  },
});
