import { call } from 'shared-ui/api';
import type { StationSummary } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/** The stations with counts that wait for certification, `days_count` is not null (C2), and all there are, drafts too. */
export type StationsToReview = { waiting: StationSummary[]; all: StationSummary[] };

/** What waits for certification among the agency's stations. */
export const unverifiedStations: Asked<StationsToReview> = {
  // not the key of an earlier release in the same tab, whose answer had another shape
  queryKey: ['stations', 'to review', 'and all'],
  queryFn: async ({ signal }) => {
    const query = { includeDrafts: true, strong: true, counted: true };
    const all = await call('GET /stations/summary', { query }, { signal });
    return { waiting: all.filter(({ days_count }) => days_count !== null), all };
  },
};
