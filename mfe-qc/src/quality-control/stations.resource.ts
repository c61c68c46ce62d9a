import { call } from 'shared-ui/api';
import type { StationSummary } from 'shared-domain';

/** The stations with counts that wait for certification: `days_count` is not null (C2). */
export async function loadUnverifiedStations(): Promise<StationSummary[]> {
  const stations = await call('GET /stations/summary', { query: { includeDrafts: false } });
  return stations.filter(({ days_count }) => days_count !== null);
}
