import { call, type CallOptions } from 'shared-ui/api';
import type { ImportPreview, ImportRequest } from 'shared-domain';

/** What this import would do now; nothing is written. `part` asks for the beginning of a long file. */
export function previewImport(
  request: ImportRequest & { part?: boolean },
  options: CallOptions,
): Promise<ImportPreview> {
  return call('POST /counts/import/preview', { body: request }, options);
}
