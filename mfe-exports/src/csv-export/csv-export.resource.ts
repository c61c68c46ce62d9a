import { call } from 'shared-ui/api';
import type { CsvExportRequest } from 'shared-domain';

/** Asks for an export, which is built in the background; answers the server's words about it. */
export async function prepareCsv(request: CsvExportRequest): Promise<string> {
  const { success } = await call('POST /export/prepare-csv', { body: request });
  return success;
}
