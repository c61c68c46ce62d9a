import { BYTE_ORDER_MARK, harmless } from 'shared-domain';
import { choosable } from './column-choice.rules.ts';
import type { CellValue } from 'shared-domain/table';

type Written<T> = {
  field: string;
  header: string;
  value: (row: T) => CellValue;
  csv?: (row: T) => CellValue;
  csvBeside?: { header: string; value: (row: T) => CellValue };
  cardsOnly?: boolean;
};

/** What has to stand in quotes. */
const QUOTED = /[",\r\n]/;

function cellOf(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = harmless(value);
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The rows in these columns as a CSV file (E3): headings first, texts that a spreadsheet would run made harmless, numbers
 * as they are. The columns of buttons and boxes are left out; what stands there on cards as a line has its column, and so have the
 * words beside a number.
 */
export function tableCsv<T>(rows: readonly T[], columns: readonly Written<T>[]): string {
  const written = columns
    .filter((column) => column.cardsOnly || choosable([column]).length > 0)
    .flatMap(({ header, csv, value, csvBeside }) => [
      { header, value: csv ?? value },
      ...(csvBeside ? [csvBeside] : []),
    ]);
  const lines = [
    written.map(({ header }) => header),
    ...rows.map((row) => written.map(({ value }) => value(row))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** The file's name: the day 'YYYY-MM-DD' it was made, and the table, without signs that a system keeps for itself. */
export function tableFileName(day: string, table: string): string {
  const name = table.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim();
  return `${day} ${name}.csv`;
}
