import type { Db, PgBoss } from 'pg-boss';
import { json } from '../db/columns.ts';
import { asOwner, type Database, type Transaction } from '../db/database.ts';
import { readRow, shape } from '../db/table.ts';
import { isMachineAway } from '../db/away.rules.ts';
import { isUndone } from '../db/others.rules.ts';
import type { Replica } from '../db/replica.ts';
import { isFilesAway, type FileStore } from '../files/index.ts';
import {
  atOnce,
  bossDb,
  createBoss,
  createQueues,
  failedQueue,
  queueNames,
  rememberQueues,
  SCHEMA,
  type QueueData,
  type QueueName,
} from './queues.ts';
import { takeUpLeftJobs, watchLeftJobs } from './left-jobs.ts';
import { createRunning, type StartedJob } from './running.ts';

export type { QueueData, QueueName };

/** What a job works with besides what its subject adds to this (`host-parts.ts`); it runs as the database's owner. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to from outside
export interface JobDeps {
  db: Database;
  /** For what reads at length and writes nothing (`readRecent`). */
  replica?: Replica;
  files: FileStore;
  now: () => Date;
  queue: JobQueue;
  /** One line of the log; left out in tests. */
  log?: (line: Record<string, unknown>) => void;
}

/**
 * The work of a queue. A job may be started again after a crash at any point, so `run` checks the row's state, and
 * all that others see of its effect comes from one transaction. `fail` is called when every try has failed: it leaves nothing locked
 * and tells the person.
 */
export type Job<Q extends QueueName> = {
  queue: Q;
  run: (data: QueueData[Q], deps: JobDeps) => Promise<void>;
  fail: (data: QueueData[Q], deps: JobDeps) => Promise<void>;
  /** Puts things back to before `fail`, so that `run` works again; false when they have changed meanwhile. */
  reopen: (data: QueueData[Q], tx: Transaction) => Promise<boolean>;
};

/** A job of any queue. */
export type AnyJob = { [Q in QueueName]: Job<Q> }[QueueName];

/** The queues over the database; the same transaction holds a state and the job that goes with it. */
export type JobQueue = {
  /** Adds a job in the transaction of the state it belongs to; a worker starts on it at once after the commit. */
  enqueue<Q extends QueueName>(tx: Transaction, queue: Q, data: QueueData[Q]): Promise<void>;
  /** Has this process's workers of a queue look for jobs at once: another process has added one. */
  look(queue: string): void;
  /** Starts working: first on the jobs that a process which died has left behind. */
  work(jobs: readonly AnyJob[], deps: JobDeps): Promise<void>;
  /** Has a job that was given up tried again; false when there is no such job or it cannot be reopened. */
  retry(jobs: readonly AnyJob[], job: { queue: string; id: string }, deps: JobDeps): Promise<boolean>;
  /** Works until no job is left, retries included, without timers; answers how many tries there were. For tests. */
  drain(jobs: readonly AnyJob[], deps: JobDeps): Promise<number>;
  /** Takes no more jobs, gives those that run so many milliseconds to finish, and hands the others back to the queue. */
  stop(patience: number): Promise<void>;
};

/** A job that is handed back waits so long for the process that had it to be gone, in seconds. */
const HANDED_BACK_AFTER = 2;

/** A job that met a machine which is away is tried again after so many seconds, and so often at most: for a day. */
const AWAY_AFTER = 15;
const MOST_AWAY = (24 * 3600) / AWAY_AFTER;

/** Makes the queue's tables and queues; no timer runs until `work`. */
export async function createJobQueue(db: Database, log?: JobDeps['log']): Promise<JobQueue> {
  const boss = createBoss(db);
  boss.on('error', (error) => log?.({ queue: 'error', error: error.stack ?? error.message }));
  await boss.start();
  await rememberQueues(boss, await createQueues(boss, db));
  await boss.stop({ graceful: false, close: false });
  const workers = new Map<string, string[]>();
  const running = createRunning();
  let stopWatching = () => {};
  const look = (queue: string) => {
    for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
  };

  return {
    enqueue: async (tx, queue, data) => {
      await asOwner(tx, () => boss.send(queue, data, { db: bossDb(tx) }));
      tx.afterCommit(() => look(queue));
    },
    look,
    work: async (jobs, deps) => {
      await boss.start();
      if (db.kind === 'embedded') {
        await takeUpLeftJobs(db, boss);
        stopWatching = watchLeftJobs(db, boss, running.ids, log);
      }
      const startWorker = async (step: Step): Promise<string> => {
        const worker: string = await boss.work<{ id: number }>(step.queue, async ([job]) => {
          // where there was a job there may be another: the worker looks at once, not after its pause
          boss.notifyWorker(worker);
          if (!job) return;
          const started = { queue: step.queue, id: job.id };
          const giveBack = () => handBack(db, boss, [started], { after: AWAY_AFTER, most: MOST_AWAY });
          await running.follow(started, unlessHeldUp(attempt(step, job.data, deps), giveBack));
        });
        return worker;
      };
      for (const step of stepsOf(jobs)) {
        const many = Array.from({ length: atOnce(step.queue) }, () => startWorker(step));
        const started = await Promise.all(many);
        if (step.main) workers.set(step.main, started);
      }
    },
    retry: (jobs, { queue, id }, deps) => {
      const job = jobs.find((one) => one.queue === queue);
      if (!job) return Promise.resolve(false);
      return deps.db.transaction((tx) => retryIn(tx, boss, { job, id, wake: () => look(job.queue) }));
    },
    drain: (jobs, deps) => drain(boss, stepsOf(jobs), deps),
    stop: async (patience) => {
      stopWatching();
      await Promise.all(queueNames.map((name) => boss.offWork(name, { wait: false })));
      await running.finished(patience);
      await running.handBack(async (jobs) => void (await handBack(db, boss, jobs)));
      await boss.stop({ graceful: true, close: false, timeout: 1000 });
    },
  };
}

