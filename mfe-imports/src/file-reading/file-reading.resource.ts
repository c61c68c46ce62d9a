import { call, type CallOptions } from 'shared-ui/api';
import type { FileInspection, ReadingChoices } from 'shared-domain';

/** How a stored file is read as this vendor's, with what a person has overruled. */
export function inspectFile(
  file: string,
  vendor: string,
  reading: ReadingChoices,
  options: CallOptions,
): Promise<FileInspection> {
  return call('POST /counts/import/inspect', { body: { file, vendor, reading } }, options);
}
