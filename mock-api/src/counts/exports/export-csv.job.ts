import { csvPieces } from './csv-files.ts';
import { exportWork } from './export.job.ts';
import type { Job } from '../../platform/queue/queue.ts';

/** Builds the file of a CSV export (E3). */
export const exportCsvJob: Job<'export-csv'> = {
  queue: 'export-csv',
  ...exportWork({ kind: 'csv', ending: 'csv', pieces: csvPieces }),
};
