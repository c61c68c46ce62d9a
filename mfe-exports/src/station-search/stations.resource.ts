import { call } from 'shared-ui/api';
import type { ExportStation, StationSearch } from 'shared-domain';

/** The stations that match the choices, with how far their certified counts reach. */
export function searchStations(search: StationSearch): Promise<ExportStation[]> {
  return call('POST /export/dropdown-stations', { body: search });
}
