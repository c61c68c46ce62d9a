import type { TableLook } from 'shared-domain';
import { plainChoice, type ColumnChoice } from './column-choice.rules.ts';
import type { Sort } from 'shared-domain/table';

type Placed = {
  field: string;
  filter?: 'select' | 'text';
  sortable?: boolean;
  rowHeader?: boolean;
  cardsOnly?: boolean;
};
type Shown = { filters: Readonly<Record<string, string>>; sort: Sort | null; columns: ColumnChoice };

const isSame = (one: Sort | null, other: Sort | null) =>
  one?.field === other?.field && one?.order === other?.order;

/** What a table shows, as a view keeps it: nothing that is so anyway. */
export function lookOf(columns: readonly Placed[], shown: Shown, defaultSort: Sort | null): TableLook {
  const filters = columns.flatMap(({ field, filter }) => {
    const value = shown.filters[field];
    return filter && value ? [{ field, value }] : [];
  });
  const choice = plainChoice(columns, shown.columns);
  return {
    columns: choice && [...choice],
    filters,
    sort: isSame(shown.sort, defaultSort) ? null : shown.sort,
  };
}

/** A view as this table can show it, and the fields of it that the table lacks: another release kept it. */
export function fitLook(
  columns: readonly Placed[],
  look: TableLook,
  defaultSort: Sort | null,
): { look: TableLook; lost: string[] } {
  const has = (field: string, can: (column: Placed) => boolean) =>
    columns.some((column) => column.field === field && can(column));
  const filters = look.filters.filter(({ field }) => has(field, ({ filter }) => filter !== undefined));
  const sort = look.sort && has(look.sort.field, ({ sortable }) => sortable === true) ? look.sort : null;
  const lost = [
    ...(look.columns ?? []).filter((field) => !has(field, () => true)),
    ...look.filters.filter((one) => !filters.includes(one)).map(({ field }) => field),
    ...(look.sort && !sort ? [look.sort.field] : []),
  ];
  const shown = { columns: look.columns, sort: sort ?? defaultSort, filters: filtersOf(filters) };
  return { look: lookOf(columns, shown, defaultSort), lost: [...new Set(lost)] };
}

/** A view's filters as a table has them. */
export const filtersOf = (filters: TableLook['filters']): Record<string, string> =>
  Object.fromEntries(filters.map(({ field, value }) => [field, value]));

/** Whether two looks of a table show the same. */
export const sameLook = (one: TableLook, other: TableLook): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ columns, filters, sort }: TableLook) => [
  columns,
  filters.map(({ field, value }) => JSON.stringify([field, value])).toSorted(),
  sort && [sort.field, sort.order],
];
