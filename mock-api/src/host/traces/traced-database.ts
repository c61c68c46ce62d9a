import type { Database, Queryable, Row, Together, Transaction } from '../../platform/db/database.ts';
import type { RunningSpan, Spans, Told, Work } from './spans.ts';
import { statementFunction, statementName } from './statement-name.rules.ts';

/** So many calls may lie between the database and the function that a statement stands in. */
const DEPTH = 25;

/** Who asked, by the calls that led here. */
function caller(): string | null {
  const depth = Error.stackTraceLimit;
  Error.stackTraceLimit = DEPTH;
  const { stack = '' } = new Error('asked');
  Error.stackTraceLimit = depth;
  return statementFunction(stack);
}

/** What is told of every statement: the kind of database, and that it was the standby where it was. */
type Which = { 'db.system.name': 'postgresql'; 'count_exchange.standby'?: true };

function statement(sql: string, which: Which): Work {
  const { operation, table } = statementName(sql);
  const by = caller();
  const told: Told = { ...which, 'db.operation.name': operation };
  if (table) told['db.collection.name'] = table;
  if (by) told['code.function.name'] = by;
  return { name: by ?? (table ? `${operation} ${table}` : operation), kind: 'client', told };
}

const rowsOf = async (span: RunningSpan, rows: Promise<Row[]>): Promise<Row[]> => {
  const found = await rows;
  span.tell({ 'db.response.returned_rows': found.length });
  return found;
};

/** A connection's statements with a span each; of their parameters nothing is told. */
function traced(of: Queryable, spans: Spans, which: Which): Queryable {
  return {
    query: (sql, params, plans) =>
      spans.below(
        () => statement(sql, which),
        (span) => rowsOf(span, of.query(sql, params, plans)),
      ),
    exec: (sql) =>
      spans.below(
        () => statement(sql, which),
        (span) => rowsOf(span, of.exec(sql)),
      ),
    copyIn: (table, columns, rows) =>
      spans.below(
        () => statement(`copy ${table.name} from stdin`, which),
        async (span) => {
          const count = await of.copyIn(table, columns, rows);
          span.tell({ 'count_exchange.rows': count });
          return count;
        },
      ),
  };
}

function together({ asOwner, statements }: Together, which: Which): Work {
  const told: Told = { ...which, 'db.operation.batch.size': asOwner.length + statements.length };
  return { name: caller() ?? 'together', kind: 'client', told };
}

/**
 * The database with a span for every statement and transaction of a call or a job, which tell how long each had to wait
 * and took. What nobody asked for (looking for jobs, sweeping) has none. Those of the standby say that they were its.
 */
export function tracedDatabase(db: Database, spans: Spans, isStandby = false): Database {
  const which: Which = {
    'db.system.name': 'postgresql',
    ...(isStandby && { 'count_exchange.standby': true }),
  };
  const database: Database = {
    ...db,
    ...traced(db, spans, which),
    transaction: (run, options) =>
      spans.below(
        () => ({ name: 'transaction', kind: 'internal' }),
        () =>
          // the connection may come by somebody else's end: what runs on it is still ours
          db.transaction(
            spans.bound((tx: Transaction) => run({ ...tx, ...traced(tx, spans, which) })),
            options,
          ),
      ),
    together: (asked) =>
      spans.below(
        () => together(asked, which),
        () => db.together(asked),
      ),
    lightly: (sql, params) =>
      spans.below(
        () => statement(sql, which),
        (span) => rowsOf(span, db.lightly(sql, params)),
      ),
  };
  // that of long work is its own
  const background = db.background === db ? database : tracedDatabase(db.background, spans, isStandby);
  const longReads =
    db.longReads === db.background ? background : tracedDatabase(db.longReads, spans, isStandby);
  return Object.assign(database, { background, longReads });
}
