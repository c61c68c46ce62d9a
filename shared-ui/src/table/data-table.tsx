import { Column as PrimeColumn } from 'primereact/column';
import { DataTable as PrimeTable } from 'primereact/datatable';
import { useMemo } from 'react';
import { formatNumber, useLanguage, useTexts } from 'shared-ui/i18n';
import '../primereact/setup.ts';
import type { Column } from './column.ts';
import { ColumnFilter } from './column-filter.tsx';
import { filterOptions, filterRows, filtersInUse, sortRows, type Sort } from './table.rules.ts';
import { tableTexts } from './texts.ts';
import { FilteredEmpty, usePrinting, type FilterInUse } from '../ui/index.ts';
import { useTableState } from './use-table-state.ts';
import './table.css';

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
  /** Holds nothing to press, so that the keyboard could not scroll it on a narrow screen: it takes the focus itself. */
  plain?: boolean;
};

type Row = Record<string, unknown>;

/** A list with filters and sorting by column and pages. On narrow screens it scrolls inside itself; on paper it is whole. */
export function DataTable<T extends object>({
  label,
  labelledBy,
  rows,
  rowKey,
  columns,
  defaultSort,
  pageSize = 25,
  empty,
  hiddenBy,
  urlState,
  plain = false,
}: TableProps<T>) {
  const [language] = useLanguage();
  const [{ filters, sort, page }, change] = useTableState(urlState, defaultSort ?? null);
  const found = useMemo(
    () => sortRows(filterRows(rows, columns, filters), columns, sort, language),
    [rows, columns, filters, sort, language],
  );
  const name = { 'aria-label': label, 'aria-labelledby': labelledBy };
  const printing = usePrinting() !== null;
  const size = printing ? Math.max(1, found.length) : pageSize;
  const first = page * size < found.length ? page * size : 0;
  const inUse = hiddenBy?.filters ?? filtersInUse(columns, filters);
  // only in place of rows: said of no more than there is to see
  const hiding =
    inUse.length === 0 || (rows.length === 0 && !hiddenBy) ? null : (
      <FilteredEmpty
        filters={inUse}
        hidden={hiddenBy ? null : rows.length}
        onClear={hiddenBy?.onClear ?? (() => change({ filters: {}, page: 0 }))}
      />
    );
  const filterOf = (column: Column<T>) => (
    <ColumnFilter
      column={column}
      options={column.filter === 'select' ? filterOptions(rows, column, language) : []}
      value={filters[column.field] ?? ''}
      onChange={(value) => change({ filters: { ...filters, [column.field]: value }, page: 0 })}
    />
  );
  return (
    <PrimeTable
      className={filtersInUse(columns, filters).length > 0 ? 'cx-table is-filtered' : 'cx-table'}
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
      filterDisplay={columns.some(({ filter }) => filter) ? 'row' : undefined}
      emptyMessage={hiding ?? empty}
      pt={{ table: name, wrapper: plain ? { ...name, role: 'region', tabIndex: 0 } : {} }}
    >
      {columns.map((column) => (
        <PrimeColumn key={column.field} {...propsOf(column)} filterElement={filterOf(column)} />
      ))}
    </PrimeTable>
  );
}

function propsOf<T>({ field, header, sortable, filter, align, rowHeader, ...column }: Column<T>) {
  const side = classOf(field, align);
  return {
    field,
    header,
    sortable: sortable ?? false,
    filter: true,
    showFilterMenu: false,
    showClearButton: false,
    headerClassName: side,
    bodyClassName: side,
    filterHeaderClassName: filter ? undefined : 'cx-no-filter',
    body: (row: Row) => <Cell column={column} row={row as T} />,
    pt: { bodyCell: rowHeader ? { role: 'rowheader' } : {} },
  };
}

function classOf(field: string, align: Column<unknown>['align']): string | undefined {
  if (field === 'actions') return 'cx-row-actions';
  return align === 'end' ? 'cx-num' : undefined;
}

function Cell<T>({ column, row }: { column: Pick<Column<T>, 'value' | 'cell'>; row: T }) {
  const t = useTexts(tableTexts);
  if (column.cell) return column.cell(row);
  const value = column.value(row);
  if (value === null || value === '') return <span className="cx-hidden">{t('emptyCell')}</span>;
  return typeof value === 'number' ? formatNumber(value) : value;
}
