import { useSession } from 'shared-ui/auth';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import type { TableLook, TableView } from 'shared-domain';
import type { Column } from './column.ts';
import { keptChoice, shownFields, standardChoice, type ColumnChoice } from './column-choice.rules.ts';
import { keepColumns, useKeptColumns } from './column-choice.store.ts';
import type { Sort } from 'shared-domain/table';
import type { TableState } from './use-table-state.ts';
import { filtersOf, fitLook, lookOf, sameLook } from './views.rules.ts';
import { viewTexts } from './views.texts.ts';

type Table<T> = {
  /** The table's own name; null where nothing of it is kept. */
  tools: string | null;
  columns: readonly Column<T>[];
  defaultSort: Sort | null;
  state: TableState;
  change: (part: Partial<TableState>) => void;
};

/** The columns that a table shows, and how they are chosen: by the view or address that it is opened by, else as the person keeps them. */
export function useColumnChoice<T>({ tools, columns, state, change }: Table<T>) {
  const name = tools ?? '';
  const person = useSession(({ user }) => user?.id ?? 0);
  const kept = useKeptColumns(person, name);
  const choose = (next: ColumnChoice) => {
    const inAddress = state.columns !== undefined;
    if (!inAddress) keepColumns(person, name, keptChoice(columns, next));
    const shown = shownFields(columns, next);
    // a column that goes takes its filter with it
    const filters = Object.entries(state.filters).filter(([field]) => shown.includes(field));
    const narrows = filters.length < Object.values(state.filters).filter(Boolean).length;
    if (inAddress || narrows) {
      change({
        ...(inAddress && { columns: next }),
        ...(narrows && { filters: Object.fromEntries(filters) }),
      });
    }
  };
  return { choice: state.columns === undefined ? (kept ?? standardChoice(columns)) : state.columns, choose };
}

/** What a table shows as a look that can be kept, and how one is shown. */
export function useLook<T>({ tools, columns, defaultSort, state, change }: Table<T>, choice: ColumnChoice) {
  const t = useTexts(viewTexts);
  const { notify } = useServices();
  const person = useSession(({ user }) => user?.id ?? 0);
  const look = lookOf(columns, { ...state, columns: choice }, defaultSort);
  const differs = (view: TableView) => !sameLook(fitLook(columns, view.look, defaultSort).look, look);
  const show = (shown: TableLook, view: number | null) =>
    change({
      filters: filtersOf(shown.filters),
      sort: shown.sort ?? defaultSort,
      columns: view === null ? undefined : shown.columns,
      page: 0,
      view,
    });
  const open = (view: TableView | null) => {
    if (view === null) return show({ columns: null, filters: [], sort: null }, null);
    const { look: fitting, lost } = fitLook(columns, view.look, defaultSort);
    if (lost.length > 0) notify('info', t('lost', { name: view.name, fields: lost.join(', ') }));
    return show(fitting, view.id);
  };
  /** What is shown is a view from now on, and no choice of the browser alone. */
  const keep = (view: TableView | null) => {
    if (view) keepColumns(person, tools ?? '', null);
    change({ view: view?.id ?? null, columns: look.columns });
  };
  return { look, differs, open, keep };
}
