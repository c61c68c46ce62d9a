import type { Database, Queryable } from '../../platform/db/database.ts';

/**
 * Reads for somebody who has not signed in, as a role that sees what has gone out and nothing else: a statement that asks for
 * more is refused by the database.
 */
export function asPublic<T>(
  db: Pick<Database, 'transaction'>,
  read: (db: Queryable) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.exec('set transaction read only; set local role count_exchange_public');
    return read(tx);
  });
}
