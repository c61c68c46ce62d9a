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

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file size as people read it, e.g. '1.2 MB'; thousands, not 1024s, as file managers and mail programs count. */
export function fileSize(bytes: number, language: string): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
