import { call } from 'shared-ui/api';
import type { MapSettings, StationSummary } from 'shared-domain';

/**
 * Everything that the dashboard shows, asked for at once: the stations and drafts of the person's agency, of every
 * agency for the statewide ones, and what the map is drawn with.
 */
export async function loadDashboard(): Promise<{ stations: StationSummary[]; map: MapSettings }> {
  const [stations, map] = await Promise.all([
    call('GET /stations/summary', { query: { includeDrafts: true } }),
    call('GET /map-settings', {}),
  ]);
  return { stations, map };
}
