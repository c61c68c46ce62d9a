import type { Database, Transaction, TransactionOptions } from '../db/database.ts';

type Open = {
  tx: Transaction;
  commit: () => void;
  rollback: (reason: unknown) => void;
  ended: Promise<void>;
};

/** So long a statement of a call may wait for a lock with its connection in its hand; then the call gives it back. */
const LOCK_MS = 200;

function open(db: Database, options: TransactionOptions): Promise<Open> {
  return new Promise((resolve, reject) => {
    const ended = db.transaction(
      (tx) =>
        new Promise<void>((commit, rollback) => {
          // `ended` is set by the time anything can use it: this runs after the transaction has begun
          queueMicrotask(() => resolve({ tx, commit, rollback, ended }));
        }),
      { ...options, lockTimeout: LOCK_MS },
    );
    ended.catch(reject);
  });
}

/**
 * A transaction that begins with its first statement, so that a call which first reads a long body or hashes a
 * password does not hold the database meanwhile. `settle` commits it; statements after that begin another. `hasKept` says
 * whether something was committed, so that the call cannot begin anew. Where nothing is to be kept, as of a HEAD, it is
 * rolled back in place of each commit.
 */
export function lazyTransaction(db: Database, options: TransactionOptions = {}, keeps = true) {
  let current: Promise<Open> | null = null;
  let after: (() => void)[] = [];
  let kept = false;
  const tx = async () => (await (current ??= open(db, options))).tx;
  let last: Promise<unknown> = Promise.resolve();
  /** What is asked in the same moment goes one after the other: a connection takes one statement at a time. */
  const inTurn = <T>(ask: (opened: Transaction) => Promise<T>): Promise<T> => {
    const turn = last.then(tx).then(ask);
    last = turn.catch(() => undefined);
    return turn;
  };

  const lazy: Transaction = {
    scope: options.scope ?? null,
    afterCommit: (run) => void after.push(run),
    query: (sql, params) => inTurn((opened) => opened.query(sql, params)),
    exec: (sql) => inTurn((opened) => opened.exec(sql)),
    copyIn: (table, columns, rows) => inTurn((opened) => opened.copyIn(table, columns, rows)),
  };
  const settle = async () => {
    if (!keeps) return abandon(new Error('nothing is kept'));
    const opened = await current;
    current = null;
    opened?.commit();
    await opened?.ended;
    kept ||= opened !== null;
    const due = after;
    after = [];
    for (const run of due) run();
  };
  const abandon = async (reason: unknown) => {
    const opened = await current?.catch(() => null);
    current = null;
    after = [];
    opened?.rollback(reason);
    await opened?.ended.catch(() => undefined);
  };
  return { tx: lazy, settle, abandon, hasKept: () => kept };
}

export type LazyTransaction = ReturnType<typeof lazyTransaction>;
