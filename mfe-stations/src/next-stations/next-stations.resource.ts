import { call } from 'shared-ui/api';
import type { StationSummary } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** Published stations and drafts by the next call. */
export const nextStationsQuery: Asked<StationSummary[]> = {
  queryKey: ['stations', 'next'],
  queryFn: ({ signal }) => call('GET /next-stations/summary', { query: { includeDrafts: true } }, { signal }),
};
