import type { Database } from '../db/database.ts';

type Table = { schema: string; name: string; columns: string };

/**
 * Tables in the order they were made, so that rows are refilled before those that refer to them. Triggers on counts
 * keep count_months.
 */
const TABLES = /* sql */ `
  select n.nspname as schema, c.relname as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute a
     where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in (current_schema(), 'jobs')
    and c.relname not in ('migrations', 'version', 'queue', 'count_months')
  order by c.oid`;

const SEQUENCES = /* sql */ `
  select schemaname as schema, sequencename as name, last_value from pg_sequences
  where schemaname = current_schema()`;

/** Remembers all rows and numbers as they are now; what it returns puts them back. */
export async function takeSnapshot(db: Database): Promise<() => Promise<void>> {
  const tables = await db.query<Table>(TABLES);
  const own = tables.filter(({ schema }) => schema !== 'jobs');
  await db.exec('create schema if not exists seeded');
  for (const { schema, name, columns } of own) {
    await db.exec(`create unlogged table seeded.${name} as select ${columns} from ${schema}.${name}`);
  }
  const sequences = await db.query<{ schema: string; name: string; last_value: number | null }>(SEQUENCES);
  const all = tables.map(({ schema, name }) => `${schema}.${name}`).join(', ');
  const restore = [
    `truncate ${all}`,
    ...own.map(
      ({ schema, name, columns }) =>
        `insert into ${schema}.${name} (${columns}) overriding system value select ${columns} from seeded.${name}`,
    ),
    ...sequences.map(
      ({ schema, name, last_value }) =>
        `select setval('${schema}.${name}', ${last_value ?? 1}, ${last_value !== null})`,
    ),
  ].join(';\n');
  return () => db.transaction(async (tx) => void (await tx.exec(restore)));
}
