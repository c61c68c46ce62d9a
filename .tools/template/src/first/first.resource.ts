import { call } from 'shared-ui/api';
import type { StationSummary } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** The stations that the caller may see, without drafts. */
export const stationsQuery: Asked<StationSummary[]> = {
  queryKey: ['stations', 'summary', 'published'],
  queryFn: ({ signal }) => call('GET /stations/summary', { query: { includeDrafts: false } }, { signal }),
};
