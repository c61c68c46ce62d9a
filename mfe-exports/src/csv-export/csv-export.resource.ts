import { call } from 'shared-ui/api';
import type { CsvExportRequest } from 'shared-domain';
import { invalidate } from 'shared-ui/query';
import { ownExportsQuery } from '../own-exports/own-exports.resource.ts';

/** Asks for an export, which is built in the background; answers the server's words about it. */
export async function prepareCsv(request: CsvExportRequest): Promise<string> {
  const { success } = await call('POST /export/prepare-csv', { body: request });
  void invalidate(ownExportsQuery.queryKey);
  return success;
}
