import type { CountExport } from 'shared-domain';

/** Where an export stands for the person who asked for it: a file whose time is over is no longer done. */
export type ExportState = CountExport['status'] | 'expired';

/** The state of an export. The server's clock decides when its time is over: it gives no address any more. */
export function exportState({ status, download }: Pick<CountExport, 'status' | 'download'>): ExportState {
  return status === 'done' && download === null ? 'expired' : status;
}

/** Whether the export is still to finish, so that its row has to be asked for again. */
export function isUnderWay({ status }: Pick<CountExport, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}
