import type { CopyValue } from './database.ts';

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function field(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return value.replace(SPECIAL, (char) => ESCAPED[char] ?? char);
  return String(value);
}

/** One row in the text format of COPY, line end included. */
export function copyLine(row: readonly CopyValue[]): string {
  return `${row.map(field).join('\t')}\n`;
}

/** The COPY statement for these columns, reading from `source`. */
export function copySql(table: string, columns: readonly string[], source: string): string {
  return `copy ${table} (${columns.join(', ')}) from ${source}`;
}

/** The rows as text in pieces of about `size` characters, with the number of rows in each. */
export async function* copyChunks(
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
  size = 1_000_000,
): AsyncGenerator<{ text: string; rows: number }> {
  let lines: string[] = [];
  let length = 0;
  for await (const row of rows) {
    const line = copyLine(row);
    lines.push(line);
    length += line.length;
    if (length < size) continue;
    yield { text: lines.join(''), rows: lines.length };
    lines = [];
    length = 0;
  }
  if (lines.length > 0) yield { text: lines.join(''), rows: lines.length };
}
