import type { Database } from '../platform/db/database.ts';
import { addressesOf } from '../platform/db/postgres-address.rules.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { createReplica, REPLICA_WATCH, replicaFault, type Replica } from '../platform/db/replica.ts';
import type { HostOptions } from './options.ts';

/**
 * Opens the standbys that the server is told of; nothing where it is told of none. Throws a sentence where they are none of this
 * database; one that is away is left alone until it is there.
 */
export async function openReplica(
  db: Database,
  { replica, log }: Pick<HostOptions, 'replica' | 'log'>,
  traced: (standby: Database) => Database,
): Promise<Replica | undefined> {
  if (!replica) return undefined;
  const standbys = addressesOf(replica.url).map((address) => traced(openPostgres(address, 'any')));
  const fault = await replicaFault(db, standbys);
  if (!fault) return createReplica(db, standbys, { ...REPLICA_WATCH, mostLag: replica.mostLagMs, log });
  await Promise.all(standbys.map((standby) => standby.close()));
  throw new Error(`DATABASE_REPLICA_URL ${fault}`);
}
