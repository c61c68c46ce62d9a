import type { DateFormat, ReadingChoices, VendorCode } from 'shared-domain';
import type { Text } from '../../../platform/text/language.ts';
import { csvRows, type CsvRow } from '../../csv/csv-rows.ts';
import { DateOrderFinder } from './date-order.rules.ts';
import { decodeText } from '../../csv/encoding.ts';
import { HEAD_ROWS, readHead, type FileBytes, type FileHead } from './file-head.ts';
import { firstTimes, isBlank, type CountFileReader, type Layout } from './layout.ts';
import { ownExportLayout } from './own-export/own-export.layout.ts';
import { readerOf, readers } from './readers.ts';
import type { CountLine, ReadingOptions, RowReader } from './reading.ts';
import { rowReader } from './row-reader.ts';
import { texts } from './texts.ts';
import { isDayOnly } from './times.rules.ts';

/** A file that has been recognised: how it is laid out, and how its dates are written. */
export type CountFile = {
  vendor: VendorCode;
  bytes: FileBytes;
  head: FileHead;
  /** The first rows that are of counts. */
  firstRows: CsvRow[];
  layout: Layout;
  dateFormat: DateFormat;
  /** Every date can be read day first and month first, and nobody has said which it is. */
  isDateOpen: boolean;
  thousands: boolean;
};

/** The readers that know these first rows, the likeliest first. */
export function likelyReaders({ rows }: FileHead): CountFileReader[] {
  if (ownExportLayout(rows, {})) return readers.toSorted((a, b) => Number(a.vendor) - Number(b.vendor));
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
  const unread = times.filter((text) => {
    const reading = layout.readTime(text, layout.dateFormat);
    return 'fault' in reading && reading.fault === 'format';
  });
  return unread.length < times.length / 2;
}

/** The file as the vendor's reader sees it, or why it isn't one of that vendor's. Looks at the whole file if it must. */
export async function openCountFile(
  bytes: FileBytes,
  vendor: VendorCode,
  choices: ReadingChoices = {},
): Promise<CountFile | { refused: Text } | 'not-of-vendor'> {
  const head = await readHead(bytes, choices);
  if ('refused' in head) return head;
  const reader = readerOf(vendor);
  const found = reader && (ownExportLayout(head.rows, choices) ?? reader.recognise(head.rows, choices));
  if (!found) return 'not-of-vendor';
  const dates = new DateOrderFinder();
  const survey = found.survey?.() ?? null;
  const isOpen = choices.dateFormat === undefined && found.dateFormat.endsWith('-first');
  const firstRows = new FirstRows(found);
  if (!survey) for (const row of head.rows) firstRows.see(row);
  if (survey || isOpen) {
    await lookAtAll(bytes, head, (row) => {
      survey?.see(row);
      if (survey) firstRows.see(row);
      if (isOpen && row.line >= found.firstLine) dates.see(found.timeText(row.cells));
      return survey !== null || !dates.isClear;
    });
  }
  const layout = withOwnNames(survey?.complete() ?? found);
  const order = isOpen ? dates.order : null;
  return {
    vendor,
    bytes,
    head,
    firstRows: firstRows.rows,
    layout,
    dateFormat: choices.dateFormat ?? order ?? layout.dateFormat,
    isDateOpen: isOpen && dates.isOpen,
    thousands: choices.thousands ?? false,
  };
}

/** Refuses columns of the same name: nobody could tell which of them is meant. */
function withOwnNames(layout: Layout): Layout {
  const names = new Set<string>();
  const doubled = layout.columns.find(({ header }) => names.size === names.add(header).size);
  return doubled && !layout.refusal ? { ...layout, refusal: texts.ambiguousHeader(doubled.header) } : layout;
}

/** Looks at every row, or until `see` has seen enough. */
async function lookAtAll(bytes: FileBytes, head: FileHead, see: (row: CsvRow) => boolean): Promise<void> {
  for await (const rows of csvRows(decodeText(bytes(), head.encoding), head.delimiter)) {
    if (!rows.every(see)) return;
  }
}

/** Keeps the first rows of counts of a file that is looked at from its first line on. */
class FirstRows {
  readonly rows: CsvRow[] = [];
  private readonly firstLine: number;
  private readonly isData: (row: CsvRow) => boolean;

  constructor({ firstLine, log, isMeant }: Layout) {
    this.firstLine = firstLine;
    this.isData = log?.follow().take ?? (({ cells }) => isMeant?.(cells) ?? true);
  }

  see(row: CsvRow): void {
    if (this.rows.length >= HEAD_ROWS || row.line < this.firstLine) return;
    if (this.isData(row) && !isBlank(row)) this.rows.push(row);
  }
}

/** The counts of a file in batches; `reader` collects what is wrong with it. */
export async function* countLines(
  { bytes, head, layout }: CountFile,
  reader: RowReader,
): AsyncGenerator<CountLine[]> {
  for await (const rows of csvRows(decodeText(bytes(), head.encoding), head.delimiter)) {
    yield rows.flatMap((row) => (row.line < layout.firstLine ? [] : (readRow(row, reader) ?? [])));
    if (reader.lineErrors.refusal) return;
  }
  yield* reader.rest();
}

function readRow(row: CsvRow, reader: RowReader): CountLine | null {
  if (!row.isTooLong) return reader.read(row);
  reader.lineErrors.refusal = texts.longLine({ line: row.line });
  return null;
}

/**
 * Why the file can't be imported, as far as its head and its dates tell: what its reader found, daily totals, dates
 * that nobody has said how to read (I8), another interval. Every way to an import asks here.
 */
export function refusalByHead(file: CountFile, options: ReadingOptions): Text | null {
  const { firstRows, layout } = file;
  if (layout.refusal) return layout.refusal;
  if (layout.log?.period === 'daily') return texts.daily;
  const days = firstRows.filter(({ cells }) => isDayOnly(layout.timeText(cells))).length;
  if (firstRows.length > 0 && days > firstRows.length / 2) return texts.daily;
  if (file.isDateOpen) return texts.dateOrderOpen;
  return refusalByStep(stepOf(file, options), options.interval);
}

/** The most frequent step between the first rows in minutes; null where there is none. */
export function stepOf({ firstRows, layout }: CountFile, options: ReadingOptions): number | null {
  const reader = rowReader({ ...layout, log: undefined }, { ...options, columns: [] });
  for (const row of firstRows) reader.read(row);
  return reader.step;
}

/** Why rows that far apart, in minutes, are not counts at this interval. */
function refusalByStep(step: number | null, interval: number): Text | null {
  if (step === null || step === interval) return null;
  return step >= 24 * 60 ? texts.daily : texts.intervalDiffers({ found: step, chosen: interval });
}

/** Why the whole file can't be imported, once every row was read; null where at most lines are at fault. */
export function refusalByRows(reader: RowReader, interval: number): Text | null {
  const { lineErrors, days, lines, step, first } = reader;
  if (lineErrors.refusal) return lineErrors.refusal;
  if (days > lines / 2) return texts.daily;
  const byStep = refusalByStep(step, interval);
  if (byStep) return byStep;
  return first === null && lineErrors.rejected === 0 ? texts.noCounts : null;
}
