import type { Database } from '../platform/db/database.ts';

type Table = { schema: string; name: string; columns: string; referenced: boolean };

/** Tables in the order they were made, with whether others refer to them. */
const TABLES = /* sql */ `
  select n.nspname as schema, c.relname as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute a
     where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    exists (select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = c.oid) as referenced
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname = current_schema() and c.relname <> 'migrations'
  order by c.oid`;

/** Every write to a table, whoever does it, leaves a mark that it has to be refilled. */
const MARKS = /* sql */ `
  create table seeded.touched (name text primary key);
  create function seeded.mark() returns trigger language plpgsql security definer as $$
    begin insert into seeded.touched values (tg_table_schema || '.' || tg_table_name) on conflict do nothing; return null; end $$`;

const SEQUENCES = /* sql */ `
  select schemaname || '.' || sequencename as name, last_value from pg_sequences where schemaname = current_schema()`;

/** The statements that put one table's rows back. Foreign keys do not count meanwhile, so the order does not matter. */
function refill({ schema, name, columns, referenced }: Table): string {
  const empty = referenced ? `delete from ${schema}.${name}` : `truncate ${schema}.${name}`;
  return `${empty}; insert into ${schema}.${name} (${columns}) overriding system value select ${columns} from seeded.${name}`;
}

/** Remembers all rows and numbers as they are now; what it returns puts those back that were touched since. */
export async function takeSnapshot(db: Database): Promise<() => Promise<void>> {
  const tables = await db.query<Table>(TABLES);
  await db.exec(`drop schema if exists seeded cascade; create schema seeded; ${MARKS}`);
  for (const { schema, name, columns } of tables) {
    await db.exec(`create table seeded.${name} as select ${columns} from ${schema}.${name}`);
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

  return () =>
    db.transaction(async (tx) => {
      const touched = await tx.query<{ name: string }>('select name from seeded.touched');
      const refills = touched.flatMap(({ name }) => {
        const table = byName.get(name);
        return table ? [refill(table)] : [];
      });
      const statements = ['set local session_replication_role = replica', ...refills, numbers];
      await tx.exec([...statements, 'delete from jobs.job', 'delete from seeded.touched'].join(';\n'));
    });
}
