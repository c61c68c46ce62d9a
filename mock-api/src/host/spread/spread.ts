import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { oneStartAtATime } from '../../platform/db/start-lock.ts';
import { migrate } from '../schema/migrate.ts';
import { isBegun, noteBegun, noteDone } from './begun.sql.ts';
import { addPolicy, guardSpreadTables, letRoleSignIn, takeFunctionAlong } from './guard.sql.ts';
import type { Machine } from './machine.rules.ts';
import {
  addWorker,
  nameCoordinator,
  compileNothing,
  countOthers,
  machinesApart,
  machinesThatRefuse,
  readExtension,
  rebalance,
  selectLevels,
  selectWorkers,
} from './machines.sql.ts';
import { EMBEDDED, metAnotherDatabase, reachRefusal, refusalOf, unknownOf } from './refusal.rules.ts';
import { CALLED_THERE, EVERYWHERE, PLACED, SPREAD } from './spread-plan.ts';
import {
  analyze,
  distribute,
  freeRoom,
  holdTable,
  putEverywhere,
  rekey,
  selectDone,
  selectFitted,
  selectForeign,
  takeOff,
} from './tables.sql.ts';

/** So often a step that met another database's is done again, and the pause before, in milliseconds. */
const TRIES = 40;
const PAUSE_MS = 250;

/** Which machines to add, how they reach the coordinator, and who is told of each step. */
export type Wanted = { add: readonly Machine[]; coordinator: Machine; say: (line: string) => void };

/**
 * Spreads the counts of a database over the machines that its coordinator knows, and adds machines to it; the schema is
 * brought up to date before. What is done already stays, so an attempt that broke off is gone on with by the next. Fails with
 * a sentence, and before anything is moved, where that can't be.
 */
export async function spread(db: Database, wanted: Wanted): Promise<void> {
  if (db.kind === 'embedded') throw new Error(EMBEDDED);
  await oneStartAtATime(db, wanted.say, () => spreadAmongOthers(db, wanted));
}

/**
 * Roles belong to whole servers, and the machines are told of them with nearly every step; where another database of the same
 * servers is spread at this moment a step may meet the other's, and the attempt goes on where it was.
 */
async function spreadAmongOthers(db: Database, wanted: Wanted): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await spreadAlone(db, wanted);
    } catch (error) {
      if (tries === TRIES || !metAnotherDatabase(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function spreadAlone(db: Database, { add, coordinator, say }: Wanted): Promise<void> {
  const { extension, isOpen } = await look(db, add.length);
  if (!extension.created)
    await db
      .exec('create extension citus')
      .catch(inWords('The extension citus can’t be made in this database'));
  // once the machines have reached it, it keeps its address; until then another one may be told
  if (isOpen && add.length > 0) await nameCoordinator(db, coordinator);
  for (const worker of add) {
    const name = `${worker.host}:${worker.port}`;
    await addWorker(db, worker).catch(
      inWords(
        `${name} can’t be one of the machines (it needs a database of the same name with the extension citus)`,
      ),
    );
    say(`${name} is one of the machines.`);
  }
  if (isOpen) await migrate(db, undefined, say);
  if (isOpen || add.length > 0) await assertReached(db);
  if (isOpen) await spreadTables(db, say);
  if (add.length > 0) {
    say('Sharing the counts out among the machines; calls go on meanwhile …');
    await rebalance(db);
  }
  await compileNothing(db);
  const workers = await selectWorkers(db);
  say(`The counts are spread over ${workers.join(', ')}.`);
}

/** Looks at the database, and refuses it where it can't be spread as it is. */
async function look(db: Database, added: number) {
  const extension = await readExtension(db);
  const [workers, done] = extension.created ? [await selectWorkers(db), await selectDone(db)] : [[], []];
  const open = PLACED.filter((table) => !done.includes(table));
  const isOpen = open.length > 0 || (await isBegun(db));
  const refusal = refusalOf({
    extension,
    machines: workers.length + added,
    isOpen,
    others: await countOthers(db),
    foreign: await selectForeign(db, open),
    unknown: unknownOf(await selectFitted(db, open)),
  });
  if (refusal !== null) throw new Error(refusal);
  return { extension, isOpen };
}

/**
 * Row security holds at the other machines because the coordinator signs in there as the role that it holds; counts move because
 * the machines reach one another.
 */
async function assertReached(db: Database): Promise<void> {
  await letRoleSignIn(db);
  const refusal = reachRefusal({
    shut: await machinesThatRefuse(db),
    apart: await machinesApart(db),
    levels: await selectLevels(db),
  });
  if (refusal !== null) throw new Error(refusal);
}

/** Moves all tables that have not been moved yet, with nobody else connected; the schema is up to date. */
export async function spreadTables(db: Database, say: (line: string) => void): Promise<void> {
  await noteBegun(db);
  await guardSpreadTables(db);
  for (const signature of CALLED_THERE) await takeFunctionAlong(db, signature);
  for (const table of EVERYWHERE) await move(db, table, { say, to: putEverywhere });
  for (const { table, key } of SPREAD) {
    const to = async (tx: Transaction) => {
      await rekey(tx, table, key);
      await distribute(tx, table);
    };
    await move(db, table, { say, to });
  }
  for (const table of PLACED) {
    await freeRoom(db, table);
    await analyze(db, table);
  }
  await noteDone(db);
}

/** One transaction: a table has its policies, or it is not spread. */
async function move(
  db: Database,
  table: string,
  { say, to }: { say: (line: string) => void; to: (tx: Transaction, table: string) => Promise<void> },
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdTable(tx, table);
    if ((await selectDone(tx)).includes(table)) return;
    say(`${table} …`);
    const policies = await takeOff(tx, table);
    await to(tx, table);
    for (const policy of policies) await addPolicy(tx, table, policy);
  });
}

/** Puts what we wanted before what the database says. */
const inWords = (what: string) => (error: unknown) => {
  throw new Error(`${what}. No table was moved. The database says: ${(error as Error).message}`, {
    cause: error,
  });
};
