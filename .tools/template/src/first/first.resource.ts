import { call } from 'shared-ui/api';
import type { StationSummary } from 'shared-domain';

/** The stations that the caller may see, without drafts. */
export const loadStations = (): Promise<StationSummary[]> =>
  call('GET /stations/summary', { query: { includeDrafts: false } });
