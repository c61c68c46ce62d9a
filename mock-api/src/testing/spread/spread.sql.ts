import { bool, int, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';

/** Whether the server can load the extension, and whether this database has it. */
export async function readExtension(db: Queryable): Promise<{ installed: boolean; created: boolean }> {
  const row = await readRow(
    db,
    shape({ installed: bool, created: bool }),
    `select exists (select 1 from pg_available_extensions where name = 'citus') as installed,
       exists (select 1 from pg_extension where extname = 'citus') as created`,
  );
  return row ?? { installed: false, created: false };
}

/** Connections to this database that others hold: servers, commands, people. Those that the extension makes are none. */
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

/** Makes a machine known and gives it its share of the counts; the coordinator first says under which address it is reached. */
export async function addWorker(
  db: Queryable,
  worker: { host: string; port: number },
  coordinator: { host: string; port: number },
): Promise<void> {
  const known = await db.query('select 1 from pg_dist_node where groupid = 0');
  if (known.length === 0)
    await db.query('select citus_set_coordinator_host($1, $2::int)', [coordinator.host, coordinator.port]);
  await db.query('select citus_add_node($1, $2::int)', [worker.host, worker.port]);
}

/** Moves counts until every machine has its share; whoever writes a count on its way waits for the end of its move. */
export async function rebalance(db: Queryable): Promise<void> {
  await db.query('select replicate_reference_tables()');
  await db.query('select rebalance_table_shards()');
}

/** The tables among these that are spread, or lie everywhere, already. */
export async function selectDone(db: Queryable): Promise<string[]> {
  const rows = await readRows(
    db,
    shape({ table: text }),
    'select logicalrelid::regclass::text as table from pg_dist_partition',
  );
  return rows.map(({ table }) => table);
}

const NAMES = shape({ name: text });

/** Takes off what a table that is spread can't have: triggers, and policies that look into other tables. Answers its policies. */
export async function takeOff(db: Queryable, table: string): Promise<string[]> {
  const triggers = await readRows(
    db,
    NAMES,
    `select quote_ident(tgname) as name from pg_trigger
     where tgrelid = $1::regclass and not tgisinternal and tgparentid = 0`,
    [table],
  );
  const policies = await readRows(
    db,
    NAMES,
    'select quote_ident(polname) as name from pg_policy where polrelid = $1::regclass',
    [table],
  );
  for (const { name } of triggers) await db.exec(`drop trigger ${name} on ${table}`);
  for (const { name } of policies) await db.exec(`drop policy ${name} on ${table}`);
  return policies.map(({ name }) => name);
}

/** Gives a table the key in which its station stands, or has its rows go without their own numbers. */
export async function rekey(db: Queryable, table: string, key: readonly string[] | null): Promise<void> {
  if (key === null) {
    await db.exec(`alter table ${table} drop constraint if exists ${table}_pkey, replica identity full,
      alter column id drop identity if exists, alter column id set default 0`);
    return;
  }
  const now = await readRows(
    db,
    NAMES,
    `select a.attname::text as name from pg_index i
       cross join unnest(i.indkey) with ordinality k (attnum, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
     where i.indrelid = $1::regclass and i.indisprimary order by k.place`,
    [table],
  );
  if (now.map(({ name }) => name).join() === key.join()) return;
  await db.exec(`alter table ${table} drop constraint ${table}_pkey, add primary key (${key.join(', ')})`);
}

/** Puts the rows of one station on one machine, those of `counts` beside them. */
export async function distribute(db: Queryable, table: string): Promise<void> {
  await db.query(
    table === 'counts'
      ? 'select create_distributed_table($1, $2)'
      : `select create_distributed_table($1, $2, colocate_with => 'counts')`,
    [table, 'station_id'],
  );
}

/** Puts all of a table on each machine. */
export async function putEverywhere(db: Queryable, table: string): Promise<void> {
  await db.query('select create_reference_table($1)', [table]);
}

/** Makes a function known to each machine, with the arguments that it has here. */
export async function takeFunctionAlong(db: Queryable, signature: string): Promise<void> {
  await db.query('select create_distributed_function($1)', [signature]);
}

/** Lets signed-in calls see a table's rows of the stations that they see (`SCOPE`). */
export async function addPolicy(db: Queryable, table: string, policy: string): Promise<void> {
  await db.exec(
    `create policy ${policy} on ${table} to count_exchange_app using (current_setting('app.everything', true) = '1'
       or strpos(current_setting('app.stations', true), ',' || station_id || ',') > 0)`,
  );
}

/** Frees the room of the rows that lie elsewhere now; the tables' parts too. */
export async function freeRoom(db: Queryable, table: string): Promise<void> {
  const parts = await readRows(
    db,
    NAMES,
    `select relid::regclass::text as name from pg_partition_tree($1::regclass) where isleaf`,
    [table],
  );
  for (const { name } of parts)
    await db.query('select truncate_local_data_after_distributing_table($1::regclass)', [name]);
}

/**
 * How a transaction enters its scope where the database is spread. Row security of a table that is spread can't look into
 * another, so the stations that the caller sees are listed once, as text, and travel to each machine with the transaction:
 * settings that are made by SET LOCAL do, those of set_config don't. Stations that the transaction makes, moves or removes
 * bring the list up to date. The role signs in at the other machines, which therefore have to let it. A page of counts pays
 * 0.3 ms for a list of ten stations, 1.3 for a hundred and 19 for a thousand, where the agency beside each count would be 0.4 for
 * any: enough to try statements, too little for an agency of many stations.
 */
export const SCOPE = /* sql */ `
create or replace function app_list_stations() returns void language plpgsql as $$ begin
  if not app_everything() then
    execute format('set local app.stations = %L',
      (select ',' || coalesce(string_agg(id::text, ','), '') || ',' from stations));
  end if;
end $$;
create or replace function app_enter(agency int, person int, everything boolean) returns void language plpgsql as $$ begin
  set local citus.propagate_set_commands = 'local';
  set local role count_exchange_app;
  execute format('set local app.agency = %L; set local app."user" = %L; set local app.everything = %L; set local app.stations = %L',
    agency, person, everything::int, '');
  perform app_list_stations();
end $$;
create or replace function app_plan_once() returns void language sql as $$ $$;
create or replace function app_stations_changed() returns trigger language plpgsql as $$ begin
  if current_user = 'count_exchange_app' then perform app_list_stations(); end if;
  return null;
end $$;
create or replace trigger app_stations_changed after insert or delete or update of agency_id on stations
  for each statement execute function app_stations_changed();
do $$ begin
  if not (select rolcanlogin from pg_roles where rolname = 'count_exchange_app') then
    alter role count_exchange_app login;
  end if;
end $$;
`;
