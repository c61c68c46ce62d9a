import type { Column, Columns, Mapped } from './columns.ts';
import type { Queryable } from './database.ts';
import type { RowOf } from './table.ts';

/** A row for a table; what is left out takes the column's default only if no row of the call names it. */
export type RowFor<T extends Mapped<Columns>> = { [K in keyof RowOf<T>]?: RowOf<T>[K] | undefined };

/** What a row names that the table has no column for. */
type Strange<C extends Columns, R> = { [K in Exclude<keyof R, keyof C>]: never };

/**
 * Adds a few rows, whatever their types (lists and JSON too), and leaves rows that are already there alone; all rows
 * name the same columns.
 */
export async function insertRows<C extends Columns, R extends RowFor<Mapped<C>>>(
  db: Queryable,
  { name }: Mapped<C>,
  rows: readonly (R & Strange<C, R>)[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await db.query(
    `insert into ${name} (${columns})
     select ${columns} from json_populate_recordset(null::${name}, $1::text::json) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/** Lets the tables' own numbers go on after the highest that was seeded. */
export async function continueNumbers(
  db: Queryable,
  tables: readonly Mapped<{ id: Column<number> }>[],
): Promise<void> {
  for (const { name } of tables) {
    await db.query(
      `select setval(pg_get_serial_sequence('${name}', 'id'), (select coalesce(max(id), 1) from ${name}))`,
    );
  }
}
