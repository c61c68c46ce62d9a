import type { Statement } from '../platform/db/database.ts';
import type { AskingTransaction } from './asking.ts';
import { testApi } from './index.ts';
import { noteStatements } from './note-statements.ts';

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
  const noted = noteStatements();
  try {
    await run();
  } finally {
    noted.end();
  }
  for (const { sql, params, scope } of noted.statements) {
    if (!/^\s*(select|with)\b/i.test(sql) || !TABLES.some((table) => sql.includes(table))) continue;
    // as whom it was asked: row security may keep a condition away from the index
    const plan = await testApi().db.transaction((tx) => planOf(tx, { sql, params }), { scope });
    if (rowsOf(plan, 'counts') > most.counts) most.statement = `${sql} ${JSON.stringify(plan)}`;
    for (const table of TABLES) most[table] = Math.max(most[table], rowsOf(plan, table));
  }
  return most;
}

async function planOf(tx: AskingTransaction, { sql, params }: Statement): Promise<PlanNode> {
  const [row] = await tx.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${sql}`,
    params,
  );
  return row?.['QUERY PLAN'][0].Plan ?? {};
}

function rowsOf(node: PlanNode, table: string): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child, table), 0);
  // a table in parts is read by the names of its parts
  if (String(node['Relation Name']).replace(/_\d+$/, '') !== table) return below;
  const perLoop = Number(node['Actual Rows'] ?? 0) + Number(node['Rows Removed by Filter'] ?? 0);
  return below + perLoop * Number(node['Actual Loops'] ?? 1);
}
