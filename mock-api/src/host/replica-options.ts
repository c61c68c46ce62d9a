/** A standby of the database, and how old what it answers may be, in milliseconds. */
export type ReplicaOptions = { url: string; mostLagMs: number };

const LAG_S = { least: 0.1, most: 3600 };

/** The standby that the environment names; a sentence is thrown where it can be none. */
export function replicaFrom(env: Record<string, string | undefined>): ReplicaOptions | null {
  const { DATABASE_URL: primary, DATABASE_REPLICA_URL: url, DATABASE_REPLICA_LAG: lag } = env;
  const seconds = Number(lag || 1);
  if (!(seconds >= LAG_S.least && seconds <= LAG_S.most))
    throw new Error(`DATABASE_REPLICA_LAG is ${LAG_S.least} to ${LAG_S.most} seconds, not "${lag}".`);
  if (!url) return null;
  if (!primary)
    throw new Error('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.');
  return { url, mostLagMs: seconds * 1000 };
}
