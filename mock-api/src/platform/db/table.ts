import { orNull, type Column, type Columns, type Mapped } from './columns.ts';
import type { Param, Queryable, Row, Statement } from './database.ts';

/** A table of the schema, or a view: the one place that says what its columns hold. A test compares it with the schema. */
export type Table<C extends Columns> = Mapped<C> & {
  /** Some of its columns, for the shape of an answer. */
  pick<N extends keyof C & string>(...names: N[]): Pick<C, N>;
  /** The same where the statement calls the table otherwise: `s.id`. */
  of<N extends keyof C & string>(alias: string, ...names: N[]): Pick<C, N>;
};

/** Says what a table's columns hold. */
export function table<C extends Columns>(name: string, columns: C): Table<C> {
  const pick = <N extends keyof C & string>(names: N[], prefix: string): Pick<C, N> => {
    const picked = names.map((column) => [column, columns[column]?.by(`${prefix}${column}`)]);
    return Object.fromEntries(picked) as Pick<C, N>;
  };
  return {
    name,
    columns,
    pick: (...names) => pick(names, ''),
    of: (alias, ...names) => pick(names, `${alias}.`),
  };
}

/** What the rows of an answer hold, and as `sql` the list of columns for its statement. */
export type Shape<C extends Columns> = { columns: C; sql: string };

/** A row of an answer, or of a whole table. */
export type RowOf<S extends { columns: Columns }> = {
  [K in keyof S['columns']]: S['columns'][K] extends Column<infer T> ? T : never;
};

/**
 * The shape of an answer, of columns of tables and what is worked out.
 * @example shape({ ...sessions.of('s', 'id', 'address'), current: bool.by('s.token_hash = $1') })
 */
export function shape<C extends Columns>(columns: C): Shape<C> {
  const list = Object.entries(columns).map(([name, { sql = name }]) =>
    sql === name || sql.endsWith(`.${name}`) ? sql : `${sql} as ${name}`,
  );
  return { columns, sql: list.join(', ') };
}

/** These columns as an outer join answers them: all null where it has met nothing. */
export function outer<C extends Columns>(
  columns: C,
): {
  [K in keyof C]: C[K] extends Column<infer T> ? Column<T | null> : never;
} {
  const loose = Object.entries(columns).map(([name, column]) => [name, orNull(column)]);
  return Object.fromEntries(loose) as ReturnType<typeof outer<C>>;
}

/** Whether an outer join has met something: the row holds all of these columns. */
export function hasMet<C extends Columns>(answer: Shape<C>, row: object): row is RowOf<Shape<C>> {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(answer.columns).every(([name, column]) => column.holds(values.get(name)));
}

/** Runs a statement that answers rows of this shape; its plan may be `kept`, see `Statement`. */
export async function readRows<C extends Columns>(
  db: Queryable,
  answer: Shape<C>,
  sql: string,
  params?: readonly Param[],
  plans?: 'kept',
): Promise<RowOf<Shape<C>>[]> {
  return rowsOf({ answer, sql, params }, await db.query(sql, params, plans));
}

/** A statement that is asked with others, and what it answers. */
export type Asked<C extends Columns> = Statement & { answer: Shape<C> };

/** The rows that such a statement has answered. */
export function rowsOf<C extends Columns>(
  { answer, sql }: Asked<C>,
  found: Row[] | undefined = [],
): RowOf<Shape<C>>[] {
  if (looks) for (const row of found) refuseOther(answer.columns, row, sql);
  // the one place where what the database answers gets its type
  return found as RowOf<Shape<C>>[];
}

/** The first row of such a statement. */
export async function readRow<C extends Columns>(
  db: Queryable,
  answer: Shape<C>,
  sql: string,
  params?: readonly Param[],
  plans?: 'kept',
): Promise<RowOf<Shape<C>> | undefined> {
  return (await readRows(db, answer, sql, params, plans))[0];
}

let looks = false;

/** From now on every row that is read is compared with its shape; for tests. */
export function lookAtRows(): void {
  looks = true;
}

function refuseOther(columns: Columns, row: Record<string, unknown>, sql: string): void {
  const names = new Set([...Object.keys(columns), ...Object.keys(row)]);
  const others = [...names].filter((name) => !(name in row) || !columns[name]?.holds(row[name]));
  if (others.length === 0) return;
  const told = others.map((name) => `${name}: ${JSON.stringify(row[name])}`).join(', ');
  throw new TypeError(`Not of the shape that was said (${told}): ${sql}`);
}
