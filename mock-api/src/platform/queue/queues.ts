import { PgBoss, type Db, type Queue } from 'pg-boss';
import type { Database, Param, Queryable } from '../db/database.ts';

/** The queues and what their jobs carry: the id of the row that says all the rest. */
export type QueueData = {
  certify: { id: number };
  'find-oddities': { id: number };
  'import-counts': { id: number };
  'import-eco-counts': { id: number };
  'run-automatic-import': { id: number };
  'read-drop': { id: number };
  'undo-import': { id: number };
  'judge-health': { id: number };
  'export-csv': { id: number };
  'export-tmas': { id: number };
  'fetch-weather': { id: number };
  'publish-open-data': { id: number };
  'make-open-files': { id: number };
  'deliver-mail': { id: number };
  'forgot-password': { id: number };
};
export type QueueName = keyof QueueData;

const QUEUES: QueueName[] = [
  'certify',
  'find-oddities',
  'import-counts',
  'import-eco-counts',
  'run-automatic-import',
  'read-drop',
  'undo-import',
  'judge-health',
  'export-csv',
  'export-tmas',
  'fetch-weather',
  'publish-open-data',
  'make-open-files',
  'deliver-mail',
  'forgot-password',
];

/** Queues whose jobs may be long: so many of them at once, that a short one need not wait for years of somebody else's counts. */
const AT_ONCE: Partial<Record<QueueName, number>> = {
  certify: 2,
  'find-oddities': 2,
  'import-counts': 2,
  'export-csv': 2,
};

/** How many jobs of a queue this process works on at once; of what a queue gave up, one after the other. */
export const atOnce = (queue: string): number => AT_ONCE[queue as QueueName] ?? 1;

/** Where its tables are. */
export const SCHEMA = 'jobs';
const RETRIES = { retryLimit: 4, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 };
/** A mail server that is away or busy is asked again for a day: with growing pauses for two hours, then hourly. */
const MAIL_RETRIES = { retryLimit: 31, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 };
/** An address of weather that does not answer is asked again for some ten minutes. */
const WEATHER_RETRIES = { retryLimit: 6, retryDelay: 10, retryBackoff: true, retryDelayMax: 600 };
/** A run goes on where a process has died, however often: what it has done it does not do again. */
const RUN_RETRIES = { ...RETRIES, retryLimit: 30 };
const OTHER_RETRIES: Partial<Record<QueueName, typeof RETRIES>> = {
  'deliver-mail': MAIL_RETRIES,
  'fetch-weather': WEATHER_RETRIES,
  'run-automatic-import': RUN_RETRIES,
};
const retriesOf = (queue: QueueName) => OTHER_RETRIES[queue] ?? RETRIES;
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
    // embedded, its looks for jobs share the one connection: they go after what people ask
    db: bossDb(db.kind === 'embedded' ? db.background : db),
    backend: db.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    schedule: false,
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
  });
}

/** Makes the queues that are missing and changes those that an earlier version made otherwise; answers their names. */
export async function createQueues(boss: PgBoss, db: Database): Promise<string[]> {
  const alive = db.kind === 'postgres' ? HEARTBEAT : {};
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const changed: string[] = [];
  for (const queue of QUEUES) {
    const [failed, retries] = [failedQueue(queue), retriesOf(queue)];
    if (!known.has(failed)) {
      await boss.createQueue(failed, { ...RETRIES, ...alive });
      changed.push(failed);
    }
    const is = known.get(queue);
    if (!is) await boss.createQueue(queue, { ...retries, ...alive, deadLetter: failed });
    else if (!isMadeWith(is, retries)) await boss.updateQueue(queue, retries);
    else continue;
    changed.push(queue);
  }
  return changed;
}

const isMadeWith = (queue: Queue, retries: typeof RETRIES): boolean =>
  queue.retryLimit === retries.retryLimit &&
  queue.retryDelay === retries.retryDelay &&
  queue.retryBackoff === retries.retryBackoff &&
  queue.retryDelayMax === retries.retryDelayMax;

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * Has pg-boss read what it keeps about these queues; of those that did not change it read it when it started. Left to
 * the first `enqueue` it would do so on a connection of its own, and the embedded database, busy with the call's
 * transaction, would never answer.
 */
export async function rememberQueues(boss: PgBoss, queues: readonly string[]): Promise<void> {
  for (const queue of queues) await boss.findJobs(queue, { id: NO_JOB });
}
