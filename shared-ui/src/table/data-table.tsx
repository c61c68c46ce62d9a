import { Column as PrimeColumn } from 'primereact/column';
import { DataTable as PrimeTable } from 'primereact/datatable';
import { useId, useMemo, useRef } from 'react';
import { useLanguage } from 'shared-ui/i18n';
import '../primereact/setup.ts';
import { CardControls } from './card-controls.tsx';
import { cardOrder } from './cards.rules.ts';
import type { Column } from './column.ts';
import { chosenColumns } from './column-choice.rules.ts';
import { ColumnFilter } from './column-filter.tsx';
import { ColumnHead } from './column-head.tsx';
import { KeptFocus, type FocusPlace } from './kept-focus.tsx';
import { filterOptions, filterRows, filtersInUse, sortRows, type Sort } from 'shared-domain/table';
import { CardCell, TableCell } from './table-cell.tsx';
import { TableTools } from './table-tools.tsx';
import { FilteredEmpty, usePrinting, type FilterInUse } from '../ui/index.ts';
import { useAtMost } from '../ui/use-at-most.ts';
import { useColumnChoice } from './use-look.ts';
import { useTableState } from './use-table-state.ts';
import '../scroll-box/scrolling.css';
import './table.css';
import './cards.css';

type TableProps<T> = {
  /** The table's name, or the id of the heading that names it. */
  label?: string;
  labelledBy?: string;
  rows: readonly T[];
  /** The field that tells rows apart. */
  rowKey: keyof T & string;
  columns: readonly Column<T>[];
  defaultSort?: Sort;
  pageSize?: number;
  /** Shown when there is no row at all; where filters hide them, these are named instead. */
  empty: string;
  /** Filters beside the table that the rows were asked for with. */
  hiddenBy?: { filters: readonly FilterInUse[]; onClear: () => void };
  /** Keeps filters, sort and page in the address under this name. */
  urlState?: string;
  /**
   * The table's own name, the same in every release: what is chosen for it is kept under it. What it shows can be exported;
   * where there is something to choose, its columns are chosen and its looks kept (T32). Null: a sheet on paper.
   */
  tools: string | null;
  /** Fetches every row that there is, for an export, where `rows` are the first pages of a list. */
  allRows?: () => Promise<readonly T[]>;
  /**
   * Has the exported file made elsewhere, as the table is looked at: its text, undefined where it is wanted no more. Where it is left
   * out, the browser writes what it shows.
   */
  fileOf?: (look: TableLookAt) => Promise<string | undefined>;
  /** Holds nothing to press, so that the keyboard could not scroll it on a narrow screen: it takes the focus itself. */
  plain?: boolean;
};

/** How a table is looked at: the fields of its columns in order, what it is narrowed to, and its order. */
export type TableLookAt = { fields: string[]; filters: Record<string, string>; sort: Sort | null };

type Row = Record<string, unknown>;

/**
 * A list with filters and sorting by column and pages. On a phone each row is a card, with the sorting and the filters
 * above; a table that is wider than its place scrolls inside itself. On paper it is a table, and whole.
 */
