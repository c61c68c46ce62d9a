import type { CountExport, CsvExportRequest, ExportStation, StationSearch } from '../export.ts';
import type { Call } from './call.ts';

/** What leaves the system. */
export type ExportApi = {
  'POST /export/dropdown-stations': Call<{ body: StationSearch }, ExportStation[]>;
  'POST /export/prepare-csv': Call<{ body: CsvExportRequest }, { success: string; export: CountExport }>;
  'GET /exports': Call<object, CountExport[]>;
  /** A file; its reply is bytes, never JSON. Carries a signature in the query. */
  'GET /exports/:id/file': Call<
    { params: { id: string }; query: { until: string; signature: string } },
    never
  >;
};
