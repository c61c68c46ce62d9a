import type { CitusServers } from '../../../.tools/citus.mjs';
import type { KillableServer } from './killable-server.ts';
import { askDatabase } from './ask-database.ts';
import { runCommand } from './run-command.ts';

/** A new database of this name at each of the machines; answers its address at the coordinator. */
export async function newDatabases({ coordinator, workers }: CitusServers, name: string): Promise<string> {
  const at = (address: string, database: string) => `postgres://count_exchange@${address}/${database}`;
  for (const { address } of [coordinator, ...workers])
    await askDatabase(at(address, 'postgres'), `create database ${name}`);
  for (const { address } of workers) await askDatabase(at(address, name), 'create extension citus');
  return at(coordinator.address, name);
}

/** A database with the tests' data, spread over the workers by the command; answers the settings of a server on it. */
export async function spreadInstallation(
  servers: CitusServers,
  { server, name }: { server: KillableServer; name: string },
): Promise<{ DATABASE_URL: string; PRIVATE_HOSTS: string }> {
  const env = { DATABASE_URL: await newDatabases(servers, name), PRIVATE_HOSTS: '127.0.0.1' };
  server.prepare({ DATABASE_URL: env.DATABASE_URL });
  const args = servers.workers.flatMap(({ address }) => ['--add-worker', address]);
  const { code, said } = await runCommand('spread', { args, env });
  if (code !== 0) throw new Error(`The database was not spread: ${said}`);
  return env;
}
