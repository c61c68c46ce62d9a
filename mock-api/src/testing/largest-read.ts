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
  for (const { sql, params } of noted.statements) {
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