async function retryIn(
  tx: Transaction,
  boss: PgBoss,
  { job, id, wake }: { job: AnyJob; id: string; wake: () => void },
): Promise<boolean> {
  const row = await readRow(
    tx,
    shape({ data: json<{ id: number }>() }),
    `select data from ${SCHEMA}.job where name = $1 and id = $2 and state = 'failed' for update`,
    [job.queue, id],
  );
  if (!row || !(await job.reopen(row.data, tx))) return false;
  await boss.retry(job.queue, id, { db: bossDb(tx) });
  tx.afterCommit(wake);
  return true;
}

/** What a job that was put back carries besides: how often that was, and since when it is asked for. */
type WaitingData = { id: number; waits?: number; since?: string };

type Step = {
  queue: string;
  /** Set on the step that does the work, not on the one that gives it up. */
  main?: QueueName;
  run: (data: { id: number }, deps: JobDeps) => Promise<void>;
};

function stepsOf(jobs: readonly AnyJob[]): Step[] {
  return jobs.flatMap((job): Step[] => [
    { queue: job.queue, main: job.queue, run: job.run },
    { queue: failedQueue(job.queue), run: job.fail },
  ]);
}

async function attempt(step: Step, data: { id: number }, deps: JobDeps): Promise<void> {
  try {
    // a job's statements take their time; they are not to keep calls waiting
    await step.run(data, { ...deps, db: deps.db.background });
  } catch (error) {
    deps.log?.({ queue: step.queue, ...data, error: error instanceof Error ? error.stack : String(error) });
    throw error;
  }
}

/**
 * Where a machine of a spread database or the place of files is away, or the database has undone a step for the sake of another's,
 * the job's end is that it waits: nothing it could do is at fault, so it is no try of its own, and whoever asked for it is told when it is done.
 */
async function unlessHeldUp(work: Promise<void>, giveBack: () => Promise<boolean>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const isHeldUp = isMachineAway(error) || isUndone(error) || isFilesAway(error);
    if (isHeldUp && (await giveBack().catch(() => false))) return;
    throw error;
  }
}

/**
 * Puts jobs back: what they met is no try of theirs, so what tries they have left they keep; `most` times at the most. Answers whether
 * all of them wait now; one that has ended meanwhile, or has waited as often as it may, is left as it is. What waits is a job of its
 * own in place of the one that ran: the end of that try, noted when another process may be at work on it again, ends nothing.
 */
async function handBack(
  db: Database,
  boss: PgBoss,
  jobs: readonly StartedJob[],
  { after, most } = { after: HANDED_BACK_AFTER, most: Infinity },
): Promise<boolean> {
  let areBack = true;
  for (const { queue, id } of jobs)
    await db.transaction(async (tx) => {
      const by = { db: bossDb(tx) };
      const [job] = await boss.findJobs<WaitingData>(queue, { id, ...by });
      const waits = (job?.data.waits ?? 0) + 1;
      if (job?.state !== 'active' || waits > most || !(await takeAway(boss, { queue, id }, by))) {
        areBack = false;
        return;
      }
      const data: WaitingData = {
        ...job.data,
        waits,
        since: job.data.since ?? new Date(job.createdOn).toISOString(),
      };
      const retryLimit = Math.max(job.retryLimit - job.retryCount, 0);
      await boss.send(queue, data, { startAfter: after, retryLimit, ...by });
    });
  return areBack;
}

/** Deletes a job that somebody is at; false when its end was noted first. */
async function takeAway(boss: PgBoss, { queue, id }: StartedJob, by: { db: Db }): Promise<boolean> {
  await boss.cancel(queue, id, by);
  const [job] = await boss.findJobs(queue, { id, ...by });
  if (job?.state !== 'cancelled') return false;
  await boss.deleteJob(queue, id, by);
  return true;
}

async function drain(boss: PgBoss, steps: readonly Step[], deps: JobDeps): Promise<number> {
  let tries = 0;
  for (let found = true; found;) {
    found = false;
    for (const step of steps) {
      const [job] = await boss.fetch<{ id: number }>(step.queue, { ignoreStartAfter: true });
      if (!job) continue;
      found = true;
      tries += 1;
      await attempt(step, job.data, deps).then(
        () => boss.complete(step.queue, job.id),
        (error: unknown) => boss.fail(step.queue, job.id, { message: String(error) }),
      );
    }
  }
  return tries;
}
