import type { Database } from '../platform/db/database.ts';
import { openInMemory } from '../platform/db/pglite.ts';
import { openPostgres } from '../platform/db/postgres.ts';

/**
 * An empty database for this jest worker: in memory, or, given the address of a server, a database of its own there,
 * made anew.
 */
export async function openTestDatabase(address: string): Promise<Database> {
  return address
    ? freshPostgres(address, `count_exchange_test_${process.env.JEST_WORKER_ID ?? '1'}`)
    : openInMemory();
}

/** Makes the database `name` anew on the server of this address and opens it. */
export async function freshPostgres(address: string, name: string): Promise<Database> {
  const server = openPostgres(address);
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`create database ${name}`);
  await server.close();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return openPostgres(url.href);
}
