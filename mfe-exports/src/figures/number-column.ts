import type { Column } from 'shared-ui/table';

/** A column of numbers: the file has them whole, the table as they are shown. */
export function numberColumn<T>(
  field: string,
  header: string,
  value: (row: T) => number | null,
  show: (value: number | null) => string,
): Column<T> {
  return { field, header, value, cell: (row) => show(value(row)), align: 'end' };
}
