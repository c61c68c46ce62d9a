import type { VendorCode } from 'shared-ui/domain';
import type { Text } from '../../http/language.ts';
import type { CsvRow } from './csv-rows.ts';
import type { DateOrder, TimeReading } from './times.rules.ts';

/** How a file is laid out: where its header is, which columns can be mapped, how its times are written. */
export type Layout = {
  /** The header's line, from 1; counts start below it. */
  headerLine: number;
  /** Cells of a row, an empty last one (trailing delimiter) left out. */
  width: number;
  columns: Column[];
  /** Site totals among the columns: offered, never preselected (I6). */
  totals: string[];
  /** The text of a row's time. */
  timeText: (cells: string[]) => string;
  readTime: (text: string, order: DateOrder) => TimeReading;
  /** The order of day and month where dates leave it open; null where dates can't be mistaken. */
  usualOrder: DateOrder | null;
  /** What is said about a time written otherwise. */
  badTime: (text: string) => Text;
  /** Set where counts stand in a counter's log, among other text. */
  log?: LogLayout;
};

/** The log of a counter that knows nothing of daylight saving; the same download may stand in it twice. */
export type LogLayout = {
  period: 'hourly' | 'timestamps' | 'daily';
  /** Whether a row is one of counts. */
  isData: (cells: string[]) => boolean;
  /** Why another row makes the whole file useless; null for nearly all. */
  refuse: (row: CsvRow) => Text | null;
};

/** A column that brings counts. */
export type Column = { header: string; index: number };

/** A vendor's files: each vendor has one reader, in a folder of its own. */
export type CountFileReader = {
  vendor: VendorCode;
  /** The layout, when the first rows (about 50, blank ones included) are this vendor's; else null. */
  recognise: (head: CsvRow[]) => Layout | null;
};

/** Cells of a header without the empty last one that a trailing delimiter makes. */
export function headerCells(row: CsvRow): string[] {
  const cells = row.cells.map((cell) => cell.trim());
  return cells.at(-1) === '' ? cells.slice(0, -1) : cells;
}

/** The named columns of a header from `first` on; columns without a name can't be mapped. */
export function namedColumns(cells: string[], first: number): Column[] {
  return cells.flatMap((header, index) => (index >= first && header !== '' ? [{ header, index }] : []));
}

/** Whether a row holds nothing at all. */
export function isBlank({ cells }: CsvRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}
