import { call } from 'shared-ui/api';
import type { StationSummary } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** Published stations and drafts by the v1 call. */
export const stationsQuery: Asked<StationSummary[]> = {
  queryKey: ['stations', 'v1'],
  queryFn: ({ signal }) => call('GET /stations/summary', { query: { includeDrafts: true } }, { signal }),
};
