import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { TermHelp } from 'shared-ui/ui';
import { sortKey, sortOf } from './cards.rules.ts';
import type { Column } from './column.ts';
import { FoldedFilters } from './folded-filters.tsx';
import type { Sort } from 'shared-domain/table';
import { tableTexts } from './texts.ts';

type CardControlsProps<T> = {
  id: string;
  columns: readonly Column<T>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** How many filters are in use. */
  filtering: number;
  filterOf: (column: Column<T>) => ReactNode;
};

/** What the headings of a table are for, above its cards: sorting, the filters, folded until they are wanted, and help. */
export function CardControls<T>({ id, columns, sort, onSort, filtering, filterOf }: CardControlsProps<T>) {
  const t = useTexts(tableTexts);
  const sortable = columns.filter((column) => column.sortable);
  const filters = columns.filter(({ filter }) => filter);
  const terms = columns.flatMap(({ field, header, term }) => (term ? [{ field, header, term }] : []));
  if (sortable.length === 0 && filters.length === 0 && terms.length === 0) return null;
  return (
    <div className="cx-card-controls" id={id}>
      {sortable.length > 0 && (
        <label>
          <span>{t('sortBy')}</span>
          <select
            className="cx-input"
            data-sorts
            value={sortKey(sort)}
            onChange={({ target }) => onSort(sortOf(target.value))}
          >
            {sort === null && <option value="">{t('unsorted')}</option>}
            {sortable.flatMap(({ field, header }) =>
              (['asc', 'desc'] as const).map((order) => (
                <option key={field + order} value={sortKey({ field, order })}>
                  {t(order, { column: header })}
                </option>
              )),
            )}
          </select>
        </label>
      )}
      {filters.length > 0 && (
        <FoldedFilters filtering={filtering}>
          <div className="cx-card-filters">
            {filters.map((column) => (
              <label key={column.field}>
                <span aria-hidden>{column.header}</span>
                {filterOf(column)}
              </label>
            ))}
          </div>
        </FoldedFilters>
      )}
      {terms.length > 0 && (
        <ul className="cx-card-terms">
          {terms.map(({ field, header, term }) => (
            <li key={field}>
              {header} <TermHelp term={term} label={header} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
