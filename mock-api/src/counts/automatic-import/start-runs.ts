import type { Transaction } from '../../platform/db/database.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { dayAt, lookOf, nextRun } from './run-times.rules.ts';
import * as runs from './runs.sql.ts';
import { keepNext, selectDue, selectSchedule, takeDue } from './schedules.sql.ts';

type Starting = Pick<JobDeps, 'db' | 'now' | 'queue'>;

/**
 * Starts the runs whose time has come, and has those go on that stood still until now; answers how many. Of several processes one takes
 * each. After a time without a server there is one run, not one for each that was missed; where one is under way there is none.
 */
export async function startDueRuns({ db, now, queue }: Starting): Promise<number> {
  let started = 0;
  for (const { agency_id } of await selectDue(db, now()))
    await db.transaction(async (tx) => {
      if (!(await takeDue(tx, agency_id, now()))) return;
      const schedule = await selectSchedule(tx, agency_id);
      if (!schedule) return;
      const { rhythm, time_zone: timeZone } = schedule;
      await keepNext(tx, agency_id, nextRun(rhythm, { after: now(), timeZone, agency: agency_id }));
      const id = await startRun(tx, { agency: agency_id, timeZone, asker: null, at: now() }, (run) =>
        queue.enqueue(tx, 'run-automatic-import', { id: run }),
      );
      if (id !== undefined) started += 1;
    });
  for (const { id } of await runs.selectResting(db, now()))
    await db.transaction(async (tx) => {
      if (!(await runs.wakeRun(tx, id, now()))) return;
      await queue.enqueue(tx, 'run-automatic-import', { id });
      started += 1;
    });
  return started;
}

/** Starts a run of an agency; undefined where one is under way. */
export async function startRun(
  tx: Transaction,
  { agency, timeZone, asker, at }: { agency: number; timeZone: string; asker: runs.Asker; at: Date },
  enqueue: (id: number) => Promise<void>,
): Promise<number | undefined> {
  const day = dayAt(at, timeZone);
  const look = lookOf(day, await runs.selectOwed(tx, agency, day));
  const id = await runs.insertRun(tx, { agency, asker, day, look, at });
  if (id !== undefined) await enqueue(id);
  return id;
}
