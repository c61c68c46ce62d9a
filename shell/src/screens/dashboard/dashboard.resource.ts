import { call } from 'shared-ui/api';
import { COMPARISONS, type MapSettings, type StationSummary, type TableView, type ToDo } from 'shared-domain';
import { askAhead, type Asked } from 'shared-ui/query';

/**
 * Everything that the dashboard shows, asked for at once: the stations and drafts of the person's agency, of every
 * agency for the statewide ones, what is to be done at them, what the map is drawn with, and what the person has pinned.
 */
export const dashboardQuery: Asked<{
  stations: StationSummary[];
  toDo: ToDo;
  map: MapSettings;
  pinned: TableView[];
}> = {
  queryKey: ['stations', 'dashboard'],
  queryFn: async ({ signal }) => {
    const [stations, toDo, map, { data: comparisons }] = await Promise.all([
      call('GET /stations/summary', { query: { includeDrafts: true, counted: true } }, { signal }),
      call('GET /to-do', {}, { signal }),
      call('GET /map-settings', {}, { signal }),
      call('GET /table-views', { query: { table: COMPARISONS } }, { signal }),
    ]);
    return { stations, toDo, map, pinned: comparisons.filter(({ pinned }) => pinned) };
  },
};

/** Asks for it ahead. */
export const askDashboard = (): void => void askAhead(dashboardQuery);
