import type { Database } from '../platform/db/database.ts';
import { migrate } from '../host/schema/migrate.ts';
import { migrations } from '../host/schema/migrations/index.ts';
import { openInMemory } from '../platform/db/pglite.ts';
import { freshPostgres } from './test-database.ts';

/**
 * A database of its own as it was before a migration, filled, and then brought up to date like any installation;
 * closed after the test has looked at it.
 */
export async function withOldInstallation(
  { before, data }: { before: string; data: string },
  look: (db: Database) => Promise<void>,
): Promise<void> {
  const server = process.env.DATABASE_URL_TEST;
  const name = `count_exchange_old_${process.env.JEST_WORKER_ID ?? '1'}`;
  const db = server ? await freshPostgres(server, name) : await openInMemory();
  try {
    await migrate(db, before);
    await db.exec(data);
    const at = migrations.findIndex((one) => one.name === before);
    const applied = await migrate(db);
    if (applied[0] !== before || applied.length !== migrations.length - at)
      throw new Error(`${before} was not the next migration`);
    await look(db);
  } finally {
    await db.close();
  }
}
