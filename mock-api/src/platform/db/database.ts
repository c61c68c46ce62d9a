import type { Columns, Mapped } from './columns.ts';

/** A parameter of a statement. Dates and times travel as text, JSON as text with `$1::text::jsonb` in the statement. */
export type Param =
  string | number | boolean | null | undefined | readonly (string | number | boolean | null)[];

/** A value of a row given to `copyIn`; undefined is written as null. */
export type CopyValue = string | number | boolean | null | undefined;

/** Rows for `copyIn`: all of them, or batches as they come; waiting for each row would take longer than the row. */
export type CopyRows = Iterable<readonly CopyValue[]> | AsyncIterable<Iterable<readonly CopyValue[]>>;

/** Whose rows a transaction sees (migration 0002): it then runs as the role count_exchange_app. */
export type Scope = {
  /** The caller's current agency. */
  agency: number;
  /** Super admins reach every agency's rows. */
  everything: boolean;
  user: number;
};

/** What a statement answers, as long as nobody has said what it holds: `readRows` of `table.ts` does. */
export type Row = Record<string, unknown>;

/** A statement with its `$1` parameters; one whose best plan is the same for all values may have it `kept`. */
export type Statement = { sql: string; params?: readonly Param[]; plans?: 'kept' };

/**
 * Statements that are asked together: the owner's first, then those that see no more than `scope` does. What reads at length is
 * planned `anew` for its values, and waits for locks as a transaction does.
 */
export type Together = {
  asOwner: readonly Statement[];
  scope: Scope;
  statements: readonly Statement[];
  plans?: 'kept' | 'anew';
};

/** A statement as it is sent with others: of `anew` ones no plan is kept under a name. */
export type Sent = Omit<Statement, 'plans'> & { plans: 'kept' | 'anew' };

/**
 * What statements are run on: a transaction, or the database itself, where each statement is its own transaction.
 * int8 and numeric come back as numbers, date and timestamp as the database's text, timestamptz as ISO text in UTC.
 */
export type Queryable = {
  /**
   * One statement with `$1` parameters; answers its rows. Its plan may be `kept`, see `Statement`: where it is asked with others or
   * of PostgreSQL itself; in a transaction it is planned anew.
   */
  query(sql: string, params?: readonly Param[], plans?: 'kept'): Promise<Row[]>;
  /** One or more statements without parameters; answers the rows of all of them. */
  exec(sql: string): Promise<Row[]>;
  /** Adds rows by COPY, much faster than inserts; answers how many. Each row has a value for each of the columns. */
  copyIn<C extends Columns>(
    table: Mapped<C>,
    columns: readonly (keyof C & string)[],
    rows: CopyRows,
  ): Promise<number>;
};

/** A running transaction; `scope` is the one it was started with. */
export type Transaction = Queryable & {
  scope: Scope | null;
  /** Runs once the transaction has been committed; never after a rollback. */
  afterCommit(run: () => void): void;
};

/**
 * How a transaction runs: as whom, and how long a statement of it may wait for somebody's lock, in milliseconds; `written` is
 * told how far PostgreSQL was once it had kept what the transaction has written, if it has.
 */
export type TransactionOptions = {
  scope?: Scope;
  lockTimeout?: number;
  written?: (position: string) => void;
};

/**
 * What long reads are asked of, and whether it is embedded: there nobody else is answered while a statement runs. A call's own
 * transaction does not say.
 */
export type Reading = Queryable & Partial<Pick<Database, 'kind'>>;

