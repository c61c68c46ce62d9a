import { stringify } from 'csv-stringify/sync';

/** A cell: text is made harmless, numbers stay numbers, null is empty. */
export type CsvCell = string | number | null;

/** What spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Text that a spreadsheet shows and never runs (E3). */
export function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Rows as RFC 4180 has them: commas, CRLF, quotes where needed. */
export function csvText(rows: CsvCell[][]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell)));
  // a lone line feed would end the row for many readers
  return stringify(cells, { record_delimiter: '\r\n', quoted_match: /[\r\n]/ });
}

/** The same cells as a part of a line, without its end. */
export function csvCells(cells: CsvCell[]): string {
  return csvText([cells]).slice(0, -2);
}

/** Starts a file that spreadsheets are to read as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
