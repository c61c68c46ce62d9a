import {
  seenText,
  type DateFormat,
  type ExportedStation,
  type LoggedCounter,
  type ReadingChoices,
  type VendorCode,
} from 'shared-domain';
import type { Text } from '../../../platform/text/language.ts';
import type { CsvRow } from '../../csv/csv-rows.ts';
import type { TimeReading } from './times.rules.ts';

/** How a file is laid out: where its header is, which columns can be mapped, how its times are written. */
export type Layout = {
  /** The header's line, from 1; 0 where there is none. */
  headerLine: number;
  /** The first line that may hold counts. */
  firstLine: number;
  /** Cells of the header, an empty last one (trailing delimiter) left out. */
  cells: string[];
  /** Cells of a row. */
  width: number;
  columns: Column[];
  /** Site totals among the columns: offered, never preselected (I6). */
  totals: string[];
  /** The text of a row's time. */
  timeText: (cells: string[]) => string;
  /** How the dates are written, as far as the first rows tell. */
  dateFormat: DateFormat;
  readTime: (text: string, format: DateFormat) => TimeReading;
  /** What is said about a time written otherwise. */
  badTime: (text: string, format: DateFormat) => Text;
  /** Set where counts stand in a counter's log, among other text. */
  log?: LogLayout;
  /** Set where a row is one passage, not the count of an interval. */
  events?: EventLayout;
  /** Set where a row is the count of one flow, not of all of them. */
  flowRows?: FlowRows;
  /** Set where the file holds more than is taken of it: whether a row is of what was chosen. */
  isMeant?: (cells: string[]) => boolean;
  /** Set where the first rows do not tell enough: looks at every row, then completes the layout. */
  survey?: () => Survey;
  /** Why nothing of the file can be imported like this. */
  refusal?: Text;
  /** What was noticed about the whole file. */
  warnings?: Text[];
  /** What one of has to be chosen, where the file holds several. */
  counters?: LoggedCounter[];
  /** The station of a file that CSV Export wrote; without a number while it is open which of several. */
  exportOf?: ExportedStation;
  /** What the counter's batteries had when it was read last, where the file says so. */
  battery?: Battery;
  classes?: { code: number; vehicles: number }[];
  /** The vehicle classes that count. */
  chosenClasses?: number[];
};

/** The volts of a counter's batteries, and when its clock showed 'YYYY-MM-DD HH:MM:SS' as they were measured. */
export type Battery = { volts: number; read_at: string };

/** The log of a counter that knows nothing of daylight saving; the same download may stand in it twice. */
type LogLayout = {
  period: 'hourly' | 'timestamps' | 'daily';
  /** A new reader of the log, from its first line on. */
  follow: () => LogFollower;
};

/** Takes the rows of a log one after another: whether they are of counts, and of which download the last one was. */
export type LogFollower = { take: (row: CsvRow) => boolean; download: () => number };

/** A stretch of wall-clock seconds since 1970-01-01, `to` exclusive, in which the counter was running. */
export type Running = { from: number; to: number };

/** Rows that are one passage each, to be summed into intervals (I7). */
export type EventLayout = {
  /** What a row adds to a column; null where it is none of that column's, NaN where the cell is no number. */
  weight: (cells: string[], column: Column) => number | null;
  /** When the counter ran; `first` and `last` are the seconds of the first and last event. */
  running: (first: number, last: number, format: DateFormat) => Running[];
  /** How much of an interval, in seconds, may be missing at an end of what was recorded. */
  tolerance: number;
};

/** Rows that are the count of one flow each. */
export type FlowRows = {
  /** The place, among the columns that can be mapped, of the flow that a row is of; undefined where it is of none. */
  columnOf: (cells: string[]) => number | undefined;
  /** The places of a row's interval, in minutes, and of its count. */
  interval: number;
  count: number;
  /** Whether they are a program's own, and no export of ours, in which the autumn hour is summed already (C8). */
  sent: boolean;
  /** How many counts have a suspect code or a note beside them. */
  marked: number;
  /** What stands beside a count, or why it can't be taken; unset where nothing does. */
  markOf?: (cells: string[]) => Mark | { fault: Text };
};

/** What stands beside a count: its suspect code, a note, and what its vendor says of it (I10). */
export type Mark = { suspect_id: number | null; note: string | null; vendor_status: number | null };

/** Looks at the rows of the whole file, from the first on. */
export type Survey = { see: (row: CsvRow) => void; complete: () => Layout };

/** A column that brings counts. */
export type Column = { header: string; index: number };

/** What a reader may be told besides the rows. */
export type ReaderChoices = Pick<ReadingChoices, 'headerLine' | 'counter' | 'classes' | 'dateFormat'>;

/** A vendor's files: each vendor has one reader, in a folder of its own. */
export type CountFileReader = {
  vendor: VendorCode;
  /** The layout, when the first rows (about 50, blank ones included) are this vendor's; else null. */
  recognise: (head: CsvRow[], choices: ReaderChoices) => Layout | null;
};

/** Cells of a header as they may be kept, without the empty last one that a trailing delimiter makes. */
export function headerCells(row: CsvRow): string[] {
  const cells = row.cells.map((cell) => seenText(cell).trim());
  return cells.at(-1) === '' ? cells.slice(0, -1) : cells;
}

/** The header: the row that the person named, else the first that looks like one. */
export function headerRow(
  head: CsvRow[],
  { headerLine }: ReaderChoices,
  isHeader: (row: CsvRow) => boolean,
): CsvRow | undefined {
  return headerLine === undefined ? head.find(isHeader) : head.find(({ line }) => line === headerLine);
}

/** The named columns of a header from `first` on; columns without a name can't be mapped. */
export function namedColumns(cells: string[], first: number): Column[] {
  return cells.flatMap((header, index) => (index >= first && header !== '' ? [{ header, index }] : []));
}

/** The times of the first rows below the header, as they are written. */
export function firstTimes(
  head: CsvRow[],
  headerLine: number,
  timeText: (cells: string[]) => string,
): string[] {
  return head
    .filter((row) => row.line > headerLine && !isBlank(row))
    .map(({ cells }) => timeText(cells))
    .filter((text) => text !== '');
}

/** Whether a row holds nothing at all. */
export function isBlank({ cells }: CsvRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}
