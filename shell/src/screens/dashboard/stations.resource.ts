import { call } from 'shared-ui/api';
import type { StationSummary } from 'shared-ui/domain';

/** The stations and drafts of the person's agency, of every agency for the statewide ones. */
export const loadStations = (): Promise<StationSummary[]> =>
  call('GET /stations/summary', { query: { includeDrafts: true } });
