import type { CountFilters, CountsOrder } from 'shared-domain';
import { filtersFromSearch, searchFromFilters } from './filters.rules.ts';
import { listedChoice, type ColumnChoice } from './views/columns.rules.ts';

/**
 * What an address says of a review: the filters, the finding that is looked at (null: none), whether the From day is the
 * screen's own, which it opened with at the first day that waits; nobody has chosen it then, the number of the view of the list that
 * is open, the columns it shows (without: those that the person keeps), and its order (without: from the oldest count on).
 */
export type ReviewAddress = {
  filters: CountFilters;
  finding: string | null;
  opened?: boolean;
  view?: number | null;
  columns?: ColumnChoice | undefined;
  order?: CountsOrder | undefined;
};

const OPENED = 'waiting';
/** All columns, where an address says so. */
const ALL = '*';

/** The address's part behind the question mark as a review reads it. */
export function addressFromSearch(search: URLSearchParams): ReviewAddress {
  const filters = filtersFromSearch(search);
  const opened = search.get('opened') === OPENED && filters.minDate !== null;
  const view = search.get('view') ?? '';
  const columns = search.get('columns');
  return {
    filters,
    finding: search.get('finding') || null,
    ...(opened && { opened }),
    ...(/^[1-9]\d{0,8}$/.test(view) && { view: Number(view) }),
    ...(columns !== null && { columns: listedChoice(columns === ALL ? null : columns.split('~')) }),
    ...(search.get('order') === 'desc' && { order: 'desc' }),
  };
}

/** The same as an address carries it: only what says something. */
export function searchFromAddress({
  filters,
  finding,
  opened,
  view,
  columns,
  order,
}: ReviewAddress): Record<string, string> {
  return {
    ...searchFromFilters(filters),
    ...(finding ? { finding } : {}),
    ...(opened ? { opened: OPENED } : {}),
    ...(view ? { view: String(view) } : {}),
    ...(columns === undefined ? {} : { columns: columns?.join('~') ?? ALL }),
    ...(order === 'desc' ? { order } : {}),
  };
}