/** The database: PostgreSQL, or PostgreSQL embedded in the process (PGlite). */
export type Database = Queryable & {
  kind: 'embedded' | 'postgres';
  /** All or nothing; not nested. Without a scope it runs as the owner and sees everything. */
  transaction<T>(run: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Reads with several statements in one transaction and one round trip; answers the rows of each. Every statement whose plan is
   * kept is prepared, so its text holds no values.
   */
  together(asked: Together): Promise<Row[][]>;
  /**
   * One statement by itself whose commit nobody waits for: where the power fails, or PostgreSQL falls, what it wrote in the last
   * moment may be gone. For counts of tries, and when a session was seen; never for what somebody is told.
   */
  lightly(sql: string, params?: readonly Param[]): Promise<Row[]>;
  /**
   * The same database for long work, which is not to keep a short call waiting: on PostgreSQL it has connections of its
   * own; embedded, where there is one connection, its turns come after those of the short calls.
   */
  background: Database;
  /**
   * The same for what people wait for and is longer than a page, as a picture or a report: on PostgreSQL the connections of long
   * work; embedded, its turns come soon after those of the short calls, and before long work.
   */
  longReads: Database;
  /** How many connections there are, how many of them have nothing to do, and how many statements wait for one. */
  connections(): { open: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** The statements that open a transaction, in one round trip. Settings end with the transaction. */
export function beginSql({ scope, lockTimeout }: TransactionOptions = {}): string {
  const patience = lockTimeout === undefined ? '' : `; set local lock_timeout = ${Math.round(lockTimeout)}`;
  return `begin${patience}${scope ? `; ${enterSql(scope)}` : ''}`;
}

/** So long a statement that is asked with others waits for somebody's lock, in milliseconds. */
const TOGETHER_LOCK_MS = 200;

/** All statements of those that are asked together, with the one that has the later ones see their scope alone. */
export function inOrder({ asOwner, scope, statements, plans = 'kept' }: Together): Sent[] {
  const { agency, everything, user } = scope;
  const enter = [agency, user, everything];
  // a page of counts takes longer to plan than to read, so a connection plans each statement once
  const narrow: Statement =
    plans === 'kept'
      ? {
          sql: `select app_enter($1::int, $2::int, $3::boolean), set_config('lock_timeout', $4, true),
      app_plan_once()`,
          params: [...enter, String(TOGETHER_LOCK_MS)],
        }
      : { sql: 'select app_enter($1::int, $2::int, $3::boolean)', params: enter };
  const sent =
    (how: Sent['plans']) =>
    // no more than these: what else comes with a statement does not cross to the embedded database's thread
    ({ sql, params = [], plans: own }: Statement): Sent => ({ sql, params, plans: own ?? how });
  return [...[...asOwner, narrow].map(sent('kept')), ...statements.map(sent(plans))];
}

/** What those statements answer, without the answer of the one between them. */
export const withoutScope = ({ asOwner }: Together, answers: Row[][]): Row[][] =>
  answers.toSpliced(asOwner.length, 1);

/** A statement whose commit is not waited for, with the one before it that says so for their transaction. */
export const unawaited = (sql: string, params: readonly Param[] = []): Sent[] => [
  { sql: `select set_config('synchronous_commit', 'off', true)`, params: [], plans: 'kept' },
  { sql, params, plans: 'kept' },
];

/** Has a transaction run as the role of signed-in calls, under the settings that row security reads (migration 0033). */
function enterSql({ agency, user, everything }: Scope): string {
  if (!Number.isSafeInteger(agency) || !Number.isSafeInteger(user))
    throw new TypeError('scope needs whole numbers');
  return `select app_enter(${agency}, ${user}, ${everything})`;
}

/** Runs a part of a scoped transaction for the same person as if they were of another agency: its rows alone are seen. */
export async function atAgency<T>(
  tx: Transaction,
  agency: number,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (!tx.scope) return run(tx);
  await tx.exec(enterSql({ ...tx.scope, agency, everything: false }));
  const result = await run(tx);
  await tx.exec(enterSql(tx.scope));
  return result;
}

/**
 * Runs a part of a scoped transaction as the owner: for what the core keeps about a call (its jobs), never for what
 * the caller asked to see.
 */
export async function asOwner<T>(tx: Transaction, run: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!tx.scope) return run(tx);
  await tx.exec('set local role none');
  const result = await run(tx);
  await tx.exec('set local role count_exchange_app');
  return result;
}
