/** What a cell is sorted, filtered and, without a `cell` of its own, shown by. */
export type CellValue = string | number | null;
/** The column a table is sorted by. */
export type Sort = { field: string; order: 'asc' | 'desc' };
type Reads<T> = { field: string; value: (row: T) => CellValue; filter?: 'select' | 'text' };

/** Rows in order of a column: numbers by size, texts as the language sorts them, rows without a value last either way. */
export function sortRows<T>(
  rows: readonly T[],
  columns: readonly Reads<T>[],
  sort: Sort | null,
  language: string,
): T[] {
  const column = sort && columns.find(({ field }) => field === sort.field);
  if (!sort || !column) return [...rows];
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = sort.order === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => {
    const left = column.value(a);
    const right = column.value(b);
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * collator.compare(String(left), String(right));
  });
}

/** Rows that match every filter: a select's value exactly, a text anywhere and in any case. '' does not filter. */
export function filterRows<T>(
  rows: readonly T[],
  columns: readonly Reads<T>[],
  filters: Readonly<Record<string, string>>,
): T[] {
  const active = columns.filter(({ field, filter }) => filter && filters[field]);
  return rows.filter((row) =>
    active.every(({ field, filter, value }) => {
      const shown = String(value(row) ?? '');
      const wanted = filters[field] ?? '';
      return filter === 'select' ? shown === wanted : shown.toLowerCase().includes(wanted.toLowerCase());
    }),
  );
}

/** The filters in use: the columns that narrow, and by what. */
export function filtersInUse<T>(
  columns: readonly (Reads<T> & { header: string })[],
  filters: Readonly<Record<string, string>>,
): { label: string; value: string }[] {
  return columns.flatMap(({ field, filter, header }) => {
    const value = filters[field];
    return filter && value ? [{ label: header, value }] : [];
  });
}

/** The different values of a column, in order: what its filter offers. Rows without a value add nothing. */
export function filterOptions<T>(rows: readonly T[], column: Reads<T>, language: string): string[] {
  const values = new Set(
    rows.map((row) => column.value(row)).filter((value) => value !== null && value !== ''),
  );
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  return [...values].map(String).sort(collator.compare);
}
