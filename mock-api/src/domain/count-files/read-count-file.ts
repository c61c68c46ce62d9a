import type { VendorCode } from 'shared-ui/domain';
import type { Text } from '../../http/language.ts';
import { csvRows, detectDelimiter, parseRows, type CsvRow } from './csv-rows.ts';
import { customReader } from './custom/custom.reader.ts';
import { ecoCounterReader } from './eco-counter/eco-counter.reader.ts';
import { decodeText, detectEncoding, headOf, isText, type Encoding } from './encoding.ts';
import { isBlank, type CountFileReader, type Layout } from './layout.ts';
import { timeMarkReader } from './time-mark/time-mark.reader.ts';
import { trafxReader } from './trafx/trafx.reader.ts';
import { RowCheck, type CountLine, type ReadingOptions } from './row-check.ts';
import { texts } from './texts.ts';
import { decideOrder, isDayOnly, voteOnOrder, type DateOrder } from './times.rules.ts';

/** A stored file; it can be read more than once. */
export type FileBytes = () => AsyncIterable<Uint8Array>;

/** What the first part of a file tells about it. */
export type FileHead = { encoding: Encoding; delimiter: string; rows: CsvRow[] };

/** The vendors' readers; the particular ones come before the generic one, which takes nearly everything. */
const READERS: CountFileReader[] = [ecoCounterReader, trafxReader, customReader, timeMarkReader];

const HEAD_ROWS = 50;

/** The reader of this vendor's files, if they can be read. */
export function readerOf(vendor: VendorCode): CountFileReader | null {
  return READERS.find((reader) => reader.vendor === vendor) ?? null;
}

/** The first rows of a file, or why it can't be a count file. */
export async function readHead(bytes: FileBytes): Promise<FileHead | { refused: Text }> {
  const head = await headOf(bytes());
  if (head.length === 0) return { refused: texts.empty };
  if (!isText(head)) return { refused: texts.notText };
  const encoding = detectEncoding(head);
  let text = '';
  for await (const piece of decodeText(once(head), encoding)) text += piece;
  const rows = parseRows(text, detectDelimiter(text)).slice(0, HEAD_ROWS);
  if (rows.every(isBlank)) return { refused: texts.empty };
  if (rows[0] && isBlank(rows[0])) return { refused: texts.emptyFirstLine };
  return { encoding, delimiter: detectDelimiter(text), rows };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

/**
 * The file's layout, for a file whose vendor nobody has named yet: a header found below other lines tells more than
 * one that is simply the first line; otherwise the first reader that knows it.
 */
export function recognise({ rows }: FileHead): Layout | { refused: Text } {
  const layouts = READERS.map((reader) => reader.recognise(rows)).filter((layout) => layout !== null);
  const layout = layouts.find(({ headerLine }) => headerLine > 1) ?? layouts[0];
  return layout ?? { refused: texts.noColumns };
}

/** Every row below the header, in batches. */
async function* rowsBelowHeader(bytes: FileBytes, head: FileHead, layout: Layout): AsyncGenerator<CsvRow[]> {
  for await (const batch of csvRows(decodeText(bytes(), head.encoding), head.delimiter)) {
    const rows = batch.filter(({ line }) => line > layout.headerLine);
    if (rows.length > 0) yield rows;
  }
}

/** The order of day and month in the whole file. One row never decides it alone, a typing error would turn all. */
export async function orderOf(bytes: FileBytes, head: FileHead, layout: Layout): Promise<DateOrder> {
  if (layout.usualOrder === null) return 'month-first';
  const votes = { dayFirst: 0, monthFirst: 0 };
  for await (const rows of rowsBelowHeader(bytes, head, layout)) {
    for (const { cells } of rows) voteOnOrder(votes, layout.timeText(cells));
  }
  return decideOrder(votes, layout.usualOrder);
}

/** The counts of a file in batches; `check` collects what is wrong with it. Stops once the list of errors is full. */
export async function* countLines(
  bytes: FileBytes,
  head: FileHead,
  layout: Layout,
  check: RowCheck,
): AsyncGenerator<CountLine[]> {
  for await (const rows of rowsBelowHeader(bytes, head, layout)) {
    yield rows.flatMap((row) => check.read(row) ?? []);
    if (check.isOver) return;
  }
  yield check.heldBack();
}

/** Why the head alone shows that the file can't be imported at this interval: daily totals, or another interval. */
export function refusalByHead(head: FileHead, layout: Layout, options: ReadingOptions): Text | null {
  if (layout.log && layout.log.period !== 'hourly') {
    return layout.log.period === 'daily' ? texts.daily : texts.timestampsLater;
  }
  const rows = head.rows.filter((row) => row.line > layout.headerLine && !isBlank(row));
  const days = rows.filter(({ cells }) => isDayOnly(layout.timeText(cells))).length;
  if (rows.length > 0 && days > rows.length / 2) return texts.daily;
  const check = new RowCheck(layout, options);
  for (const row of rows) check.read(row);
  return check.refusal ?? refusalByStep(check.step, options.interval);
}

/** Why rows that far apart, in minutes, are not counts at this interval. */
export function refusalByStep(step: number | null, interval: number): Text | null {
  if (step === null || step === interval) return null;
  return step >= 24 * 60 ? texts.daily : texts.intervalDiffers(step, interval);
}
