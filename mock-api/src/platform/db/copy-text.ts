import type { Columns, Mapped } from './columns.ts';
import type { CopyRows, CopyValue } from './database.ts';

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function field(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return value.replace(SPECIAL, (char) => ESCAPED[char] ?? char);
  return String(value);
}

/** One row in the text format of COPY, line end included. */
export function copyLine(row: readonly CopyValue[]): string {
  let line = '';
  for (let at = 0; at < row.length; at += 1) line += at === 0 ? field(row[at]) : `\t${field(row[at])}`;
  return `${line}\n`;
}

/** The COPY statement for these columns, reading from `source`. */
export function copySql({ name }: Mapped<Columns>, columns: readonly string[], source: string): string {
  return `copy ${name} (${columns.join(', ')}) from ${source}`;
}

/** The rows as text in pieces of about `size` characters, with the number of rows in each. */
export async function* copyChunks(
  rows: CopyRows,
  size = 1_000_000,
): AsyncGenerator<{ text: string; rows: number }> {
  const batches = Symbol.asyncIterator in rows ? rows : [rows];
  let [text, count] = ['', 0];
  for await (const batch of batches) {
    for (const row of batch) {
      text += copyLine(row);
      count += 1;
      if (text.length < size) continue;
      yield { text, rows: count };
      [text, count] = ['', 0];
    }
  }
  if (count > 0) yield { text, rows: count };
}
