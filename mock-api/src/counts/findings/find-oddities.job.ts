import { lockStationById, readStationById } from '../../stations/records/count-station.sql.ts';
import { endRun, selectRunJob } from './finding-runs.sql.ts';
import { keepFindings, runRules } from './run-rules.ts';
import { selectKnown } from './store-findings.sql.ts';
import type { Job, JobDeps } from '../../platform/queue/queue.ts';

/**
 * Runs the rules over a station's uncertified counts and keeps what they find (C9); `id` is the run's. Reading and
 * thinking happen before the transaction that writes, so that reviewers are not kept waiting; nothing is marked.
 */
export async function lookThrough(
  id: number,
  { db, now, queue }: Pick<JobDeps, 'db' | 'now' | 'queue'>,
): Promise<void> {
  const begun = await selectRunJob(db, id);
  if (begun?.status !== 'running') return;
  const known = await selectKnown(db, begun.station_id);
  const found = await runRules(db, await readStationById(db, begun.station_id), known);
  await db.transaction(async (tx) => {
    // the station before its run, as all who ask for a run hold it: the other way about, each would wait for the other
    await lockStationById(tx, begun.station_id);
    const run = await selectRunJob(tx, id, 'lock');
    // asked for again meanwhile: that job sees what has changed since
    if (run?.status !== 'running' || run.asked !== begun.asked) return;
    if (await keepFindings(tx, run.station_id, { known, found })) {
      await endRun(tx, id, { status: 'done', at: now() });
    } else {
      await queue.enqueue(tx, 'find-oddities', { id });
    }
  });
}

/** Has the rules look through a station in the background. */
export const findOdditiesJob: Job<'find-oddities'> = {
  queue: 'find-oddities',
  run: ({ id }, deps) => lookThrough(id, deps),
  fail: ({ id }, { db, now }) =>
    db.transaction(async (tx) => {
      const run = await selectRunJob(tx, id, 'lock');
      if (run?.status === 'running') await endRun(tx, id, { status: 'failed', at: now() });
    }),
  reopen: async ({ id }, tx) => {
    const run = await selectRunJob(tx, id, 'lock');
    if (run?.status !== 'failed') return false;
    await endRun(tx, id, { status: 'running', at: null });
    return true;
  },
};
