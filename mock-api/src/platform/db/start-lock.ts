import { bool } from './columns.ts';
import type { Database } from './database.ts';
import { readRow, shape } from './table.ts';

/** Another lock than that of a single migration, which is taken inside of it. */
const LOCK = 7461003;

/**
 * Has one server at a time bring a database up to date and fill it; whoever comes second waits, and finds it done. The
 * lock ends with its connection, so one that dies on the way leaves the rest to the next. An embedded database has its
 * folder's lock.
 */
export function oneStartAtATime<T>(
  db: Database,
  say: (text: string) => void,
  prepare: () => Promise<T>,
): Promise<T> {
  if (db.kind === 'embedded') return prepare();
  return db.background.transaction(async (tx) => {
    const first = await readRow(tx, shape({ free: bool }), 'select pg_try_advisory_xact_lock($1) as free', [
      LOCK,
    ]);
    if (!first?.free) {
      say('Another server is preparing the database; waiting for it …');
      await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    }
    return prepare();
  });
}
