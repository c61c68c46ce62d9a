import { hasPostgres, startPostgres, type PostgresServer } from '../../../.tools/postgres.mjs';
import { askDatabase } from './ask-database.ts';

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

/** A new database of the server, empty; answers its address. */
export async function newDatabase({ url }: PostgresServer, name: string): Promise<string> {
  await askDatabase(url, `create database ${name}`);
  return url.replace(/\/postgres$/, `/${name}`);
}
