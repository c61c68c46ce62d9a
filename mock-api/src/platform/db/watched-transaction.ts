import type { Queryable, Scope, Transaction } from './database.ts';

/**
 * A transaction over a connection's statements that remembers a failed one: PostgreSQL turns the COMMIT after it into
 * a silent rollback, so `assertWhole` throws instead. `committed` runs what waited for the commit.
 */
export function watched(
  inner: Queryable,
  scope: Scope | undefined,
): { tx: Transaction; assertWhole: () => void; committed: () => void } {
  let broken: unknown = null;
  const after: (() => void)[] = [];
  const watch = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      broken = error;
      throw error;
    }
  };
  const tx: Transaction = {
    scope: scope ?? null,
    afterCommit: (run) => void after.push(run),
    query: (sql, params) => watch(inner.query(sql, params)),
    exec: (sql) => {
      if (/^\s*rollback to/i.test(sql)) broken = null;
      return watch(inner.exec(sql));
    },
    copyIn: (table, columns, rows) => watch(inner.copyIn(table, columns, rows)),
  };
  return {
    tx,
    assertWhole: () => {
      if (broken) throw new Error('A failed statement was passed over in a transaction.', { cause: broken });
    },
    committed: () => {
      for (const run of after) run();
    },
  };
}
