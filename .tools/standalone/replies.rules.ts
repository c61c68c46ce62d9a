const HUGE = 10_000;
type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same row once more, under an id of its own; ids stay whole numbers below 2^53. */
function copyOf(row: unknown, time: number): unknown {
  if (!isRow(row) || time === 0) return row;
  const again: Row = { ...row };
  for (const field of ['id', 'key']) {
    if (typeof row[field] === 'number') again[field] = row[field] + time * 1_000_000;
    if (typeof row[field] === 'string') again[field] = `${row[field]}-${time}`;
  }
  return again;
}

const many = (rows: unknown[]): unknown[] =>
  rows.length === 0
    ? rows
    : Array.from({ length: HUGE }, (_, at) => copyOf(rows[at % rows.length], Math.floor(at / rows.length)));

function eachList(reply: unknown, change: (rows: unknown[]) => unknown[]): unknown {
  if (Array.isArray(reply)) return change(reply);
  if (!isRow(reply)) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([field, value]) => [field, Array.isArray(value) ? change(value) : value]),
  );
}

/** A reply with nothing in its lists. */
export const emptied = (reply: unknown): unknown => eachList(reply, () => []);

/** A reply whose lists hold 10,000 rows, repeated under ids of their own; a list without rows stays so. */
export const enlarged = (reply: unknown): unknown => eachList(reply, many);
