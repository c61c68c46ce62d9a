import { askDatabase } from './ask-database.ts';

/** Who may ask a server what it measured. */
export const COLLECTOR = 'only-the-collector-of-this-house-knows-it';

/** The address of a database at a server. */
export const databaseOf = ({ url }: { url: string }, name: string): string =>
  url.replace(/\/postgres$/, `/${name}`);

/** Waits until a statement answers true: until then there is nothing to be seen. */
export async function until(url: string, sql: string): Promise<void> {
  while (!(await askDatabase<{ so: boolean }>(url, `select (${sql}) as so`))[0]?.so);
}

/** Waits until the standby holds all that the primary has. */
export async function followed(primary: string, standby: string): Promise<void> {
  const [at] = await askDatabase<{ at: string }>(primary, 'select pg_current_wal_lsn()::text as at');
  await until(standby, `pg_last_wal_replay_lsn() >= '${at?.at}'`);
}

/** Holds the standby where it is, once it has followed. */
export async function paused(primary: string, standby: string): Promise<void> {
  await followed(primary, standby);
  await askDatabase(standby, 'select pg_wal_replay_pause()');
  await until(standby, `pg_get_wal_replay_pause_state() = 'paused'`);
}

/** Lets the standby go on. */
export const resumed = (standby: string): Promise<unknown> =>
  askDatabase(standby, 'select pg_wal_replay_resume()');

const WAYS = ['replica', 'behind', 'away', 'no standby', 'failed', 'refused'];

/** How many answers that may be a moment old a server has given in this way. */
async function given(server: { url: string }, by: string): Promise<number> {
  const told = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${COLLECTOR}` } });
  const line = new RegExp(`^count_exchange_recent_answers{by="${by}"} (\\d+)$`, 'm');
  return Number(line.exec(await told.text())?.[1] ?? 0);
}

/** Who answers a call, and the jobs it orders of these servers: a standby (`replica`), or the primary for this reason. */
export async function answeredBy(
  servers: { url: string } | readonly { url: string }[],
  call: () => Promise<unknown>,
): Promise<string[]> {
  const told = async (by: string) => {
    const each = await Promise.all([servers].flat().map((server) => given(server, by)));
    return each.reduce((sum, n) => sum + n, 0);
  };
  const all = () => Promise.all(WAYS.map(told));
  const before = await all();
  await call();
  const after = await all();
  return WAYS.filter((_, at) => (after[at] ?? 0) > (before[at] ?? 0));
}
