import { bool, int, text } from '../../platform/db/columns.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';
import type { Machine } from './machine.rules.ts';
import type { Found } from './refusal.rules.ts';

/** Whether the server can load the extension, and whether this database has it. */
export async function readExtension(db: Queryable): Promise<Found['extension']> {
  const row = await readRow(
    db,
    shape({ installed: bool, created: bool }),
    `select exists (select 1 from pg_available_extensions where name = 'citus') as installed,
       exists (select 1 from pg_extension where extname = 'citus') as created`,
  );
  return row ?? { installed: false, created: false };
}

/**
 * Connections to this database that others hold: servers, commands, people. Those that the extension makes are none, and
 * whoever asks bears a name of its own (`namedAddress`).
 */
export async function countOthers(db: Queryable): Promise<number> {
  const row = await readRow(
    db,
    shape({ others: int }),
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend'
       and application_name !~ '^citus' and application_name <> current_setting('application_name')`,
  );
  return row?.others ?? 0;
}

/** The machines that hold counts, as host:port. */
export async function selectWorkers(db: Queryable): Promise<string[]> {
  const rows = await readRows(
    db,
    shape({ worker: text }),
    `select nodename || ':' || nodeport as worker from pg_dist_node
     where shouldhaveshards and isactive and noderole = 'primary' order by 1`,
  );
  return rows.map(({ worker }) => worker);
}

/** Says under which address the coordinator is reached, whatever was said before. */
export async function nameCoordinator(db: Queryable, { host, port }: Machine): Promise<void> {
  await db.query('select citus_set_coordinator_host($1, $2::int)', [host, port]);
}

/**
 * Makes a machine known, if it is not; the coordinator has an address by then. Fails with the database's words where the machine isn't
 * there, has no such database, or lacks the extension.
 */
export async function addWorker(db: Queryable, worker: Machine): Promise<void> {
  await db.query('select citus_add_node($1, $2::int)', [worker.host, worker.port]);
}

/**
 * Has the machines read by plain plans, as the coordinator does for us: each of a station's parts would be compiled by itself, which
 * takes seconds for a report over many stations. Known to connections made from now on.
 */
export async function compileNothing(db: Queryable): Promise<void> {
  await db.query(
    `select run_command_on_workers(format('alter database %I set jit = off', current_database()))`,
  );
}

/** How much each machine writes down of its changes: the setting `wal_level`. */
export async function selectLevels(db: Queryable): Promise<{ machine: string; level: string }[]> {
  return readRows(
    db,
    shape({ machine: text, level: text }),
    `select nodename || ':' || nodeport as machine, result as level
     from run_command_on_all_nodes('show wal_level') join pg_dist_node using (nodeid) order by 1`,
  );
}

/** Moves counts until every machine has its share; whoever writes a count on its way waits for the end of its move. */
export async function rebalance(db: Queryable): Promise<void> {
  await db.query('select replicate_reference_tables()');
  await db.query('select rebalance_table_shards()');
}

/**
 * What the machines say that don't let the role of signed-in calls in; it signs in there when a call asks for counts, and at the
 * coordinator where a call asks its own tables with them.
 */
export async function machinesThatRefuse(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.exec('set local role count_exchange_app');
    const rows = await readRows(
      tx,
      shape({ said: text }),
      `select nodename || ':' || nodeport || ': ' || result as said
       from run_command_on_all_nodes('select current_user') join pg_dist_node using (nodeid)
       where not success or result <> 'count_exchange_app' order by 1`,
    );
    return rows.map(({ said }) => said);
  });
}

/**
 * Which machines don't reach which as the account of this connection: each has to reach all, the coordinator included. From there a
 * worker that is added later copies what lies whole on every machine, and from the others its part of the counts.
 */
export async function machinesApart(db: Queryable): Promise<string[]> {
  const rows = await readRows(
    db,
    shape({ pair: text }),
    `select from_nodename || ':' || from_nodeport || ' to ' || to_nodename || ':' || to_nodeport as pair
     from citus_check_cluster_node_health()
       join pg_dist_node f on f.nodename = from_nodename and f.nodeport = from_nodeport
       join pg_dist_node t on t.nodename = to_nodename and t.nodeport = to_nodeport
     where result is distinct from true order by 1`,
  );
  return rows.map(({ pair }) => pair);
}
