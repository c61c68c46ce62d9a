import { call } from 'shared-ui/api';
import type { StationSummary } from 'shared-domain';

/** Published stations and drafts by the v1 call. */
export function loadStations(): Promise<StationSummary[]> {
  return call('GET /stations/summary', { query: { includeDrafts: true } });
}
