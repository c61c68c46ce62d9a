import { COLUMNS, SPARED, type Column } from '../grid/columns.ts';

/** The columns that the list shows, by their names; null: all. Their order is the list's own. */
export type ColumnChoice = readonly string[] | null;

/** Columns of values: not the box that chooses a row, nor what is done with it. */
const isValue = (column: Column) => column !== 'select' && column !== 'update';

/** The columns that are put away: nothing but such as may be, whatever a choice of another release says. */
export function awayOf(choice: ColumnChoice): readonly Column[] {
  return choice === null ? [] : SPARED.filter((column) => !choice.includes(column));
}

/** A choice as it is kept: in the list's order, with all that stays, and null where nothing is put away. */
export function listedChoice(choice: ColumnChoice): ColumnChoice {
  const away = awayOf(choice);
  return away.length === 0 ? null : COLUMNS.filter((column) => isValue(column) && !away.includes(column));
}

/** Names of a choice that the list has no column of. */
export const unknownOf = (choice: ColumnChoice): string[] =>
  (choice ?? []).filter((name) => !COLUMNS.some((column) => isValue(column) && column === name));
