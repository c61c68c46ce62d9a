// A PostgreSQL server of the run's own, and databases on it.
import pg from 'pg';
import { startPostgres } from '../postgres.mjs';
import { withServer } from './parts.mjs';

/** Runs something on a PostgreSQL server, where one is installed. */
export async function withPostgres(work) {
  const postgres = await startPostgres();
  if (!postgres) return { skipped: 'no PostgreSQL server is installed here' };
  try {
    return await work(postgres);
  } finally {
    postgres.stop();
  }
}

/** Runs something with a server that has been started on a new database with the tests' data. */
export function withDatabase(postgres, name, work) {
  return withServer(async ({ server, mail, env }) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    server.prepare({ DATABASE_URL: url.href });
    const folder = server.folder(name);
    const start = () => server.start(folder, { env: { ...env, DATABASE_URL: url.href } });
    await start();
    return work({ server, mail, start });
  });
}
