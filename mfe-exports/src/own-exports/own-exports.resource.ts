import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import type { CountExport, DownloadQuery } from 'shared-domain';
import type { Asked } from 'shared-ui/query';
import { isUnderWay } from './export-state.rules.ts';

/** The person's own exports as they are now, the newest first: each address of a file is good once. */
export function loadOwnExports(signal?: AbortSignal): Promise<CountExport[]> {
  return call('GET /exports', {}, { signal });
}

/** The person's own exports, followed while one of them is under way. */
export const ownExportsQuery: Asked<CountExport[]> = {
  queryKey: ['exports'],
  queryFn: ({ signal }) => loadOwnExports(signal),
  isUnderWay: (rows) => rows.some(isUnderWay),
};

/** The export that an e-mailed link leads to; fails where the link is not good, or no longer. */
export const mailedExportQuery = (id: string, query: DownloadQuery): Asked<CountExport> => ({
  queryKey: ['mailed export', id, query.signature],
  queryFn: ({ signal }) => call('GET /exports/:id/link', { params: { id }, query }, { signal }),
  gcTime: 0,
});

/** Lets the browser fetch a file by its signed address, so that a file of any size goes straight to the disk. */
export function fetchFile(address: string): void {
  const file = new URL(address, window.location.origin);
  file.searchParams.set('token', session.getState().token ?? '');
  const link = document.createElement('a');
  link.href = file.href;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
