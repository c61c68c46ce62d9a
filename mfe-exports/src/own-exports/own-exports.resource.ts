import { call } from 'shared-ui/api';
import { session } from 'shared-ui/auth';
import type { CountExport, DownloadQuery } from 'shared-domain';

/** The person's own exports, the newest first. */
export function ownExports(): Promise<CountExport[]> {
  return call('GET /exports');
}

/** The export that an e-mailed link leads to; throws where the link is not good, or no longer. */
export function mailedExport(id: string, query: DownloadQuery): Promise<CountExport> {
  return call('GET /exports/:id/link', { params: { id }, query });
}

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
