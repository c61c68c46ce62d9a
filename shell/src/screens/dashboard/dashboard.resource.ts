import { call } from 'shared-ui/api';
import type { MapSettings, StationSummary } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/**
 * Everything that the dashboard shows, asked for at once: the stations and drafts of the person's agency, of every
 * agency for the statewide ones, and what the map is drawn with.
 */
export const dashboardQuery: Asked<{ stations: StationSummary[]; map: MapSettings }> = {
  queryKey: ['stations', 'dashboard'],
  queryFn: async ({ signal }) => {
    const [stations, map] = await Promise.all([
      call('GET /stations/summary', { query: { includeDrafts: true } }, { signal }),
      call('GET /map-settings', {}, { signal }),
    ]);
    return { stations, map };
  },
};
