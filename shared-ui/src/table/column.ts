import type { ReactNode } from 'react';
import type { TermId } from 'shared-domain/glossary';
import type { CellValue } from 'shared-domain/table';

/** A column of a table, as data. */
export type Column<T> = {
  /** 'actions' for what can be done with a row, 'select' for the box that chooses it: the end and the beginning of a card. */
  field: string;
  header: string;
  /** The glossary's entry about it, opened by a button in the head. */
  term?: TermId;
  /** What the column is sorted, filtered and, without `cell`, shown by. */
  value: (row: T) => CellValue;
  sortable?: boolean;
  /** A select of the column's values (first option 'All'), or a text box. */
  filter?: 'select' | 'text';
  /** Name of the filter; 'Filter by {header}' when left out. */
  filterLabel?: string;
  /** What the exported file says instead of `value`, where a row shows more than that. */
  csv?: (row: T) => CellValue;
  /** A column that the exported file alone has behind this one: words that the cell says beside its number. */
  csvBeside?: { header: string; value: (row: T) => CellValue };
  align?: 'start' | 'end';
  /** Short words of a code list, by which no row of the table should grow higher. */
  oneLine?: boolean;
  cell?: (row: T) => ReactNode;
  /** Names the row for screen readers, and is the heading of its card. */
  rowHeader?: boolean;
  /** Says why to act on the row: on a phone, where each row is a card, it comes first behind the name. */
  leads?: boolean;
  /** Left out until somebody chooses it: what the table is seldom opened for. */
  extra?: boolean;
  /** Has a line of its own on cards alone: in the table it stands in another column. */
  cardsOnly?: boolean;
};
