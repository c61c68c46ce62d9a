import Papa from 'papaparse';
import { FILE_DELIMITERS, type FileDelimiter } from 'shared-domain';

/** A row of a delimited file with the line, from 1, on which it starts; the last one where it is too long. */
export type CsvRow = { line: number; cells: string[]; isTooLong?: true };

const PART = 64 * 1024;
/**
 * Neither a quote that is never closed nor a line that never ends may pull the whole file into memory: what is longer
 * is cut at a line end, and a line that has none is the last one read.
 */
const LONGEST_PART = 1024 * 1024;

/** The rows of a text in batches, blank lines included. Line ends are '\n'. */
export async function* csvRows(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<CsvRow[]> {
  let waiting = '';
  let line = 1;
  for await (const piece of text) {
    waiting += piece;
    if (waiting.length < PART) continue;
    const long = longLineIn(waiting);
    if (long >= 0) {
      if (long > 0) yield parseRows(waiting.slice(0, long - 1), delimiter, line);
      line += newlinesIn(waiting.slice(0, long));
      yield [{ line, cells: [waiting.slice(long, long + 100)], isTooLong: true }];
      return;
    }
    const cut = lastLineEnd(waiting);
    if (cut < 0) continue;
    const rows = parseRows(waiting.slice(0, cut), delimiter, line);
    line += newlinesIn(waiting.slice(0, cut)) + 1;
    waiting = waiting.slice(cut + 1);
    yield rows;
  }
  if (waiting !== '') yield parseRows(waiting, delimiter, line);
}

/** The rows of a whole text. */
export function parseRows(text: string, delimiter: string, firstLine = 1): CsvRow[] {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const quoted = text.includes('"');
  let line = firstLine;
  return data.map((cells) => {
    const row = { line, cells };
    line += 1 + (quoted ? cells.reduce((sum, cell) => sum + newlinesIn(cell), 0) : 0);
    return row;
  });
}

/** Where a line starts that is too long; -1 when there is none. */
function longLineIn(text: string): number {
  for (let start = 0; text.length - start > LONGEST_PART;) {
    const end = text.indexOf('\n', start);
    if (end < 0 || end - start > LONGEST_PART) return start;
    start = end + 1;
  }
  return -1;
}

/** The last line end that lies outside quotes; -1 when there is none yet. */
function lastLineEnd(text: string): number {
  const last = text.lastIndexOf('\n');
  if (!text.includes('"') || text.length > LONGEST_PART) return last;
  let end = -1;
  let isQuoted = false;
  for (let at = 0; at <= last; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === '\n' && !isQuoted) end = at;
  }
  return end;
}

function newlinesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** The delimiter under which most of the first 50 lines have the same number of cells; a comma when none divides. */
export function detectDelimiter(text: string): FileDelimiter {
  const head = text.split('\n', 50).join('\n');
  const scores = FILE_DELIMITERS.map((delimiter) => ({
    delimiter,
    ...commonWidth(parseRows(head, delimiter)),
  }));
  const [best] = scores.filter(({ width }) => width > 1).sort((a, b) => b.rows - a.rows || b.width - a.width);
  return best?.delimiter ?? ',';
}

function commonWidth(rows: CsvRow[]): { width: number; rows: number } {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  }
  const [width = 1, times = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { width, rows: times };
}
