import { KEPT } from '../../counts/store/counted.sql.ts';
import { keepAnew, raiseRevisions } from '../../counts/store/keep-sums.sql.ts';
import { readDifferences } from '../../counts/store/kept-sums.sql.ts';
import { certifiedDays, counts } from '../../counts/store/counts.tables.ts';
import type { Database, Queryable, Transaction } from '../../platform/db/database.ts';

/** What sums hang on, written by a statement. */
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:counts|certifications|suspects)\b/i;

/** Whether the writer of counts is at work, which keeps the sums itself: the triggers of the other databases ask the same. */
async function standsAside(tx: Queryable): Promise<boolean> {
  const [row] = await tx.query(`select current_setting('app.keeps', true) = '1' as yes`);
  return row?.yes === true;
}

/** Works out anew what is kept of the stations where it is not what their counts add up to. */
async function keep(tx: Transaction): Promise<void> {
  const wrong = await readDifferences(tx, null);
  for (const table of KEPT) {
    const stations = [
      ...new Set(wrong.filter((one) => one.table === table.name).map(({ station }) => station)),
    ];
    if (stations.length === 0) continue;
    await keepAnew(tx, table, stations);
    if (table.name === certifiedDays.name) await raiseRevisions(tx, stations);
  }
}

/**
 * The database for tests, which write counts themselves, past the one place that does so in the product. Elsewhere an older
 * release's triggers keep their sums; a database that is spread over machines has none, so it is done here, after each such
 * statement, or after its transaction.
 */
export function keepSums(db: Database): Database {
  const transaction =
    (own: Omit<Database, 'background'>): Database['transaction'] =>
    async (run, options) => {
      let isDue = false;
      const value = await own.transaction(async (tx) => {
        let wrote = false;
        const note = (isWrite: boolean) => void (wrote ||= isWrite);
        const result = await run({
          ...tx,
          query: (sql, params) => (note(WRITES.test(sql)), tx.query(sql, params)),
          exec: (sql) => (note(WRITES.test(sql)), tx.exec(sql)),
          copyIn: (table, columns, rows) => (
            note(table.name === counts.name),
            tx.copyIn(table, columns, rows)
          ),
        });
        isDue = wrote && !(await standsAside(tx));
        return result;
      }, options);
      // a transaction of its own: what a role has written no other may read before its end
      if (isDue) await own.transaction(keep);
      return value;
    };

  const keeping = (own: Omit<Database, 'background'>): Omit<Database, 'background'> => {
    const inTransaction = transaction(own);
    return {
      ...own,
      query: (sql, params) =>
        WRITES.test(sql) ? inTransaction((tx) => tx.query(sql, params)) : own.query(sql, params),
      exec: async (sql) => {
        const rows = await own.exec(sql);
        if (WRITES.test(sql)) await own.transaction(keep);
        return rows;
      },
      copyIn: (table, columns, rows) => inTransaction((tx) => tx.copyIn(table, columns, rows)),
      transaction: inTransaction,
    };
  };
  const background: Database = {
    ...keeping(db.background),
    get background() {
      return background;
    },
  };
  return { ...keeping(db), background };
}
