export type { Column } from './column.ts';
export { DataTable } from './data-table.tsx';
export type { StationForms } from './station-actions.tsx';
export { StationsTable, stationsSort } from './stations-table.tsx';
export { filterOptions, filterRows, sortRows, type CellValue, type Sort } from './table.rules.ts';
