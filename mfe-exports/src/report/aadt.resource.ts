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
export function loadAadtReport(stationId: string): Promise<AadtReport> {
  return call('GET /reports/aadt/:stationId', { params: { stationId } });
}

/** The same as a table, headers first. */
export function loadAadtTable(
  station: Pick<AadtReport, 'station_id_tmg' | 'station_name'>,
): Promise<AadtTable> {
  return call('GET /export/aadt', {
    query: { stationId: station.station_id_tmg, stationName: station.station_name },
  });
}
