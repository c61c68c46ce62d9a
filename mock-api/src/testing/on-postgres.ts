import pg from 'pg';
import { hasPostgres, startPostgres, type PostgresServer } from '../../../.tools/postgres.mjs';

/** A test that needs a PostgreSQL server; where none is installed it is listed as skipped, never as passed. */
export const onPostgres = hasPostgres() ? test : test.skip;

/** A server for the tests of a file, gone with the last of them. */
export function postgresOfFile(): () => PostgresServer {
  let server: PostgresServer | null = null;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());
  return () => {
    if (!server) throw new Error('No PostgreSQL server runs here: this is a test for `onPostgres`.');
    return server;
  };
}

/** What a statement answers on a database of a server. */
export async function askDatabase<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  // a server that goes meanwhile is told by the statement
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

/** A new database of the server, empty; answers its address. */
export async function newDatabase({ url }: PostgresServer, name: string): Promise<string> {
  await askDatabase(url, `create database ${name}`);
  return url.replace(/\/postgres$/, `/${name}`);
}
