import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { copyChunks, copySql } from './copy-text.ts';
import {
  beginSql,
  inOrder,
  unawaited,
  withoutScope,
  type Database,
  type Queryable,
  type Row,
  type Sent,
} from './database.ts';
import { openPool, type Pool } from './postgres-pool.ts';
import { types, type Connection, type RoadPatience, type Wanted } from './postgres-road.ts';
import { isNameFault, PreparedBatch, type Naming } from './prepared-batch.ts';
import { watched } from './watched-transaction.ts';
import { wholeAnswer } from './whole-answer.ts';

/**
 * Opens a PostgreSQL database (version 14 or newer) by its address, a pool for calls, and one for long work: the server that takes
 * writes, whichever of the address's hosts that is, or any.
 */
export function openPostgres(url: string, ...more: [wanted?: Wanted, patience?: RoadPatience]): Database {
  const [pool, longWork] = [openPool(url, ...more), openPool(url, ...more)];
  const close = async () => {
    await Promise.all([pool.end(), longWork.end()]);
  };
  const background = postgresDatabase(longWork, close);
  return { ...postgresDatabase(pool, close), background, longReads: background };
}

type Runner = Pick<pg.ClientBase, 'query'>;

function statements(runner: Runner): Omit<Queryable, 'copyIn'> {
  return {
    query: async (sql, params = []) => (await wholeAnswer(runner, runner.query<Row>(sql, [...params]))).rows,
    exec: async (sql) => {
      const results = (await wholeAnswer(runner, runner.query(sql))) as
        pg.QueryResult<Row> | pg.QueryResult<Row>[];
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

/** Statements of one round trip, where they need it between the words that make them a transaction. */
const asWhole = (statements: Sent[], isPassedOn: boolean): Sent[] =>
  isPassedOn
    ? [{ sql: 'begin', plans: 'kept' }, ...statements, { sql: 'commit', plans: 'kept' }]
    : statements;

function postgresDatabase(pool: Pool, close: Database['close']): Database {
  /** Runs something that may leave a transaction open where it fails. */
  const undoing = <T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
    pool.use(async (client, throwAway) => {
      try {
        return await run(client);
      } catch (error) {
        // a connection that cannot even roll back is thrown away
        await client.query('rollback').catch(throwAway);
        throw error;
      }
    });
  const transaction: Database['transaction'] = async (run, options) => {
    const [value, committed] = await undoing(async (client) => {
      const { tx, committed, assertWhole } = watched(onClient(client), options?.scope);
      await client.query(beginSql(options));
      const value = await run(tx);
      assertWhole();
      await (options?.written ? commitNoting(client, options.written) : client.query('commit'));
      return [value, committed] as const;
    });
    committed();
    return value;
  };
  const naming: Naming = { isOff: false };
  /** Statements that are one transaction; where names of theirs do not hold, once more without. */
  const inOneTrip = async (client: pg.PoolClient, statements: readonly Sent[]): Promise<Row[][]> => {
    const isNamed = !naming.isOff;
    const ask = () => {
      const batch = new PreparedBatch(statements, types, naming);
      client.query(batch);
      return wholeAnswer(client, batch.done);
    };
    try {
      return await ask();
    } catch (error) {
      // others at the same moment meet it too, each with the names that it was begun with
      if (!isNamed || !isNameFault(error)) throw error;
      naming.isOff = true;
      await client.query('rollback');
      return ask();
    }
  };
  const database: Database = {
    kind: 'postgres',
    query: async (sql, params, plans) => {
      if (!plans) return pool.use((client) => statements(client).query(sql, params));
      const [rows = []] = await undoing((client) => inOneTrip(client, [{ sql, params, plans }]));
      return rows;
    },
    // several statements may open a transaction of their own
    exec: (sql) => undoing((client) => statements(client).exec(sql)),
    copyIn: (table, columns, rows) => transaction((tx) => tx.copyIn(table, columns, rows)),
    transaction,
    connections: pool.counts,
    together: (asked) =>
      undoing(async (client) => {
        // other machines are told the scope with the beginning of a transaction, and without one they show nothing
        const isPassedOn = (client as Connection).isCoordinator === true;
        const answers = await inOneTrip(client, asWhole(inOrder(asked), isPassedOn));
        return withoutScope(asked, isPassedOn ? answers.slice(1, -1) : answers);
      }),
    lightly: async (sql, params) => {
      const answers = await undoing((client) => inOneTrip(client, unawaited(sql, params)));
      return answers.at(-1) ?? [];
    },
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
