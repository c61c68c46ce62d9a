import type { CountImport, ImportRequest, Upload } from '../import.ts';
import type { Call } from './call.ts';

/** Count files, from upload to import. */
export type ImportApi = {
  'POST /counts/upload': Call<{ body: FormData }, Upload>;
  'POST /counts/import/timemark-headers': Call<
    { body: { file: string; vendor: string } },
    { headers: string[] }
  >;
  'POST /counts/import': Call<{ body: ImportRequest }, { success: true; import: CountImport }>;
  'GET /imports': Call<object, CountImport[]>;
  'GET /imports/:id': Call<{ params: { id: string } }, CountImport>;
};
