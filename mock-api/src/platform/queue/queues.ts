import { PgBoss, type Db } from 'pg-boss';
import type { Database, Param, Queryable } from '../db/database.ts';

/** The queues and what their jobs carry: the id of the row that says all the rest. */
export type QueueData = {
  certify: { id: number };
  'find-oddities': { id: number };
  'import-counts': { id: number };
  'import-eco-counts': { id: number };
  'undo-import': { id: number };
  'export-csv': { id: number };
  'export-tmas': { id: number };
  'deliver-mail': { id: number };
  'forgot-password': { id: number };
};
export type QueueName = keyof QueueData;

const QUEUES: QueueName[] = [
  'certify',
  'find-oddities',
  'import-counts',
  'import-eco-counts',
  'undo-import',
  'export-csv',
  'export-tmas',
  'deliver-mail',
  'forgot-password',
];

/** Where its tables are. */
export const SCHEMA = 'jobs';
const RETRIES = { retryLimit: 4, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 };
/** A mail server that is away or busy is asked again for about two hours, with growing pauses. */
const MAIL_RETRIES = { retryLimit: 10, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 };
const retriesOf = (queue: QueueName) => (queue === 'deliver-mail' ? MAIL_RETRIES : RETRIES);
/** On PostgreSQL a job whose process has died is noticed by its missing heartbeat, in seconds. */
const HEARTBEAT = { heartbeatSeconds: 15 };

/** The queue of the jobs of a queue that every try has failed of. */
export const failedQueue = (queue: QueueName) => `${queue}-failed`;

/** Every queue, and with each the one of what it gave up. */
export const queueNames = QUEUES.flatMap((queue) => [queue, failedQueue(queue)]);

/** pg-boss speaks to the database through this; statements without parameters may be several in one. */
export function bossDb(db: Queryable): Db {
  return {
    executeSql: async (text, values) => ({
      rows: values?.length ? await db.query(text, values as Param[]) : await db.exec(text),
    }),
  };
}

/** Over the database; not started yet. */
export function createBoss(db: Database): PgBoss {
  return new PgBoss({
    db: bossDb(db),
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    schedule: false,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
  });
}

/** Makes the queues that are not there, and brings the others up to date. */
export async function createQueues(boss: PgBoss, db: Database): Promise<void> {
  const alive = db.kind === 'postgres' ? HEARTBEAT : {};
  for (const queue of QUEUES) {
    await boss.createQueue(failedQueue(queue), { ...RETRIES, ...alive });
    await boss.createQueue(queue, { ...retriesOf(queue), ...alive, deadLetter: failedQueue(queue) });
    // a queue that an earlier version made keeps what it was made with
    await boss.updateQueue(queue, retriesOf(queue));
  }
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * Has pg-boss read what it keeps about each queue. Left to the first `enqueue` it would do so on a connection of its
 * own, and the embedded database, busy with the call's transaction, would never answer.
 */
export async function rememberQueues(boss: PgBoss): Promise<void> {
  for (const queue of QUEUES) {
    await boss.findJobs(queue, { id: NO_JOB });
    await boss.findJobs(failedQueue(queue), { id: NO_JOB });
  }
}
