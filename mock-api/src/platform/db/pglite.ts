import path from 'node:path';
import { ownFolder } from '../files/index.ts';
import { copyChunks, copySql } from './copy-text.ts';
import { beginSql, inOrder, unawaited, withoutScope, type Database, type Queryable } from './database.ts';
import { finishRestore } from './finish-restore.ts';
import { takeLock } from './lock-file.ts';
import type { Engine } from './pglite-engine.ts';
import { startEngineThread } from './pglite-thread.ts';
import { createTurns, type Turn } from './turns.ts';
import { watched } from './watched-transaction.ts';

/** An embedded database in memory, for tests: gone when the process ends. */
export async function openInMemory(): Promise<Database> {
  return embeddedDatabase(await startEngineThread(null));
}

/** A copy of an embedded database, by its own folder: nobody else may use it meanwhile. */
export async function openCopy(database: string): Promise<Database> {
  return embeddedDatabase(await startEngineThread(database));
}

/**
 * The embedded database on a folder, made if absent. Throws a sentence for the operator when another process has the
 * folder open, or when it is not our account's alone.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  ownFolder(folder);
  const release = takeLock(folder);
  try {
    finishRestore(folder);
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
    query: (sql, params = []) => engine.query(sql, params),
    exec: (sql) => engine.exec(sql),
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

/** One connection: transactions and single statements wait for one another, each kind behind the shorter ones. */
function embeddedDatabase(engine: Engine): Database {
  const turns = createTurns();
  const close = () => turns.short(() => engine.close());
  const background = inTurns(engine, turns.long, close);
  const longReads = inTurns(engine, turns.reading, close);
  return { ...inTurns(engine, turns.short, close), background, longReads };
}

function inTurns(engine: Engine, alone: Turn, close: Database['close']): Database {
  const direct = statements(engine);
  const transaction: Database['transaction'] = async (run, options) => {
    const { tx, committed, assertWhole } = watched(direct, options?.scope);
    const result = await alone(async () => {
      try {
        await engine.exec(beginSql(options));
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

  const database: Database = {
    kind: 'embedded',
    query: (sql, params) => alone(() => direct.query(sql, params)),
    exec: (sql) =>
      alone(async () => {
        try {
          return await direct.exec(sql);
        } catch (error) {
          // several statements may have opened a transaction of their own
          await engine.exec('rollback');
          throw error;
        }
      }),
    copyIn: (table, columns, rows) => transaction((tx) => tx.copyIn(table, columns, rows)),
    transaction,
    connections: () => {
      const { waiting, isFree } = alone.look();
      return { open: 1, idle: isFree ? 1 : 0, waiting };
    },
    together: async (asked) => withoutScope(asked, await alone(() => engine.together(inOrder(asked)))),
    lightly: async (sql, params) => (await alone(() => engine.together(unawaited(sql, params)))).at(-1) ?? [],
    get background() {
      return database;
    },
    get longReads() {
      return database;
    },
    close,
  };
  return database;
}
