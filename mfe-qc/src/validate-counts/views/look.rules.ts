import type { CountFilters, CountsOrder, TableLook } from 'shared-domain';
import type { ReviewAddress } from '../address.rules.ts';
import { chosenFilters, filtersFromSearch, searchFromFilters } from '../filters.rules.ts';
import { listedChoice, unknownOf, type ColumnChoice } from './columns.rules.ts';

/** The own name of the counts list among the tables that have views: one for all stations. */
export const COUNTS_LIST = 'counts-list';

type Shown = { filters: CountFilters; opened: boolean; order: CountsOrder };

/** The column that the list is in the order of, from either end. */
const ORDERED = 'date';

/** What the list shows, as a view keeps it: the filters that somebody chose, of no station, the columns, and an order that isn't the usual one. */
export function lookOf({ filters, opened, order }: Shown, columns: ColumnChoice): TableLook {
  const chosen = Object.entries(searchFromFilters(chosenFilters(filters, opened)));
  return {
    columns: asKept(columns),
    filters: chosen.map(([field, value]) => ({ field, value })),
    sort: order === 'desc' ? { field: ORDERED, order } : null,
  };
}

/** The filters of a view, and what of it this list lacks: another release kept it. */
function filtersOf(look: TableLook): { filters: CountFilters; lost: string[] } {
  const kept = look.filters.map(({ field, value }): [string, string] => [field, value]);
  const filters = filtersFromSearch(new URLSearchParams(kept));
  const read = searchFromFilters(filters);
  return {
    filters,
    lost: [
      ...kept.flatMap(([field]) => (field in read ? [] : [field])),
      ...unknownOf(look.columns),
      ...(look.sort && look.sort.field !== ORDERED ? [look.sort.field] : []),
    ],
  };
}

/** The order of a view. */
const orderOf = ({ sort }: TableLook): CountsOrder => (sort?.field === ORDERED ? sort.order : 'asc');

/**
 * Where a view leads, from what is shown. A From day that the screen opened with stays where the view names none: nobody chose it, and
 * without it years of certified counts would come first.
 */
export function addressOfLook(
  look: TableLook,
  { filters: now, opened }: Omit<Shown, 'order'>,
): Pick<ReviewAddress, 'filters' | 'opened' | 'columns' | 'order'> & { lost: string[] } {
  const { filters, lost } = filtersOf(look);
  const stays = opened && !filters.minDate && !filters.maxDate;
  return {
    filters: stays ? { ...filters, minDate: now.minDate ?? null } : filters,
    ...(stays && { opened }),
    columns: listedChoice(look.columns),
    order: orderOf(look),
    lost,
  };
}

/** Whether the list shows something else than a view. */
export function differsFrom(look: TableLook, shown: Shown, columns: ColumnChoice): boolean {
  const { filters } = filtersOf(look);
  const itself = lookOf({ filters, opened: false, order: orderOf(look) }, look.columns);
  return JSON.stringify(itself) !== JSON.stringify(lookOf(shown, columns));
}

const asKept = (columns: ColumnChoice): string[] | null => {
  const choice = listedChoice(columns);
  return choice && [...choice];
};
