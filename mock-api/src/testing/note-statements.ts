import type { Param, Queryable, Scope, Statement } from '../platform/db/database.ts';
import { testApi } from './index.ts';

/** A statement and whose rows it saw; the owner's, which are all, where that is missing. */
type Noted = Statement & { scope?: Scope };

/** Notes every statement that calls and jobs run, until its `end`. */
export function noteStatements(): { statements: Noted[]; end: () => void } {
  const statements: Noted[] = [];
  const noted = <Q extends Queryable>(to: Q, scope?: Scope): Q => ({
    ...to,
    query: (sql: string, params?: readonly Param[]) => {
      statements.push({ sql, params, scope });
      return to.query(sql, params);
    },
    exec: (sql: string) => {
      statements.push({ sql, scope });
      return to.exec(sql);
    },
  });
  const { db } = testApi();
  // on PostgreSQL two of them are one
  const spies = [...new Set([db, db.background, db.longReads])].flatMap((one) => {
    const own = { ...one };
    return [
      jest.spyOn(one, 'query').mockImplementation((sql, params) => noted(own).query(sql, params)),
      jest.spyOn(one, 'exec').mockImplementation((sql) => noted(own).exec(sql)),
      jest.spyOn(one, 'together').mockImplementation((asked) => {
        const { asOwner, statements: narrow, scope } = asked;
        statements.push(...asOwner, ...narrow.map((statement) => ({ ...statement, scope })));
        return own.together(asked);
      }),
      jest
        .spyOn(one, 'transaction')
        .mockImplementation((work, options) =>
          own.transaction((tx) => work(noted(tx, options?.scope)), options),
        ),
    ];
  });
  return { statements, end: () => spies.forEach((spy) => spy.mockRestore()) };
}
