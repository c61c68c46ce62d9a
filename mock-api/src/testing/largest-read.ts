import type { Param, Queryable } from '../platform/db/database.ts';
import { testApi } from './index.ts';

type Statement = { sql: string; params?: readonly Param[] };
type PlanNode = { [name: string]: unknown; Plans?: PlanNode[] };

const TABLES = ['counts', 'certified_days'] as const;

/**
 * The most rows of each large table that one statement looked at while `run` ran. The embedded database answers others
 * between two statements, so this says how long they wait, whatever the machine is busy with. `statement` is the one that
 * looked at the most counts, with its plan.
 */
export async function largestRead(
  run: () => Promise<unknown>,
): Promise<Record<(typeof TABLES)[number], number> & { statement: string }> {
  const most = { counts: 0, certified_days: 0, statement: '' };
  for (const { sql, params } of await statementsOf(run)) {
    if (!/^\s*(select|with)\b/i.test(sql) || !TABLES.some((table) => sql.includes(table))) continue;
    const [row] = await testApi().query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${sql}`,
      params,
    );
    if (!row) continue;
    const { Plan: plan } = row['QUERY PLAN'][0];
    if (rowsOf(plan, 'counts') > most.counts) most.statement = `${sql} ${JSON.stringify(plan)}`;
    for (const table of TABLES) most[table] = Math.max(most[table], rowsOf(plan, table));
  }
  return most;
}

function rowsOf(node: PlanNode, table: string): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child, table), 0);
  // a table in parts is read by the names of its parts
  if (String(node['Relation Name']).replace(/_\d+$/, '') !== table) return below;
  const perLoop = Number(node['Actual Rows'] ?? 0) + Number(node['Rows Removed by Filter'] ?? 0);
  return below + perLoop * Number(node['Actual Loops'] ?? 1);
}

/** Every statement that calls and jobs ran meanwhile. */
async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const noted = <Q extends Queryable>(to: Q): Q => ({
    ...to,
    query: (sql: string, params?: readonly Param[]) => {
      statements.push({ sql, params });
      return to.query(sql, params);
    },
  });
  const { db } = testApi();
  const spies = [db, db.background].flatMap((one) => {
    const own = { ...one };
    return [
      jest.spyOn(one, 'query').mockImplementation((sql, params) => noted(own).query(sql, params)),
      jest
        .spyOn(one, 'transaction')
        .mockImplementation((work, options) => own.transaction((tx) => work(noted(tx)), options)),
    ];
  });
  try {
    await run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return statements;
}
