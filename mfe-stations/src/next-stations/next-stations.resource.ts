import { call } from 'shared-ui/api';
import type { StationSummary } from 'shared-domain';

/** Published stations and drafts by the next call. */
export function loadNextStations(): Promise<StationSummary[]> {
  return call('GET /next-stations/summary', { query: { includeDrafts: true } });
}
