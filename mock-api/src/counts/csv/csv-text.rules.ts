import { stringify } from 'csv-stringify/sync';
import { harmless } from 'shared-domain';

/** A cell: text is made harmless, numbers stay numbers, null is empty. */
export type CsvCell = string | number | null;

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
