import type { PgBoss } from 'pg-boss';
import { bool, text, uuid } from '../db/columns.ts';
import type { Database, Transaction } from '../db/database.ts';
import { readRows, shape } from '../db/table.ts';
import { bossDb, SCHEMA } from './queues.ts';
import type { StartedJob } from './running.ts';

const LEFT = shape({ name: text, id: uuid, spent: bool.by('retry_count >= retry_limit') });
const LOOK_MS = 5000;
/** A job is fetched, and its end noted, a little before or after its work is known here, in seconds. */
const LEEWAY = 30;

/** Has a job that nobody is at any more wait again, at once; the tries it had are kept. */
async function startAnew(tx: Transaction, boss: PgBoss, { queue, id }: StartedJob): Promise<void> {
  await boss.cancel(queue, id, { db: bossDb(tx) });
  await boss.resume(queue, id, { db: bossDb(tx) });
}

/**
 * The embedded database belongs to one process, so an active job that this process is not at (`running`) was left: by a
 * process that died, or because its end could not be written, as on a full disk. It runs again at once; one that has
 * brought the process down on every try is given up.
 */
export async function takeUpLeftJobs(
  db: Database,
  boss: PgBoss,
  { running, leeway }: { running: readonly string[]; leeway: number } = { running: [], leeway: 0 },
): Promise<void> {
  const left = await readRows(
    db,
    LEFT,
    `select ${LEFT.sql} from ${SCHEMA}.job
     where state = 'active' and id <> all ($1::uuid[]) and ($2 = 0 or started_on <= now() - make_interval(secs => $2))`,
    [[...running], leeway],
  );
  for (const { name, id, spent } of left) {
    if (spent) await boss.fail(name, id, { message: 'The process ended in every try.' });
    else await db.transaction((tx) => startAnew(tx, boss, { queue: name, id }));
  }
}

/** Looks for left jobs every few seconds; answers how to stop. */
export function watchLeftJobs(
  db: Database,
  boss: PgBoss,
  running: () => string[],
  log?: (line: Record<string, unknown>) => void,
): () => void {
  const look = () =>
    takeUpLeftJobs(db, boss, { running: running(), leeway: LEEWAY }).catch((error: unknown) =>
      log?.({ queue: 'left', error: String(error) }),
    );
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
