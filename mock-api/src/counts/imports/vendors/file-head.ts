import type { FileDelimiter, FileEncoding, ReadingChoices } from 'shared-domain';
import type { Text } from '../../../platform/text/language.ts';
import { detectDelimiter, parseRows, type CsvRow } from '../../csv/csv-rows.ts';
import { decodeText, detectEncoding, headOf, isText } from '../../csv/encoding.ts';
import { isBlank } from './layout.ts';
import { texts } from './texts.ts';

/** A stored file; it can be read more than once. */
export type FileBytes = () => AsyncIterable<Uint8Array>;

/** What the first part of a file tells about it. */
export type FileHead = { encoding: FileEncoding; delimiter: FileDelimiter; rows: CsvRow[] };

/** How many rows are looked at to find out what a file is. */
export const HEAD_ROWS = 50;
/** A head without any line end holds no row that could be read. */
const LONGEST_LINE = 64 * 1024;
/** More columns than any site has channels, and more than can be told apart on a screen. */
const MOST_COLUMNS = 500;

/** The first rows of a file, or why it can't be a count file. */
export async function readHead(
  bytes: FileBytes,
  choices: Pick<ReadingChoices, 'encoding' | 'delimiter'> = {},
): Promise<FileHead | { refused: Text }> {
  const head = await headOf(bytes());
  if (head.length === 0) return { refused: texts.empty };
  if (!isText(head)) return { refused: texts.notText };
  const encoding = choices.encoding ?? detectEncoding(head);
  let text = '';
  for await (const piece of decodeText(once(head), encoding)) text += piece;
  const longest = longLine(text);
  if (longest !== null) return { refused: texts.longLine({ line: longest }) };
  const delimiter = choices.delimiter ?? detectDelimiter(text);
  const rows = parseRows(firstLines(text), delimiter).slice(0, HEAD_ROWS);
  const wide = rows.find(({ cells }) => cells.length > MOST_COLUMNS);
  if (wide)
    return { refused: texts.tooWide({ line: wide.line, found: wide.cells.length, most: MOST_COLUMNS }) };
  if (rows.every(isBlank)) return { refused: texts.empty };
  if (rows[0] && isBlank(rows[0])) return { refused: texts.emptyFirstLine };
  return { encoding, delimiter, rows };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/** Enough lines for the head's rows, of which some may run over several lines. */
function firstLines(text: string): string {
  return text.split('\n', HEAD_ROWS * 4).join('\n');
}

/** The first of the head's lines that no row of counts can be that long. */
function longLine(text: string): number | null {
  const at = text.split('\n', HEAD_ROWS).findIndex((line) => line.length > LONGEST_LINE);
  return at < 0 ? null : at + 1;
}
