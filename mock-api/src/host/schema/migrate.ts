import { createHash } from 'node:crypto';
import type { Database } from '../../platform/db/database.ts';
import { readRow, shape } from '../../platform/db/table.ts';
import { migrations as ledger } from './migrations.tables.ts';
import { migrations } from './migrations/index.ts';

const CHECKSUM = shape(ledger.pick('checksum'));

const LEDGER = /* sql */ `create table if not exists migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

/** One process at a time brings a PostgreSQL database up to date; the others wait and find nothing to do. */
const LOCK = 'select pg_advisory_xact_lock(7461002)';

/**
 * Applies the migrations that are missing, in order, each in a transaction of its own. Refuses a database whose
 * applied migrations differ from the ones in the code. Answers the names it applied. Before the migration `stop` it ends.
 */
export async function migrate(db: Database, stop?: string): Promise<string[]> {
  await db.transaction(async (tx) => {
    await tx.exec(LOCK);
    await tx.exec(LEDGER);
  });
  const applied: string[] = [];
  for (const { name, sql } of migrations) {
    if (name === stop) break;
    const checksum = createHash('sha256').update(sql).digest('hex');
    await db.transaction(async (tx) => {
      await tx.exec(LOCK);
      const known = await readRow(tx, CHECKSUM, `select ${CHECKSUM.sql} from migrations where name = $1`, [
        name,
      ]);
      if (known && known.checksum !== checksum) {
        throw new Error(`Migration ${name} was applied in another form than the one in this version.`);
      }
      if (known) return;
      await tx.exec(sql);
      await tx.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
      applied.push(name);
    });
  }
  return applied;
}
