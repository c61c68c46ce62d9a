import { call } from 'shared-ui/api';
import type { ImportPreview, ImportRequest } from 'shared-ui/domain';

/** What this import would do now; nothing is written. */
export function previewImport(request: ImportRequest): Promise<ImportPreview> {
  return call('POST /counts/import/preview', { body: request });
}
