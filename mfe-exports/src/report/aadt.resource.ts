import { call } from 'shared-ui/api';
import type { AadtReport, AadtStation, AadtTable } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** The stations of the report, each with the newest average of its flows. */
export const aadtStationsQuery: Asked<AadtStation[]> = {
  queryKey: ['aadt stations'],
  queryFn: async ({ signal }) => {
    const rows = await call('GET /stations', { query: { report: 'aadt' } }, { signal });
    return rows.map((row) => ({
      ...row,
      agency: row.agency ?? '',
      aadt: row.aadt ?? [],
      has_counts: row.has_counts ?? false,
    }));
  },
};

/** All years of one station. */
export const aadtReportQuery = (stationId: string): Asked<AadtReport> => ({
  queryKey: ['aadt report', stationId],
  queryFn: ({ signal }) => call('GET /reports/aadt/:stationId', { params: { stationId } }, { signal }),
  gcTime: 0,
});

/** The same as a table, headers first. */
export const aadtTableQuery = ({
  station_id_tmg: stationId,
  station_name: stationName,
}: Pick<AadtReport, 'station_id_tmg' | 'station_name'>): Asked<AadtTable> => ({
  queryKey: ['aadt table', stationId, stationName],
  queryFn: ({ signal }) => call('GET /export/aadt', { query: { stationId, stationName } }, { signal }),
  gcTime: 0,
});
