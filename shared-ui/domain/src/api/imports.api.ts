import type { CountImport } from '../contract/imports.schema.ts';
import type { ImportRequest, Upload } from '../import.ts';
import type { FileInspection, ImportPreview, ReadingChoices } from '../import-file.ts';
import type { Call } from './call.ts';

/** Count files, from upload to import. */
export type ImportApi = {
  'POST /counts/upload': Call<{ body: FormData }, Upload>;
  'POST /counts/import/timemark-headers': Call<
    { body: { file: string; vendor: string } },
    { headers: string[]; dateOpen: boolean }
  >;
  /** The file as it is read with these choices; the vendor is guessed where it is left out. */
  'POST /counts/import/inspect': Call<
    { body: { file: string; vendor?: string; reading?: ReadingChoices } },
    FileInspection
  >;
  /** What POST /counts/import with this body would do; writes nothing. `part` asks for the beginning of a long file. */
  'POST /counts/import/preview': Call<{ body: ImportRequest & { part?: boolean } }, ImportPreview>;
  'POST /counts/import': Call<{ body: ImportRequest }, { success: true; import: CountImport }>;
  /** The newest fifty, or the fifty before the import `before`; of one station where it is named. */
  'GET /imports': Call<{ query: { before?: number; station?: string } }, CountImport[]>;
  'GET /imports/:id': Call<{ params: { id: string } }, CountImport>;
  /** The lines that can't be taken as a CSV file; its reply is bytes, never JSON. */
  'GET /imports/:id/rejected': Call<{ params: { id: string } }, never>;
  /** Takes back what the import wrote, in the background (`status` undoing, then undone). */
  'POST /imports/:id/undo': Call<{ params: { id: string } }, { success: true; import: CountImport }>;
};
