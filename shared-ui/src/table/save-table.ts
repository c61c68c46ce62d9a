import { exportDay } from 'shared-domain';
import { saveFile } from '../ui/index.ts';
import { tableCsv, tableFileName } from './table-csv.rules.ts';

/**
 * Hands the person the rows of a table that is drawn elsewhere in these columns, as a file like those of `DataTable`, and
 * answers the file's name. `title`: what the table is called.
 */
export function saveTable<T>(
  title: string,
  rows: readonly T[],
  columns: Parameters<typeof tableCsv<T>>[1],
): string {
  const name = tableFileName(exportDay(new Date()), title);
  saveFile(name, tableCsv(rows, columns), 'text/csv;charset=utf-8');
  return name;
}
