import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { copyChunks, copySql } from './copy-text.ts';
import { beginSql, type Database, type Queryable } from './database.ts';
import { takeLock } from './lock-file.ts';
import type { Engine } from './pglite-engine.ts';
import { startEngineThread } from './pglite-thread.ts';
import { watched } from './watched-transaction.ts';

/** An embedded database in memory, for tests: gone when the process ends. */
export async function openInMemory(): Promise<Database> {
  return embeddedDatabase(await startEngineThread(null));
}

/**
 * The embedded database on a folder, made if absent. Throws a sentence for the operator when another process has the
 * folder open.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const release = takeLock(path.join(folder, 'count-exchange.lock'));
  try {
    const engine = await startEngineThread(path.join(folder, 'database'));
    const database = embeddedDatabase(engine);
    return {
      ...database,
      close: async () => {
        await database.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

function statements(engine: Engine): Queryable {
  return {
    query: async <T>(sql: string, params: Parameters<Queryable['query']>[1] = []) =>
      (await engine.query(sql, params)) as T[],
    exec: async <T>(sql: string) => (await engine.exec(sql)) as T[],
    copyIn: async (table, columns, rows) => {
      let count = 0;
      for await (const chunk of copyChunks(rows)) {
        await engine.copy(copySql(table, columns, `'/dev/blob'`), chunk.text);
        count += chunk.rows;
      }
      return count;
    },
  };
}

/** One connection: transactions and single statements wait for one another, first come, first served. */
function embeddedDatabase(engine: Engine): Database {
  const direct = statements(engine);
  let tail: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = tail.then(work);
    tail = turn.catch(() => undefined);
    return turn;
  };

  const transaction: Database['transaction'] = async (run, options) => {
    const { tx, committed, assertWhole } = watched(direct, options?.scope);
    const result = await alone(async () => {
      try {
        await engine.exec(beginSql(options?.scope));
        const value = await run(tx);
        assertWhole();
        await engine.exec('commit');
        return value;
      } catch (error) {
        await engine.exec('rollback');
        throw error;
      }
    });
    committed();
    return result;
  };

  return {
    kind: 'embedded',
    query: (sql, params) => alone(() => direct.query(sql, params)),
    exec: (sql) =>
      alone(async () => {
        try {
          return await direct.exec<never>(sql);
        } catch (error) {
          // several statements may have opened a transaction of their own
          await engine.exec('rollback');
          throw error;
        }
      }),
    copyIn: (table, columns, rows) => transaction((tx) => tx.copyIn(table, columns, rows)),
    transaction,
    close: () => alone(() => engine.close()),
  };
}
