import type { CountExport } from 'shared-ui/domain';

/** Where an export stands for the person who asked for it: a file whose time is over is no longer done. */
export type ExportState = CountExport['status'] | 'expired';

/** The state of an export at a moment, both as ISO instants. */
export function exportState(row: Pick<CountExport, 'status' | 'expires_at'>, now: Date): ExportState {
  const over = row.status === 'done' && row.expires_at !== null && new Date(row.expires_at) <= now;
  return over ? 'expired' : row.status;
}

/** Whether the export is still to finish, so that its row has to be asked for again. */
export function isUnderWay({ status }: Pick<CountExport, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}
