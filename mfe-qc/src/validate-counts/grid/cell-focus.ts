import { COLUMNS } from './columns.ts';
import type { Cell } from './grid-keys.rules.ts';

/** The cell of the table that holds the element, and whether the element is a control being edited in it. */
export type Place = Cell & { element: HTMLElement; control: HTMLElement | null };

/** Where in the table an event happened; null beside its cells, or in a note that floats above one. */
export function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof HTMLElement) || target.closest('[role=alert]')) return null;
  const element = target.closest<HTMLElement>('td, th');
  const line = element?.closest('tr');
  const column = element && COLUMNS[(element as HTMLTableCellElement).cellIndex];
  if (!line || !column) return null;
  return { row: line.rowIndex - 1, column, element, control: target === element ? null : target };
}

/** Whether keys typed now belong to the control: it holds text or a choice. */
export function isEditing({ control, column }: Place): boolean {
  return control !== null && (column === 'note' || column === 'suspect');
}

/** Puts the focus on a cell; the header is row -1. */
export function focusCell(table: HTMLTableElement, { row, column }: Cell): void {
  table.rows[row + 1]?.cells[COLUMNS.indexOf(column)]?.focus();
}

/** Goes into the cell's control, with its text selected, so that typing replaces it. False where it has none. */
export function enterCell(element: HTMLElement): boolean {
  const control = element.querySelector<HTMLElement>('select, input');
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
  return control !== null;
}
