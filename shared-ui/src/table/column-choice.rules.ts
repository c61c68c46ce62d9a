/** The columns that a table shows, by their fields and in order; null: all of them, as the table has them. */
export type ColumnChoice = readonly string[] | null;
type Placed = { field: string; rowHeader?: boolean; cardsOnly?: boolean; extra?: boolean };

/** Columns that can be shown or not: all but the box that chooses a row, what can be done with it, and lines of cards. */
export function choosable<C extends Placed>(columns: readonly C[]): C[] {
  return columns.filter(({ field, cardsOnly }) => field !== 'select' && field !== 'actions' && !cardsOnly);
}

/** A table of fewer columns than this is seen at once: there is nothing to leave out of it. */
const CHOSEN_FROM = 3;

/** Whether a table's columns can be chosen. */
export const hasChoice = (columns: readonly Placed[]): boolean => choosable(columns).length >= CHOSEN_FROM;

/** Whether a table is looked at in several ways, so that people keep them under names: it is narrowed or put in another order. */
export const hasLooks = (columns: readonly { filter?: 'select' | 'text'; sortable?: boolean }[]): boolean =>
  columns.some(({ filter, sortable }) => filter !== undefined || sortable === true);

/** The chosen fields that there are, once each; what names the row is always among them. */
function known(columns: readonly Placed[], choice: readonly string[]): string[] {
  const offered = choosable(columns);
  const fields = [...new Set(choice)].filter((field) => offered.some((column) => column.field === field));
  const naming = offered.filter(({ field, rowHeader }) => rowHeader && !fields.includes(field));
  return [...naming.map(({ field }) => field), ...fields];
}

/** The columns of a choice in its order, between the box that chooses a row and what can be done with it. */
export function chosenColumns<C extends Placed>(columns: readonly C[], choice: ColumnChoice): C[] {
  if (choice === null) return [...columns];
  const offered = choosable(columns);
  const shown = known(columns, choice).flatMap((wanted) => offered.filter(({ field }) => field === wanted));
  return [
    ...columns.filter(({ field }) => field === 'select'),
    ...shown,
    ...columns.filter((column) => column.field !== 'select' && !offered.includes(column)),
  ];
}

/** The fields that a choice shows, in order. */
export const shownFields = (columns: readonly Placed[], choice: ColumnChoice): string[] =>
  choice === null ? choosable(columns).map(({ field }) => field) : known(columns, choice);

/** What a table shows to whoever chose nothing: all but its extra columns. A view kept with all (null) goes on showing all. */
export function standardChoice(columns: readonly Placed[]): ColumnChoice {
  const usual = choosable(columns).filter(({ extra }) => !extra);
  return plainChoice(
    columns,
    usual.map(({ field }) => field),
  );
}

/** What is kept of a choice in the browser: nothing where the table shows it anyway. */
export function keptChoice(columns: readonly Placed[], choice: ColumnChoice): ColumnChoice {
  const fields = shownFields(columns, choice);
  return fields.join() === shownFields(columns, standardChoice(columns)).join() ? null : fields;
}

/** A choice in its shortest form: null where it says what the table has anyway. */
export function plainChoice(columns: readonly Placed[], choice: ColumnChoice): ColumnChoice {
  const fields = shownFields(columns, choice);
  return fields.join() === shownFields(columns, null).join() ? null : fields;
}

/** The choice with a column shown, as the last of them, or not; what names the row stays. */
export function withColumn(
  columns: readonly Placed[],
  choice: ColumnChoice,
  field: string,
  shown: boolean,
): ColumnChoice {
  const others = shownFields(columns, choice).filter((one) => one !== field);
  return plainChoice(columns, shown ? [...others, field] : others);
}

/** The choice with a column one place further to the front (-1) or to the end (1). */
export function withMoved(
  columns: readonly Placed[],
  choice: ColumnChoice,
  field: string,
  by: -1 | 1,
): ColumnChoice {
  const fields = shownFields(columns, choice);
  const from = fields.indexOf(field);
  const to = from + by;
  if (from < 0 || to < 0 || to >= fields.length) return choice;
  fields.splice(to, 0, ...fields.splice(from, 1));
  return plainChoice(columns, fields);
}
