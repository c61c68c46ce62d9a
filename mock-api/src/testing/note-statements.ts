import type { Param, Queryable, Statement } from '../platform/db/database.ts';
import { testApi } from './index.ts';

/** Notes every statement that calls and jobs run, until its `end`. */
export function noteStatements(): { statements: Statement[]; end: () => void } {
  const statements: Statement[] = [];
  const noted = <Q extends Queryable>(to: Q): Q => ({
    ...to,
    query: (sql: string, params?: readonly Param[]) => {
      statements.push({ sql, params });
      return to.query(sql, params);
    },
    exec: (sql: string) => {
      statements.push({ sql });
      return to.exec(sql);
    },
  });
  const { db } = testApi();
  // embedded, both are one
  const spies = [...new Set([db, db.background])].flatMap((one) => {
    const own = { ...one };
    return [
      jest.spyOn(one, 'query').mockImplementation((sql, params) => noted(own).query(sql, params)),
      jest.spyOn(one, 'exec').mockImplementation((sql) => noted(own).exec(sql)),
      jest.spyOn(one, 'together').mockImplementation((asked) => {
        statements.push(...asked.asOwner, ...asked.statements);
        return own.together(asked);
      }),
      jest
        .spyOn(one, 'transaction')
        .mockImplementation((work, options) => own.transaction((tx) => work(noted(tx)), options)),
    ];
  });
  return { statements, end: () => spies.forEach((spy) => spy.mockRestore()) };
}
