import { bigint, bool, text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRow, readRows, shape } from '../../platform/db/table.ts';

/** What a table holds: how many rows, and a sum over all of them; null where it was too large to be read. */
export type TableSum = { table: string; rows: number | null; sum: string | null };

const SUM = shape({
  rows: bigint.by('count(*)'),
  sum: text.by('coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text'),
});

/**
 * A sum of every table, the queue's included; it does not hang on the order of the rows. Tables of more than `most`
 * bytes are left out. Tables that no crash leaves as they were (unlogged) are none of them.
 */
export async function tableSums(db: Queryable, most = Number.MAX_SAFE_INTEGER): Promise<TableSum[]> {
  const tables = await readRows(
    db,
    shape({ name: text, small: bool }),
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name, pg_table_size(c.oid) <= $1 as small
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p'
       and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
     order by 1`,
    [most],
  );
  const sums: TableSum[] = [];
  for (const { name, small } of tables) {
    const read = small ? await readRow(db, SUM, `select ${SUM.sql} from ${name} t`) : undefined;
    sums.push({ table: name, rows: read?.rows ?? null, sum: read?.sum ?? null });
  }
  return sums;
}
