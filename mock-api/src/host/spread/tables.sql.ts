import { text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';

/** The tables that are spread, or lie everywhere, already. */
export async function selectDone(db: Queryable): Promise<string[]> {
  const rows = await readRows(
    db,
    shape({ table: text }),
    'select logicalrelid::regclass::text as table from pg_dist_partition',
  );
  return rows.map(({ table }) => table);
}

const NAMES = shape({ name: text });

/** Of some tables those that the account of this connection can't change. */
export async function selectForeign(db: Queryable, tables: readonly string[]): Promise<string[]> {
  const rows = await readRows(
    db,
    NAMES,
    `select relname::text as name from pg_class
     where relnamespace = current_schema()::regnamespace and relname = any($1::text[])
       and not pg_has_role(current_user, relowner, 'usage') order by 1`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

/** Triggers and policies on some tables, as they stand there; those that the database makes for itself are none. */
export async function selectFitted(
  db: Queryable,
  tables: readonly string[],
): Promise<{
  triggers: { table: string; name: string }[];
  policies: { table: string; name: string; using: string }[];
}> {
  const own = `relnamespace = current_schema()::regnamespace and relname = any($1::text[])`;
  const triggers = await readRows(
    db,
    shape({ table: text, name: text }),
    `select relname::text as table, tgname::text as name from pg_trigger join pg_class c on c.oid = tgrelid
     where ${own} and not tgisinternal and tgparentid = 0 order by 1, 2`,
    [tables],
  );
  const policies = await readRows(
    db,
    shape({ table: text, name: text, using: text }),
    `select relname::text as table, polname::text as name, coalesce(pg_get_expr(polqual, polrelid), '') as using
     from pg_policy join pg_class c on c.oid = polrelid where ${own} order by 1, 2`,
    [tables],
  );
  return { triggers, policies };
}

/** Keeps everybody else from a table until the transaction ends, one of our own that was broken off included. */
export async function holdTable(db: Queryable, table: string): Promise<void> {
  await db.exec(`lock table ${table} in access exclusive mode`);
}

/** Takes off what a table that is spread can't have: triggers, and policies that look into other tables. Answers its policies. */
export async function takeOff(db: Queryable, table: string): Promise<string[]> {
  const { triggers, policies } = await selectFitted(db, [table]);
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

/** Has the planner know how much of a table there is, where its rows lie now. */
export async function analyze(db: Queryable, table: string): Promise<void> {
  await db.exec(`analyze ${table}`);
}
