import type { Database, Queryable, Statement } from '../../platform/db/database.ts';

/** What a statement may write to. */
const WRITTEN =
  /\b(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?)\s+(?:only\s+)?(?:public\.)?(\w+)/gi;

/**
 * The same database, which notes the tables that its statements write to: one that is spread over machines has no triggers
 * that could. What was noted is answered once, and forgotten.
 */
export function watchWrites(db: Database): { db: Database; touched: () => string[] } {
  const names = new Set<string>();
  const note = (sql: string) => {
    for (const [, name = ''] of sql.matchAll(WRITTEN)) names.add(name);
  };
  const asked = (statements: readonly Statement[]) => statements.forEach(({ sql }) => note(sql));
  const watched = <Q extends Queryable>(to: Q): Q => ({
    ...to,
    query: (sql, params) => {
      note(sql);
      return to.query(sql, params);
    },
    exec: (sql) => {
      note(sql);
      return to.exec(sql);
    },
    copyIn: (table, columns, rows) => {
      names.add(table.name);
      return to.copyIn(table, columns, rows);
    },
  });
  const whole = (own: Omit<Database, 'background'>): Omit<Database, 'background'> => ({
    ...watched(own),
    transaction: (run, options) => own.transaction((tx) => run(watched(tx)), options),
    together: (together) => {
      asked([...together.asOwner, ...together.statements]);
      return own.together(together);
    },
  });
  const background: Database = {
    ...whole(db.background),
    get background() {
      return background;
    },
  };
  const touched = () => {
    const noted = [...names];
    names.clear();
    return noted;
  };
  return { db: { ...whole(db), background }, touched };
}
