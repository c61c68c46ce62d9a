import type { AadtReport, AadtTable } from '../aadt.ts';
import type {
  CountExport,
  CsvExportRequest,
  DownloadQuery,
  ExportChoices,
  ExportPreset,
  ExportStation,
  StationSearch,
} from '../export.ts';
import type { TmasCheck, TmasRequest } from '../tmas.ts';
import type { Call, Done } from './call.ts';

/** What an export was answered with when it was asked for. */
type Started = { success: string; export: CountExport };

/** What leaves the system. */
export type ExportApi = {
  'POST /export/dropdown-stations': Call<{ body: StationSearch }, ExportStation[]>;
  'POST /export/prepare-csv': Call<{ body: CsvExportRequest }, Started>;
  /** What an export to TMAS would hold and leave out. */
  'POST /export/check-tmas': Call<{ body: TmasRequest }, TmasCheck>;
  'POST /export/prepare-tmas': Call<{ body: TmasRequest }, Started>;
  'GET /exports': Call<object, CountExport[]>;
  /** Whether an e-mailed address still leads to its file; uses nothing up. */
  'GET /exports/:id/link': Call<{ params: { id: string }; query: DownloadQuery }, CountExport>;
  /** A file; its reply is bytes, never JSON. Carries a signature in the query. */
  'GET /exports/:id/file': Call<{ params: { id: string }; query: DownloadQuery }, never>;
  'GET /export/presets': Call<object, ExportPreset[]>;
  /** Keeps the choices under a name; the same name is replaced. */
  'POST /export/presets': Call<{ body: { name: string; choices: ExportChoices } }, ExportPreset>;
  'DELETE /export/presets/:id': Call<{ params: { id: string } }, Done>;
};

/** Annual averages; a list of stations with theirs is GET /stations with `report=aadt`. */
export type ReportApi = {
  'GET /reports/aadt/:stationId': Call<{ params: { stationId: string } }, AadtReport>;
  'GET /export/aadt': Call<{ query: { stationId: string; stationName?: string } }, AadtTable>;
};
