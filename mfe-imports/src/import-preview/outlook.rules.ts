import type { Load } from 'shared-ui/api';
import type { ImportPreview } from 'shared-domain';

/** Whether the server says that the request, not the server, is at fault; then its words tell more than a code. */
export function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

/**
 * Whether the dry run has shown that nothing of the file would be written: it would be refused as a whole, or for lines of it.
 * Of a long file its beginning is enough to know.
 */
export function keepsOut(load: Load<ImportPreview | null>): boolean {
  if (load.state === 'failed') return isRefusal(load.error.status);
  if (load.state === 'loading' || load.value === null) return false;
  return load.value.refusal !== null || load.value.rejected > 0;
}

/**
 * Whether the dry run of the whole file is still being made; of a long file its beginning is answered before. What can't be had
 * is not on its way.
 */
export function isOnItsWay(load: Load<ImportPreview | null>): boolean {
  return load.state === 'loading' || (load.state === 'loaded' && load.value !== null && load.value.share < 1);
}

const WHOLE = ['read', 'added', 'replaced', 'superseded', 'unchanged', 'certified'] as const;
const KEPT_OUT = ['read'] as const;

/** The figures of a dry run that are true: where lines keep the file out, nothing is new and nothing is replaced. */
export function figuresOf({ rejected }: Pick<ImportPreview, 'rejected'>) {
  return rejected > 0 ? KEPT_OUT : WHOLE;
}
