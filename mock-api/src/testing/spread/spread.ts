import type { Database } from '../../platform/db/database.ts';
import { CALLED_THERE, EVERYWHERE, SPREAD } from './spread-plan.ts';
import {
  addPolicy,
  addWorker,
  countOthers,
  distribute,
  freeRoom,
  putEverywhere,
  readExtension,
  rebalance,
  rekey,
  SCOPE,
  selectDone,
  selectWorkers,
  takeFunctionAlong,
  takeOff,
} from './spread.sql.ts';

/** An address of a database server. */
export type Machine = { host: string; port: number };

/** What is said when a database can't be spread: nothing of it is changed then. */
const REFUSED = {
  embedded: 'The embedded database is one machine.',
  missing: 'The extension citus is not installed on this database server.',
  alone: 'No machine is known that could hold counts.',
  inUse: (others: number) => `Others are connected to this database (${others}).`,
};

/**
 * Spreads a database over the machines that its coordinator knows, and adds machines to it. What is done already stays, so
 * an attempt that broke off is gone on with by the next. Tells what it does.
 */
export async function spread(
  db: Database,
  { add, coordinator, say }: { add: readonly Machine[]; coordinator: Machine; say: (line: string) => void },
): Promise<void> {
  if (db.kind === 'embedded') throw new Error(REFUSED.embedded);
  const { installed, created } = await readExtension(db);
  if (!installed) throw new Error(REFUSED.missing);
  if (!created) await db.exec('create extension citus');
  for (const worker of add) {
    await addWorker(db, worker, coordinator);
    say(`${worker.host}:${worker.port} is one of the machines.`);
  }
  const workers = await selectWorkers(db);
  if (workers.length === 0) throw new Error(REFUSED.alone);
  await spreadTables(db, say);
  if (add.length > 0) {
    say('Sharing the counts out among the machines; calls go on meanwhile …');
    await rebalance(db);
  }
  say(`The counts are spread over ${workers.join(', ')}.`);
}

async function spreadTables(db: Database, say: (line: string) => void): Promise<void> {
  const done = new Set(await selectDone(db));
  const open = (table: string) => !done.has(table);
  const everywhere = EVERYWHERE.filter(open);
  const parted = SPREAD.filter(({ table }) => open(table));
  if (everywhere.length + parted.length > 0) {
    const others = await countOthers(db);
    if (others > 0) throw new Error(REFUSED.inUse(others));
  }
  await db.exec(SCOPE);
  for (const signature of CALLED_THERE) await takeFunctionAlong(db, signature);
  for (const table of everywhere) {
    say(`${table} …`);
    await withPolicies(db, table, (tx) => putEverywhere(tx, table));
  }
  for (const { table, key } of parted) {
    say(`${table} …`);
    await withPolicies(db, table, async (tx) => {
      await rekey(tx, table, key);
      await distribute(tx, table);
    });
  }
}

/** One transaction: a table has its policies, or it is not spread. */
async function withPolicies(
  db: Database,
  table: string,
  move: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const policies = await takeOff(tx, table);
    await move(tx);
    for (const policy of policies) await addPolicy(tx, table, policy);
  });
  await freeRoom(db, table);
}
