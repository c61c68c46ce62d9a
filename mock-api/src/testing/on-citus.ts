import { askDatabase } from './on-postgres.ts';
import { hasCitus, startCitus, type CitusServers } from '../../../.tools/citus.mjs';

/** A test that needs a database spread over machines; where citus is not installed it is listed as skipped, never as passed. */
export const onCitus = hasCitus() ? test : test.skip;

/** A coordinator and two workers for the tests of a file, gone with the last of them; none are started where none can be. */
export function citusOfFile(): () => CitusServers {
  let servers: CitusServers | null = null;
  beforeAll(async () => {
    servers = await startCitus();
  });
  afterAll(() => servers?.stop());
  return () => {
    if (!servers) throw new Error('No citus is installed here: this is a test for `onCitus`.');
    return servers;
  };
}

/** A new database of this name at each of the machines; answers its address at the coordinator. */
export async function newDatabases({ coordinator, workers }: CitusServers, name: string): Promise<string> {
  const at = (address: string, database: string) => `postgres://count_exchange@${address}/${database}`;
  for (const { address } of [coordinator, ...workers])
    await askDatabase(at(address, 'postgres'), `create database ${name}`);
  for (const { address } of workers) await askDatabase(at(address, name), 'create extension citus');
  return at(coordinator.address, name);
}
