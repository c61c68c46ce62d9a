import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { metOthers } from '../../platform/db/others.rules.ts';
import { bool, text } from '../../platform/db/columns.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { encodingFault } from './encoding.rules.ts';
import { migrations as ledger } from './migrations.tables.ts';
import { migrations } from './migrations/index.ts';

const CHECKSUM = shape(ledger.pick('checksum'));

const LEDGER = /* sql */ `create table if not exists migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/** One process at a time brings a PostgreSQL database up to date; the others wait and find nothing to do. */
const LOCK = 'select pg_advisory_xact_lock(7461002)';

/**
 * So long a migration waits for a table that others use, in milliseconds, before it lets go and tries again: whoever comes
 * after a waiting change waits behind it, and those are the calls of the release that still serves.
 */
const PATIENCE_MS = 400;
const PAUSE_MS = 600;

/** Refuses an empty database whose letters would be bytes. */
async function assertLetters(db: Database): Promise<void> {
  const found = await readRow(
    db,
    shape({ encoding: text, isEmpty: bool }),
    `select current_setting('server_encoding') as encoding, to_regclass('migrations') is null as "isEmpty"`,
  );
  const fault = found && encodingFault(found);
  if (fault) throw new Error(fault);
}

/** Does something in a transaction that keeps nobody waiting for long; as often as it takes. */
async function amongOthers(
  db: Database,
  tell: () => void,
  run: (tx: Transaction) => Promise<void>,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await db.transaction(run, { lockTimeout: PATIENCE_MS });
    } catch (error) {
      if (!metOthers(error)) throw error;
      if (tries === 0) tell();
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * Applies the migrations that are missing, in order, each in a transaction of its own. Refuses a database whose
 * applied migrations differ from the ones in the code. Answers the names it applied. Before the migration `stop` it ends.
 * A server of an earlier release may be at work meanwhile: `say` is told what has to wait for it.
 */
export async function migrate(
  db: Database,
  stop?: string,
  say: (text: string) => void = () => undefined,
): Promise<string[]> {
  await assertLetters(db);
  await amongOthers(
    db,
    () => undefined,
    async (tx) => {
      await tx.exec(LOCK);
      await tx.exec(LEDGER);
    },
  );
  const applied: string[] = [];
  for (const { name, sql } of migrations) {
    if (name === stop) break;
    const commands = [sql].flat();
    const checksum = createHash('sha256').update(commands.join('\n')).digest('hex');
    const tell = () => say(`${name} waits for tables that are in use; calls go on meanwhile …`);
    await amongOthers(db, tell, async (tx) => {
      await tx.exec(LOCK);
      const known = await readRow(tx, CHECKSUM, `select ${CHECKSUM.sql} from migrations where name = $1`, [
        name,
      ]);
      if (known && known.checksum !== checksum) {
        throw new Error(`Migration ${name} was applied in another form than the one in this version.`);
      }
      if (known) return;
      for (const command of commands) await tx.exec(command);
      await tx.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
      applied.push(name);
    });
  }
  return applied;
}
