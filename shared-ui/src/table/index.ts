export type { Column } from './column.ts';
export { ColumnsPanel } from './columns-panel.tsx';
export { DataTable, type TableLookAt } from './data-table.tsx';
export { FoldedFilters } from './folded-filters.tsx';
export type { StationForms } from './station-actions.tsx';
export { saveTable } from './save-table.ts';
export { StationsTable, stationsSort } from './stations-table.tsx';
export { ViewsMenu } from './views-menu.tsx';
export { pinView, viewsQuery } from './views.resource.ts';
export { useTableFilters } from './use-table-state.ts';
export {
  filterOptions,
  filterRows,
  filtersInUse,
  sortRows,
  type CellValue,
  type Sort,
} from 'shared-domain/table';
