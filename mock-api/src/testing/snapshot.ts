import type { AskingDatabase } from './asking.ts';

type Table = {
  schema: string;
  name: string;
  columns: string[];
  key: string[] | null;
  referenced: boolean;
  /** How it lies where the database is spread: by station, whole on each machine, or at the coordinator alone. */
  spread: 'station' | 'everywhere' | null;
};

/** Tables in the order they were made, with their columns, their key, and whether others refer to them. */
const TABLES = /* sql */ `
  select n.nspname as schema, c.relname as name,
    (select json_agg(quote_ident(attname) order by attnum) from pg_attribute a
     where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select json_agg(quote_ident(attname)) from pg_attribute a join pg_index i on attnum = any (i.indkey)
     where a.attrelid = c.oid and i.indrelid = c.oid and i.indisprimary) as key,
    exists (select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = c.oid) as referenced, null as spread
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname = current_schema() and c.relname <> 'migrations'
  order by c.oid`;

/** How the tables lie of a database that is spread; none where it is not. */
const SPREAD = /* sql */ `
  select logicalrelid::regclass::text as name, case partmethod when 'h' then 'station' else 'everywhere' end as spread
  from pg_dist_partition`;

/** Every write to a table, whoever does it, leaves a mark that it has to be refilled. */
const MARKS = /* sql */ `
  create table seeded.touched (name text primary key);
  create function seeded.mark() returns trigger language plpgsql security definer as $$
    begin insert into seeded.touched values (tg_table_schema || '.' || tg_table_name) on conflict do nothing; return null; end $$`;

const SEQUENCES = /* sql */ `
  select schemaname || '.' || sequencename as name, last_value from pg_sequences where schemaname = current_schema()`;

/** Of a table with so many rows only those are put back that are other than they were. */
const MANY = 2000;

const ofTable = (table: string, columns: readonly string[]) =>
  columns.map((column) => `${table}.${column}`).join(', ');

/** The statements that put one table's rows back. Foreign keys do not count meanwhile, so the order does not matter. */
function refill({ schema, name, columns, referenced, spread }: Table): string {
  const empty = referenced || spread ? `delete from ${schema}.${name}` : `truncate ${schema}.${name}`;
  const list = columns.join(', ');
  return `${empty}; insert into ${schema}.${name} (${list}) overriding system value select ${list} from seeded.${name}`;
}

/** The same for a large table: in tests few rows of many change. */
function mend({ schema, name, columns }: Table, key: readonly string[]): string {
  const same = key.map((column) => `now_.${column} = was.${column}`).join(' and ');
  const rest = columns.filter((column) => !key.includes(column));
  const equal = `row(${ofTable('now_', rest)}) is not distinct from row(${ofTable('was', rest)})`;
  return `delete from ${schema}.${name} now_ where not exists (select 1 from seeded.${name} was where ${same} and ${equal});
    insert into ${schema}.${name} (${columns.join(', ')}) overriding system value
    select ${ofTable('was', columns)} from seeded.${name} was
    where not exists (select 1 from ${schema}.${name} now_ where ${same})`;
}

/** Puts the seeded rows where those of the table lie, so that they are compared there. */
const BESIDE = {
  station: (name: string) =>
    `select create_distributed_table('seeded.${name}', 'station_id', colocate_with => 'counts')`,
  everywhere: (name: string) => `select create_reference_table('seeded.${name}')`,
};

async function readTables(db: AskingDatabase): Promise<Table[]> {
  const tables = await db.query<Table>(TABLES);
  const [extension] = await db.query(`select 1 from pg_extension where extname = 'citus'`);
  const lying = extension ? await db.query<Pick<Table, 'name' | 'spread'>>(SPREAD) : [];
  const byName = new Map(lying.map(({ name, spread }) => [name, spread]));
  return tables.map((table) => ({ ...table, spread: byName.get(table.name) ?? null }));
}

/**
 * Remembers all rows and numbers as they are now; what it returns puts those back that were touched since. What is spread
 * over machines can have no mark left by a trigger: `written` tells what statements have named since it was last asked.
 */
export async function takeSnapshot(
  db: AskingDatabase,
  written: () => string[] = () => [],
): Promise<() => Promise<void>> {
  const tables = await readTables(db);
  await db.exec(`drop schema if exists seeded cascade; create schema seeded; ${MARKS}`);
  const large = new Set<string>();
  for (const { schema, name, columns, key, spread } of tables) {
    await db.exec(`create table seeded.${name} as select ${columns.join(', ')} from ${schema}.${name}`);
    const [many] = await db.query<{ n: number }>(`select count(*) as n from seeded.${name}`);
    if (key && columns.length > key.length && (many?.n ?? 0) > MANY) large.add(name);
    await db.exec(`analyze seeded.${name}`);
    if (spread) {
      await db.exec(BESIDE[spread](name));
      continue;
    }
    await db.exec(
      `create trigger touched after insert or update or delete or truncate on ${schema}.${name}
       for each statement execute function seeded.mark()`,
    );
  }
  const sequences = await db.query<{ name: string; last_value: number | null }>(SEQUENCES);
  const numbers = sequences
    .map(({ name, last_value }) => `select setval('${name}', ${last_value ?? 1}, ${last_value !== null})`)
    .join('; ');
  const byName = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const unmarked = new Map(tables.filter(({ spread }) => spread).map((table) => [table.name, table]));

  return () =>
    db.transaction(async (tx) => {
      const touched = await tx.query<{ name: string }>('select name from seeded.touched');
      const due = [
        ...touched.flatMap(({ name }) => byName.get(name) ?? []),
        ...written().flatMap((name) => unmarked.get(name) ?? []),
      ];
      const refills = due.map((table) =>
        table.key && large.has(table.name) ? mend(table, table.key) : refill(table),
      );
      const statements = ['set local session_replication_role = replica', ...refills, numbers];
      await tx.exec([...statements, 'delete from jobs.job', 'delete from seeded.touched'].join(';\n'));
    });
}
