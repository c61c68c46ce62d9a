import type { Database } from '../platform/db/database.ts';
import { openPostgres } from '../platform/db/postgres.ts';
import { createReplica, REPLICA_WATCH, replicaFault, type Replica } from '../platform/db/replica.ts';
import type { HostOptions } from './options.ts';

/**
 * Opens the standby that the server is told of; nothing where it is told of none. Throws a sentence where it is none of this
 * database; one that is away is left alone until it is there.
 */
export async function openReplica(
  db: Database,
  { replica, log }: Pick<HostOptions, 'replica' | 'log'>,
  traced: (standby: Database) => Database,
): Promise<Replica | undefined> {
  if (!replica) return undefined;
  const standby = traced(openPostgres(replica.url, 'any'));
  const fault = await replicaFault(db, standby);
  if (!fault) return createReplica(db, standby, { ...REPLICA_WATCH, mostLag: replica.mostLagMs, log });
  await standby.close();
  throw new Error(`DATABASE_REPLICA_URL ${fault}`);
}
