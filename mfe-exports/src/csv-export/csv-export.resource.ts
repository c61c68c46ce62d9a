import { call } from 'shared-ui/api';
import type { CsvExportRequest, ExportStation, StationSearch } from 'shared-ui/domain';

/** The stations that match the choices, with how far their certified counts reach. */
export function searchStations(search: StationSearch): Promise<ExportStation[]> {
  return call('POST /export/dropdown-stations', { body: search });
}

/** Asks for an export, which is built in the background; answers the server's words about it. */
export async function prepareCsv(request: CsvExportRequest): Promise<string> {
  const { success } = await call('POST /export/prepare-csv', { body: request });
  return success;
}
