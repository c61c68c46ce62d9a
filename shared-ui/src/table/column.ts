import type { ReactNode } from 'react';
import type { CellValue } from './table.rules.ts';

/** A column of a table, as data. */
export type Column<T> = {
  /** 'actions' for what can be done with a row: on phones that column stays in view. */
  field: string;
  header: string;
  /** What the column is sorted, filtered and, without `cell`, shown by. */
  value: (row: T) => CellValue;
  sortable?: boolean;
  /** A select of the column's values (first option 'All'), or a text box. */
  filter?: 'select' | 'text';
  /** Name of the filter; 'Filter by {header}' when left out. */
  filterLabel?: string;
  align?: 'start' | 'end';
  cell?: (row: T) => ReactNode;
  /** Names the row for screen readers. */
  rowHeader?: boolean;
};
