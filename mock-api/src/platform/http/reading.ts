import type { Database, Queryable, Reading, Scope } from '../db/database.ts';

/**
 * The database, of the connections for long work or a replica, for a call that reads at length. Each statement is a transaction of its own and takes its turn behind
 * those of short calls, so that nobody waits for the whole; statements that look at many counts go in pieces
 * (`counts/pieces.ts`). What the call has open is committed first: it would hold the one connection of the embedded
 * database while it waits for a turn.
 */
export function readingOf(
  database: Database,
  scope: Scope | undefined,
  settle: () => Promise<void>,
): Reading {
  const inTurn = async <T>(read: (tx: Queryable) => Promise<T>): Promise<T> => {
    await settle();
    return database.transaction(read, { scope });
  };
  return {
    kind: database.kind,
    query: async (sql, params) => {
      if (!scope) return inTurn((tx) => tx.query(sql, params));
      await settle();
      // the transaction and its one statement in one round trip
      const [rows = []] = await database.together({
        asOwner: [],
        scope,
        statements: [{ sql, params }],
        plans: 'anew',
      });
      return rows;
    },
    exec: (sql) => inTurn((tx) => tx.exec(sql)),
    copyIn: (table, columns, rows) => inTurn((tx) => tx.copyIn(table, columns, rows)),
  };
}
