import { readCell } from './cell-values.rules.ts';

/**
 * Of the cells of a file's first rows those that stand in a column of counts and are none: their places, row by row. A column
 * of counts is one of `columns` in which another of these rows has a count: a text that stands beside counts may be mapped
 * as well, and is not at fault.
 */
export function firstFaults(
  rows: readonly (readonly string[])[],
  columns: readonly number[],
  thousands: boolean,
): number[][] {
  const values = rows.map(
    (cells) => new Map(columns.map((at) => [at, readCell(cells[at] ?? '', thousands)])),
  );
  const ofCounts = columns.filter((at) => values.some((row) => typeof row.get(at) === 'number'));
  return values.map((row) =>
    ofCounts.filter((at) => {
      const value = row.get(at);
      return value !== null && typeof value === 'object';
    }),
  );
}
