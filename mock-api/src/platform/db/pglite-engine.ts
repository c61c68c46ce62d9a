import { PGlite } from '@electric-sql/pglite';
import type { Param, Sent } from './database.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { askTogether } from './embedded-batch.ts';
import { typeParsers } from './type-parsers.ts';

/** One embedded PostgreSQL: a single connection, statements one after the other. */
export type Engine = {
  query(sql: string, params: readonly Param[]): Promise<Record<string, unknown>[]>;
  exec(sql: string): Promise<Record<string, unknown>[]>;
  /** Statements in a transaction of their own; the rows of each. */
  together(statements: readonly Sent[]): Promise<Record<string, unknown>[][]>;
  /** A COPY … FROM '/dev/blob' with the text that it reads. */
  copy(sql: string, text: string): Promise<void>;
  close(): Promise<void>;
};

/** Starts PGlite in this thread: on a folder, durable against power cuts, or in memory (null). */
export async function startEngine(folder: string | null): Promise<Engine> {
  const pg = await PGlite.create({
    parsers: typeParsers,
    ...(folder
      ? {
          dataDir: folder,
          fs: new DurableNodeFS(folder),
          // -F would switch off fsync
          startParams: [
            ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
            '-c',
            'wal_sync_method=fsync',
          ],
        }
      : {}),
  });
  await pg.exec(`set time zone 'UTC'`);
  const query: Engine['query'] = async (sql, params) =>
    (
      await pg.query<Record<string, unknown>>(
        sql,
        params.map((param) => param ?? null),
      )
    ).rows;
  return {
    query,
    together: askTogether(pg),
    exec: async (sql) => (await pg.exec(sql)).flatMap((result) => result.rows),
    copy: async (sql, text) => {
      await pg.query(sql, [], { blob: new Blob([text]) });
    },
    close: () => pg.close(),
  };
}
