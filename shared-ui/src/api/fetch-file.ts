import { connected } from './connection.ts';

/** Lets the browser fetch a file by its signed address, so that a file of any size goes straight to the disk. */
export function fetchFile(address: string): void {
  const file = new URL(address, window.location.origin);
  file.searchParams.set('token', connected().token() ?? '');
  const link = document.createElement('a');
  link.href = file.href;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
