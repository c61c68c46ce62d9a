import { tmasPieces } from './tmas-files.ts';
import { exportWork } from './export.job.ts';
import type { Job } from '../../platform/queue/queue.ts';

/** Builds the zip of an export to TMAS (E2). */
export const exportTmasJob: Job<'export-tmas'> = {
  queue: 'export-tmas',
  ...exportWork({ kind: 'tmas', ending: 'zip', pieces: tmasPieces }),
};
