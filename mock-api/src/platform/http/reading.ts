import type { Database, Queryable, Reading, Row, Scope, Statement } from '../db/database.ts';
import type { AheadCtx } from './context.ts';

type Waiting = { statement: Statement; resolve: (rows: Row[]) => void; reject: (reason: unknown) => void };

/**
 * The database for a call that only reads. What is asked in the same moment goes to it in one round trip, a transaction of its
 * own, in the order in which it was asked; what else the call has open is committed first: it would hold the one connection of
 * the embedded database while it waits for a turn. Over the connections for long work, or a replica, nobody waits for the
 * whole of a long read: statements that look at many counts go in pieces (`counts/pieces.ts`), one after the other.
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
    query: scope
      ? gathered(async (statements) => {
          await settle();
          return database.together({ asOwner: [], scope, statements, plans: 'anew' });
        })
      : (sql, params) => inTurn((tx) => tx.query(sql, params)),
    exec: (sql) => inTurn((tx) => tx.exec(sql)),
    copyIn: (table, columns, rows) => inTurn((tx) => tx.copyIn(table, columns, rows)),
  };
}

/** The same for a call that is answered ahead of its check, and so only reads. */
export const readingBy = (ask: AheadCtx<never>['ask'], atLength = false): Reading => ({
  query: gathered((statements) => ask(statements, { plans: 'anew', atLength })),
  exec: refused,
  copyIn: refused,
});

const refused = () => Promise.reject(new Error('A call that only reads cannot do this.'));

/** Has the statements of one moment asked together; where one of them fails, all have. */
function gathered(ask: (statements: Statement[]) => Promise<Row[][]>): Queryable['query'] {
  let waiting: Waiting[] = [];
  const askAll = async () => {
    const asked = waiting;
    waiting = [];
    try {
      const answers = await ask(asked.map(({ statement }) => statement));
      for (const [at, { resolve }] of asked.entries()) resolve(answers[at] ?? []);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (sql, params, plans) =>
    new Promise((resolve, reject) => {
      waiting.push({ statement: { sql, params, plans }, resolve, reject });
      // the others of this moment ask before this does: those, too, who were answered together and go on asking, each after steps of
      // its own, all of which come before the next tick
      if (waiting.length === 1) process.nextTick(() => void askAll());
    });
}