export function DataTable<T extends object>({
  label,
  labelledBy,
  rows,
  rowKey,
  columns: all,
  defaultSort,
  pageSize = 25,
  empty,
  hiddenBy,
  urlState,
  tools,
  allRows,
  fileOf,
  plain = false,
}: TableProps<T>) {
  const [language] = useLanguage();
  const [state, change] = useTableState(urlState, defaultSort ?? null);
  const { filters, sort, page } = state;
  const own = { tools, columns: all, defaultSort: defaultSort ?? null, state, change };
  const { choice, choose } = useColumnChoice(own);
  const columns = useMemo(() => {
    // what narrows the rows is in view
    const narrowing = all.flatMap(({ field, filter }) => (filter && filters[field] ? [field] : []));
    return chosenColumns(all, choice && [...choice, ...narrowing]);
  }, [all, choice, filters]);
  const shownOf = (among: readonly T[]) => sortRows(filterRows(among, all, filters), all, sort, language);
  const found = useMemo(
    () => sortRows(filterRows(rows, all, filters), all, sort, language),
    [rows, all, filters, sort, language],
  );
  const name = { 'aria-label': label, 'aria-labelledby': labelledBy };
  const printing = usePrinting() !== null;
  const phone = useAtMost(640);
  const cards = phone && !printing;
  const filtering = filtersInUse(all, filters).length;
  const id = useId();
  const focus = useRef<FocusPlace | null>(null);
  const size = printing ? Math.max(1, found.length) : pageSize;
  const first = page * size < found.length ? page * size : 0;
  const inUse = hiddenBy?.filters ?? filtersInUse(all, filters);
  // only in place of rows: said of no more than there is to see
  const hiding =
    inUse.length === 0 || (rows.length === 0 && !hiddenBy) ? null : (
      <FilteredEmpty
        filters={inUse}
        hidden={hiddenBy ? null : rows.length}
        onClear={hiddenBy?.onClear ?? (() => change({ filters: {}, page: 0 }))}
      />
    );
  // where there is nothing, there is nothing to narrow
  const filterable = columns.some(({ filter }) => filter) && (rows.length > 0 || inUse.length > 0);
  const filterOf = (column: Column<T>) => (
    <ColumnFilter
      column={column}
      options={column.filter === 'select' ? filterOptions(rows, column, language) : []}
      value={filters[column.field] ?? ''}
      onChange={(value) => change({ filters: { ...filters, [column.field]: value }, page: 0 })}
    />
  );
  const table = (
    <PrimeTable
      id={id}
      className={['cx-table', cards && 'cx-cards', filtering > 0 && 'is-filtered'].filter(Boolean).join(' ')}
      showHeaders={!cards}
      value={found.slice(first, first + size) as Row[]}
      dataKey={rowKey}
      // what a cell shows may depend on more than its row
      cellMemo={false}
      lazy
      first={first}
      rows={size}
      totalRecords={found.length}
      paginator={found.length > size}
      onPage={(event) => change({ page: Math.floor(event.first / pageSize) })}
      sortField={sort?.field}
      sortOrder={sort ? (sort.order === 'asc' ? 1 : -1) : null}
      onSort={({ sortField, sortOrder }) =>
        change({ sort: { field: sortField, order: sortOrder === -1 ? 'desc' : 'asc' }, page: 0 })
      }
      filterDisplay={!cards && filterable ? 'row' : undefined}
      emptyMessage={hiding ?? empty}
      pt={{ table: name, wrapper: plain && !cards ? { ...name, role: 'region', tabIndex: 0 } : {} }}
    >
      {(cards ? cardOrder(columns) : columns.filter(({ cardsOnly }) => !cardsOnly)).map((column) => (
        <PrimeColumn key={column.field} {...propsOf(column, cards)} filterElement={filterOf(column)} />
      ))}
    </PrimeTable>
  );
  // a remote that was released before gives no name
  const toolbar =
    !tools || rows.length === 0 ? null : (
      <TableTools
        nameOf={() => label ?? document.getElementById(labelledBy ?? '')?.textContent ?? tools}
        table={{ ...own, tools }}
        shown={columns}
        choice={choice}
        onChoose={choose}
        rowsOf={async () => (allRows ? shownOf(await allRows()) : found)}
        fileOf={fileOf && ((fields) => fileOf({ fields, filters, sort }))}
      />
    );
  const boxes = () => [`${id}-above`, id].flatMap((box) => document.getElementById(box) ?? []);
  return (
    <>
      <KeptFocus key={cards ? 'cards' : 'table'} boxes={boxes} place={focus} />
      {toolbar}
      {cards ? (
        <CardControls
          id={`${id}-above`}
          columns={rows.length > 0 ? columns : []}
          sort={sort}
          onSort={(next) => change({ sort: next, page: 0 })}
          filtering={filtering}
          filterOf={filterOf}
        />
      ) : null}
      {table}
    </>
  );
}

function propsOf<T>(column: Column<T>, cards: boolean) {
  const { field, header, term, sortable, filter, rowHeader } = column;
  const side = cards ? cardClassOf(column) : classOf(column);
  const Cell = cards ? CardCell<T> : TableCell<T>;
  return {
    field,
    header: term || sortable ? <ColumnHead header={header} term={term} sortable={sortable} /> : header,
    sortable: sortable ?? false,
    // without it a head of the row of filters is empty, which nobody can read out (axe: empty-table-header)
    filter: true,
    showFilterMenu: false,
    showClearButton: false,
    headerClassName: side,
    bodyClassName: side,
    filterHeaderClassName: [rowHeader && 'cx-row-name', !filter && 'cx-no-filter'].filter(Boolean).join(' '),
    body: (row: Row) => <Cell column={column} row={row as T} />,
    pt: {
      bodyCell: rowHeader ? { role: 'rowheader' } : {},
      // the button in it that explains is no part of the column's name, and the one that sorts takes the keys
      headerCell: { tabIndex: undefined, ...(term && { 'aria-label': header }) },
    },
  };
}

function classOf<T>({ field, align, oneLine, rowHeader }: Column<T>): string | undefined {
  if (rowHeader) return 'cx-row-name';
  if (field === 'actions') return 'cx-row-actions';
  if (oneLine) return 'cx-one-line';
  return align === 'end' ? 'cx-num' : undefined;
}

function cardClassOf<T>({ field, rowHeader, leads }: Column<T>): string | undefined {
  if (field === 'actions') return 'cx-row-actions';
  if (field === 'select') return 'cx-card-select';
  if (rowHeader) return 'cx-card-name';
  return leads ? 'cx-card-lead' : undefined;
}
