import { useMemo, useState } from 'react';
import { useSearchParams } from 'shared-ui/router';
import type { ColumnChoice } from './column-choice.rules.ts';
import type { Sort } from 'shared-domain/table';

/** How a table is filtered, sorted and paged. Pages count from 0. */
export type TableState = {
  filters: Record<string, string>;
  sort: Sort | null;
  page: number;
  /** The columns shown; undefined: those that the person keeps in the browser. */
  columns?: ColumnChoice;
  /** The number of the view that it was opened by. */
  view: number | null;
};

const FILTER = '.f.';
/** All columns as the table has them, where an address says so. */
const ALL = '*';

function filtersFromSearch(search: URLSearchParams, name: string): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const [key, value] of search) {
    if (key.startsWith(name + FILTER)) filters[key.slice(name.length + FILTER.length)] = value;
  }
  return filters;
}

/** How a table that keeps its state in the address under this name is filtered: for what stands beside it, such as a map. */
export function useTableFilters(name: string): Record<string, string> {
  const [search] = useSearchParams();
  return useMemo(() => filtersFromSearch(search, name), [search, name]);
}

/** Reads a table's state from an address; what is not there is the default. */
function stateFromSearch(search: URLSearchParams, name: string, defaultSort: Sort | null): TableState {
  const filters = filtersFromSearch(search, name);
  const [field, order] = search.get(`${name}.sort`)?.split('~') ?? [];
  const page = Number(search.get(`${name}.page`) ?? 1);
  const columns = search.get(`${name}.cols`);
  const view = Number(search.get(`${name}.view`) ?? 0);
  return {
    filters,
    sort: field ? { field, order: order === 'desc' ? 'desc' : 'asc' } : defaultSort,
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    columns: columns === null ? undefined : columns === ALL ? null : columns.split('~'),
    view: Number.isInteger(view) && view > 0 ? view : null,
  };
}

/** The address with a table's state in it; defaults are left out, so that a plain list has a plain address. */
function searchFromState(
  search: URLSearchParams,
  name: string,
  state: TableState,
  defaultSort: Sort | null,
): URLSearchParams {
  const next = new URLSearchParams([...search].filter(([key]) => !key.startsWith(`${name}.`)));
  for (const [field, value] of Object.entries(state.filters))
    if (value) next.set(name + FILTER + field, value);
  const { sort, page, columns, view } = state;
  if (columns !== undefined) next.set(`${name}.cols`, columns?.join('~') ?? ALL);
  if (view !== null) next.set(`${name}.view`, String(view));
  if (sort && (sort.field !== defaultSort?.field || sort.order !== defaultSort.order)) {
    next.set(`${name}.sort`, `${sort.field}~${sort.order}`);
  }
  if (page > 0) next.set(`${name}.page`, String(page + 1));
  return next;
}

/** A table's state: in the address under `name`, so that it survives reload and can be sent; without a name, its own. */
export function useTableState(
  name: string | undefined,
  defaultSort: Sort | null,
): [TableState, (change: Partial<TableState>) => void] {
  const [search, setSearch] = useSearchParams();
  const [own, setOwn] = useState<TableState>({ filters: {}, sort: defaultSort, page: 0, view: null });
  if (name === undefined) return [own, (change) => setOwn((now) => ({ ...now, ...change }))];
  const state = stateFromSearch(search, name, defaultSort);
  const change = (part: Partial<TableState>) =>
    setSearch((now) => searchFromState(now, name, { ...state, ...part }, defaultSort), { replace: true });
  return [state, change];
}
