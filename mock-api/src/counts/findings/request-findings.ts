import type { Queryable } from '../../platform/db/database.ts';
import { beginRun } from './finding-runs.sql.ts';

/**
 * Has the rules run over a station's uncertified counts, in the background; the job exists if and only if the
 * transaction's other writes do. Call it wherever counts were added, replaced, certified or reopened.
 */
export async function requestFindings(
  db: Queryable,
  enqueue: (queue: 'find-oddities', data: { id: number }) => Promise<void>,
  { stationId, at }: { stationId: number; at: Date },
): Promise<void> {
  await enqueue('find-oddities', { id: await beginRun(db, stationId, at) });
}
