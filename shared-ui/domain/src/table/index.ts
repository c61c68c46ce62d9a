export {
  filterOptions,
  filterRows,
  filtersInUse,
  sortRows,
  type CellValue,
  type Sort,
} from './rows.rules.ts';
