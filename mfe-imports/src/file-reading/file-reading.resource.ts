import { call, type CallOptions } from 'shared-ui/api';
import { isFileVendor, type FileInspection, type ReadingChoices } from 'shared-domain';

/** How a stored file is read as this vendor's, with what a person has overruled. */
export function inspectFile(
  file: string,
  code: string,
  reading: ReadingChoices,
  options: CallOptions,
): Promise<FileInspection> {
  const vendor = isFileVendor(code) ? code : undefined;
  return call('POST /counts/import/inspect', { body: { file, vendor, reading } }, options);
}
