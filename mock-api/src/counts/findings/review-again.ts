import { requestFindings } from './request-findings.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';

/** Has the rules run over a station's counts after a job has changed them, once its transaction is through. */
export function reviewAgain(
  tx: Transaction,
  { queue, now }: Pick<JobDeps, 'queue' | 'now'>,
  stationId: number,
): Promise<void> {
  return requestFindings(tx, (name, data) => queue.enqueue(tx, name, data), { stationId, at: now() });
}
