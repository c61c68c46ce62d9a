import { call } from 'shared-ui/api';
import type { StationSummary } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** The stations with counts that wait for certification: `days_count` is not null (C2). */
export const unverifiedStations: Asked<StationSummary[]> = {
  queryKey: ['stations', 'to review'],
  queryFn: async ({ signal }) => {
    const stations = await call('GET /stations/summary', { query: { includeDrafts: false } }, { signal });
    return stations.filter(({ days_count }) => days_count !== null);
  },
};
