import type { CountImport } from 'shared-domain';

/** Whether an import has changed anything, so that there is something to take back. */
export function hasWritten({ result }: Pick<CountImport, 'result'>): boolean {
  return result !== null && result.added + result.replaced + result.superseded > 0;
}

/** How an import's state is drawn: one being undone is at work, one undone is of no use any more. */
export function workState(status: CountImport['status']): 'waiting' | 'running' | 'done' | 'failed' | 'over' {
  if (status === 'undoing') return 'running';
  return status === 'undone' ? 'over' : status;
}
