import type { Sort } from 'shared-domain/table';

type Placed = { field: string; rowHeader?: boolean; leads?: boolean };

/**
 * Columns in the order of a card: the box that chooses the row, what names it, what calls for acting, the rest as in the
 * table, and what can be done last. What is read aloud and what the Tab key reaches follow the same order.
 */
export function cardOrder<C extends Placed>(columns: readonly C[]): C[] {
  const place = ({ field, rowHeader, leads }: Placed) => {
    if (field === 'select') return 0;
    if (rowHeader) return 1;
    if (leads) return 2;
    return field === 'actions' ? 4 : 3;
  };
  return [...columns].sort((a, b) => place(a) - place(b));
}

/** A way of sorting as an option's value; '' for the order in which the rows came. */
export const sortKey = (sort: Sort | null): string => (sort ? `${sort.field}~${sort.order}` : '');

/** The way of sorting that an option's value stands for. */
export function sortOf(key: string): Sort | null {
  const [field, order] = key.split('~');
  return field ? { field, order: order === 'desc' ? 'desc' : 'asc' } : null;
}
