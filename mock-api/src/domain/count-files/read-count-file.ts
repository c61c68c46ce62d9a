import type { DateFormat, ReadingChoices, VendorCode } from 'shared-ui/domain';
import type { Text } from '../../http/language.ts';
import { csvRows, type CsvRow } from './csv-rows.ts';
import { decodeText } from './encoding.ts';
import { readHead, type FileBytes, type FileHead } from './file-head.ts';
import { firstTimes, isBlank, type CountFileReader, type Layout, type Survey } from './layout.ts';
import { readerOf, readers } from './readers.ts';
import { rowReader, type CountLine, type ReadingOptions, type RowReader } from './row-reader.ts';
import { texts } from './texts.ts';
import { decideOrder, isDayOnly, voteOnOrder, type OrderVotes } from './times.rules.ts';

/** A file that has been recognised: how it is laid out, and how its dates are written. */
export type CountFile = {
  vendor: VendorCode;
  bytes: FileBytes;
  head: FileHead;
  layout: Layout;
  dateFormat: DateFormat;
  /** Every date can be read day first and month first, and nobody has said which it is. */
  isDateOpen: boolean;
  thousands: boolean;
};

/** The readers that know these first rows, the likeliest first. */
export function likelyReaders({ rows }: FileHead): CountFileReader[] {
  const known = readers.flatMap((reader) => {
    const layout = reader.recognise(rows, {});
    return layout ? [{ reader, layout }] : [];
  });
  // a header found below other lines tells more than one that is simply the first
  const rank = ({ layout }: (typeof known)[number]): number =>
    (readsTimes(rows, layout) ? 0 : 2) + (layout.headerLine > 1 ? 0 : 1);
  return known.toSorted((a, b) => rank(a) - rank(b)).map(({ reader }) => reader);
}

function readsTimes(rows: CsvRow[], layout: Layout): boolean {
  if (layout.log) return true;
  const times = firstTimes(rows, layout.headerLine, layout.timeText);
  const read = times.filter((text) => 'minutes' in layout.readTime(text, layout.dateFormat));
  return read.length > times.length / 2;
}

/** The file as the vendor's reader sees it, or why it isn't one of that vendor's. Looks at the whole file if it must. */
export async function openCountFile(
  bytes: FileBytes,
  vendor: VendorCode,
  choices: ReadingChoices = {},
): Promise<CountFile | { refused: Text } | 'not-of-vendor'> {
  const head = await readHead(bytes, choices);
  if ('refused' in head) return head;
  const found = readerOf(vendor)?.recognise(head.rows, choices) ?? null;
  if (!found) return 'not-of-vendor';
  const file = { vendor, bytes, head, thousands: choices.thousands ?? false };
  const votes = { dayFirst: 0, monthFirst: 0 };
  const survey = found.survey?.() ?? null;
  const isOpen = choices.dateFormat === undefined && /-first$/.test(found.dateFormat);
  if (survey || isOpen) await lookAtAll(bytes, head, found, survey, isOpen ? votes : null);
  const layout = survey?.complete() ?? found;
  const order = isOpen ? decideOrder(votes) : null;
  return {
    ...file,
    layout,
    dateFormat: choices.dateFormat ?? order ?? layout.dateFormat,
    isDateOpen: isOpen && order === null,
  };
}

async function lookAtAll(
  bytes: FileBytes,
  head: FileHead,
  layout: Layout,
  survey: Survey | null,
  votes: OrderVotes | null,
): Promise<void> {
  let before = '';
  for await (const rows of csvRows(decodeText(bytes(), head.encoding), head.delimiter)) {
    for (const row of rows) {
      survey?.see(row);
      const text = votes && row.line >= layout.firstLine ? layout.timeText(row.cells) : '';
      // one row never decides it alone, a typing error would turn all
      if (votes && text.slice(0, 10) !== before) voteOnOrder(votes, text);
      before = text.slice(0, 10);
    }
  }
}

/** The counts of a file in batches; `reader` collects what is wrong with it. */
export async function* countLines(
  { bytes, head, layout }: CountFile,
  reader: RowReader,
): AsyncGenerator<CountLine[]> {
  for await (const rows of csvRows(decodeText(bytes(), head.encoding), head.delimiter)) {
    yield rows.flatMap((row) => (row.line < layout.firstLine ? [] : (readRow(row, reader) ?? [])));
    if (reader.findings.refusal) return;
  }
  yield* reader.rest();
}

function readRow(row: CsvRow, reader: RowReader): CountLine | null {
  if (!row.isTooLong) return reader.read(row);
  reader.findings.refusal = texts.longLine(row.line);
  return null;
}

/** Why the head alone shows that the file can't be imported: what its reader found, daily totals, another interval. */
export function refusalByHead({ head, layout }: CountFile, options: ReadingOptions): Text | null {
  if (layout.refusal) return layout.refusal;
  if (layout.log?.period === 'daily') return texts.daily;
  const rows = head.rows.filter((row) => row.line >= layout.firstLine && !isBlank(row));
  const times = firstTimes(rows, layout.headerLine, layout.timeText);
  if (times.length > 0 && times.filter(isDayOnly).length > times.length / 2) return texts.daily;
  return refusalByStep(stepOf(head, layout, options), options.interval);
}

/** The most frequent step between the first rows in minutes; null where there is none. */
export function stepOf(head: FileHead, layout: Layout, options: ReadingOptions): number | null {
  const reader = rowReader(layout, { ...options, columns: [] });
  for (const row of head.rows) if (row.line >= layout.firstLine) reader.read(row);
  return reader.step;
}

/** Why rows that far apart, in minutes, are not counts at this interval. */
export function refusalByStep(step: number | null, interval: number): Text | null {
  if (step === null || step === interval) return null;
  return step >= 24 * 60 ? texts.daily : texts.intervalDiffers(step, interval);
}

/** Why the whole file can't be imported, once every row was read; null where at most lines are at fault. */
export function refusalByRows(reader: RowReader, interval: number): Text | null {
  const { findings, days, lines, step, first } = reader;
  if (findings.refusal) return findings.refusal;
  if (days > lines / 2) return texts.daily;
  const byStep = refusalByStep(step, interval);
  if (byStep) return byStep;
  return first === null && findings.rejected === 0 ? texts.noCounts : null;
}
