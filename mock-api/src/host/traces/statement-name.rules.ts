/** What a statement does and to which table, as far as its text says so. Never a value, nor the text itself. */
export type StatementName = { operation: string; table: string | null };

const OPERATIONS = /\b(select|insert|update|delete|merge|copy|create|alter|drop|truncate|lock|set|call)\b/i;
const TABLES = /\b(?:from|into|update|merge into|table|copy)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/gi;

/** Parts of a statement that bear a name of its own (`with name as (…)`); what reads them reads their tables. */
function ownNames(sql: string): Set<string> {
  return new Set(
    [...sql.matchAll(/([a-z_]\w*)(?:\s*\([^()]*\))?\s+as\s+(?:not\s+)?(?:materialized\s*)?\(/gi)].map(
      ([, name = '']) => name,
    ),
  );
}

/**
 * The name under which a statement's time is told: its first operation and its first table. What a text quotes is left
 * out before anything is read.
 */
export function statementName(sql: string): StatementName {
  const bare = sql.replace(/'(?:[^']|'')*'|--[^\n]*|\/\*.*?\*\//gs, ' ');
  const own = ownNames(bare);
  const table = [...bare.matchAll(TABLES)].map(([, name = '']) => name).find((name) => !own.has(name));
  const written = /\b(insert\s+into|update|delete\s+from|merge\s+into)\b/i.exec(bare)?.[1];
  const operation = (written ?? OPERATIONS.exec(bare)?.[1] ?? 'statement').split(/\s/)[0] ?? '';
  return { operation: operation.toLowerCase(), table: table ?? null };
}

/**
 * The function that a statement stands in, by the trace of calls that led to the database: the first of a file that
 * holds statements. Null where none is near.
 */
export function statementFunction(trace: string): string | null {
  const line = trace.split('\n').find((one) => one.includes('.sql.ts'));
  return /^\s*at (?:async )?(?:Object\.)?(\w+) /.exec(line ?? '')?.[1] ?? null;
}
