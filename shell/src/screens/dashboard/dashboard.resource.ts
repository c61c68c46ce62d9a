import { call } from 'shared-ui/api';
import type { MapSettings, StationSummary, ToDo } from 'shared-domain';
import { askAhead, type Asked } from 'shared-ui/query';

/**
 * Everything that the dashboard shows, asked for at once: the stations and drafts of the person's agency, of every
 * agency for the statewide ones, what is to be done at them, and what the map is drawn with.
 */
export const dashboardQuery: Asked<{ stations: StationSummary[]; toDo: ToDo; map: MapSettings }> = {
  queryKey: ['stations', 'dashboard'],
  queryFn: async ({ signal }) => {
    const [stations, toDo, map] = await Promise.all([
      call('GET /stations/summary', { query: { includeDrafts: true } }, { signal }),
      call('GET /to-do', {}, { signal }),
      call('GET /map-settings', {}, { signal }),
    ]);
    return { stations, toDo, map };
  },
};

/** Asks for it ahead. */
export const askDashboard = (): void => void askAhead(dashboardQuery);
