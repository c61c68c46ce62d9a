import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyChunks, copySql } from './copy-text.ts';
import { beginSql, inOrder, withoutScope, type Database, type Queryable, type Row } from './database.ts';
import { isNameFault, PreparedBatch, type Naming } from './prepared-batch.ts';
import { typeParsers } from './type-parsers.ts';
import { watched } from './watched-transaction.ts';

/** Column types that the server sends as text and that are read as `typeParsers` say. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' ? typeParsers[oid] : undefined) ?? pg.types.getTypeParser(oid, format)) as never,
};

/** Opens a PostgreSQL database (version 14 or newer) by its address: a pool for calls, and one for long work. */
export function openPostgres(url: string): Database {
  const [pool, longWork] = [openPool(url), openPool(url)];
  const close = async () => {
    await Promise.all([pool.end(), longWork.end()]);
  };
  const background = postgresDatabase(longWork, close);
  return { ...postgresDatabase(pool, close), background };
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    allowExitOnIdle: true,
    // row security makes the planner expect dear queries; compiling one takes longer than answering it
    options: '-c TimeZone=UTC -c jit=off',
  });
  // a connection that breaks, idle or between two statements of a transaction, is replaced at its next use; without
  // a listener it would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

type Runner = Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>;

function statements(runner: Runner): Omit<Queryable, 'copyIn'> {
  return {
    query: async (sql, params = []) => (await runner.query<Row>(sql, [...params])).rows,
    exec: async (sql) => {
      const results = (await runner.query(sql)) as pg.QueryResult<Row> | pg.QueryResult<Row>[];
      return [results].flat().flatMap((result) => result.rows);
    },
  };
}

/** Characters sent at once: larger pieces are no faster, and wait in memory. */
const COPY_PIECE = 64 * 1024;

function onClient(client: pg.PoolClient): Queryable {
  return {
    ...statements(client),
    copyIn: async (table, columns, rows) => {
      let count = 0;
      const text = Readable.from(
        (async function* () {
          for await (const chunk of copyChunks(rows, COPY_PIECE)) {
            count += chunk.rows;
            yield chunk.text;
          }
        })(),
      );
      await pipeline(text, client.query(copyFrom(copySql(table, columns, 'stdin'))));
      return count;
    },
  };
}

/** Commits in the same one round trip, and tells how far the database was then; nothing where nothing was written. */
async function commitNoting(client: pg.PoolClient, written: (position: string) => void): Promise<void> {
  const [row] = await statements(client)
    .exec(
      `select pg_current_xact_id_if_assigned() is not null as wrote; commit; select pg_current_wal_lsn()::text as at`,
    )
    .then(([wrote, position]) => [{ ...wrote, ...position }]);
  if (row?.wrote) written(String(row.at));
}

function postgresDatabase(pool: pg.Pool, close: Database['close']): Database {
  const transaction: Database['transaction'] = async (run, options) => {
    const client = await pool.connect();
    const { tx, committed, assertWhole } = watched(onClient(client), options?.scope);
    try {
      await client.query(beginSql(options));
      const value = await run(tx);
      assertWhole();
      await (options?.written ? commitNoting(client, options.written) : client.query('commit'));
      client.release();
      committed();
      return value;
    } catch (error) {
      // a connection that cannot even roll back is thrown away
      await client.query('rollback').then(
        () => client.release(),
        (failure: Error) => client.release(failure),
      );
      throw error;
    }
  };
  const naming: Naming = { isOff: false };
  const database: Database = {
    kind: 'postgres',
    query: statements(pool).query,
    exec: async (sql) => {
      const client = await pool.connect();
      try {
        return await statements(client).exec(sql);
      } catch (error) {
        // several statements may have opened a transaction of their own
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    copyIn: (table, columns, rows) => transaction((tx) => tx.copyIn(table, columns, rows)),
    transaction,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    together: async (asked) => {
      const client = await pool.connect();
      const isNamed = !naming.isOff;
      const ask = () => {
        const batch = new PreparedBatch(inOrder(asked), types, naming);
        client.query(batch);
        return batch.done;
      };
      try {
        const answers = await ask().catch((error: unknown) => {
          // others at the same moment meet it too, each with the names that it was begun with
          if (!isNamed || !isNameFault(error)) throw error;
          naming.isOff = true;
          return ask();
        });
        return withoutScope(asked, answers);
      } finally {
        client.release();
      }
    },
    get background() {
      return database;
    },
    close,
  };
  return database;
}
