import type { Queryable } from './database.ts';

/** A row by its column names; what is left out takes the column's default only if no row of the call names it. */
export type Row = Record<string, unknown>;

/**
 * Adds a few rows, whatever their types (lists and JSON too), and leaves rows that are already there alone. `table`
 * is a name from code, never from a request; all rows name the same columns.
 */
export async function insertRows(db: Queryable, table: string, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await db.query(
    `insert into ${table} (${columns})
     select ${columns} from json_populate_recordset(null::${table}, $1::text::json) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Lets the table's own numbers go on after the highest that was seeded. */
export async function continueNumbers(db: Queryable, tables: string[]): Promise<void> {
  for (const table of tables) {
    await db.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`,
    );
  }
}
