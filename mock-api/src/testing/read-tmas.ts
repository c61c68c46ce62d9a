import type { TmasForm } from 'shared-domain';
import { countColumn, countColumns, type TmasColumn } from '../counts/exports/tmas/layout.ts';

/** A count record read back. */
export type ReadCountRecord = { values: Record<string, string>; counts: (number | null)[] };

/** The fields of a record, and what follows them. */
export function readRecord(
  columns: readonly TmasColumn[],
  line: string,
  form: TmasForm,
): { values: Record<string, string>; rest: string[] } {
  const cells =
    form === 'pipe'
      ? line.split('|')
      : cut(
          line,
          columns.map(({ width }) => width),
        );
  const values = columns.map(({ field, fill }, at): [string, string] => {
    const text = (cells[at] ?? '').trim();
    return [field, fill === 'hyphens' ? text.replace(/^-+/, '') : text];
  });
  return { values: Object.fromEntries(values), rest: cells.slice(columns.length) };
}

/** A count record, a blank count being none. */
export function readCountRecord(line: string, form: TmasForm): ReadCountRecord {
  const head = countColumns.reduce((sum, { width }) => sum + width, 0);
  const { values, rest } = readRecord(countColumns, form === 'pipe' ? line : line.slice(0, head), form);
  const cells =
    form === 'pipe'
      ? rest
      : cut(
          line.slice(head),
          Array.from({ length: (line.length - head) / countColumn.width }, () => countColumn.width),
        );
  return { values, counts: cells.map((cell) => (cell.trim() === '' ? null : Number(cell))) };
}

function cut(line: string, widths: readonly number[]): string[] {
  let at = 0;
  return widths.map((width) => line.slice(at, (at += width)));
}
