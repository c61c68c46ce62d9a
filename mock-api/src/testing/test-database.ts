import { machineFrom } from '../host/spread/machine.rules.ts';
import { spread } from '../host/spread/spread.ts';
import type { Database } from '../platform/db/database.ts';
import { openInMemory } from '../platform/db/pglite.ts';
import { openPostgres } from '../platform/db/postgres.ts';

/** A server's address without the machines that its counts are to be spread over, and those, as host:port. */
function addressed(address: string): { url: URL; workers: string[] } {
  const url = new URL(address);
  const workers = url.searchParams.get('workers')?.split(',') ?? [];
  url.searchParams.delete('workers');
  return { url, workers };
}

/** Whether the counts of a test database at this address are spread over machines. */
export const isSpread = (address: string): boolean => address !== '' && addressed(address).workers.length > 0;

/**
 * An empty database for this jest worker: in memory, or, given the address of a server, a database of its own there,
 * made anew. With `workers=host:port,host:port` in the address it is to be spread over them, see `spreadTestDatabase`.
 */
export async function openTestDatabase(address: string): Promise<Database> {
  return address
    ? freshPostgres(address, `count_exchange_test_${process.env.JEST_WORKER_ID ?? '1'}`)
    : openInMemory();
}

/** Makes the database `name` anew on the server of this address, and empty on its workers, and opens it. */
export async function freshPostgres(address: string, name: string): Promise<Database> {
  const { url, workers } = addressed(address);
  const hosts = [url.host, ...workers];
  for (const host of hosts) {
    const server = openPostgres(Object.assign(new URL(url), { host }).href);
    await server.query(`drop database if exists ${name} with (force)`);
    await server.query(`create database ${name}`);
    await server.close();
  }
  for (const host of workers) {
    const worker = openPostgres(Object.assign(new URL(url), { host, pathname: `/${name}` }).href);
    await worker.exec('create extension citus');
    await worker.close();
  }
  url.pathname = `/${name}`;
  return openPostgres(url.href);
}

/** Spreads a filled test database over the workers that its address names; does nothing where it names none. */
export async function spreadTestDatabase(db: Database, address: string): Promise<void> {
  const { url, workers } = addressed(address);
  if (workers.length === 0) return;
  const coordinator = machineFrom(url.host);
  await spread(db, { add: workers.map(machineFrom), coordinator, say: () => undefined });
}
