import type { CountFilters } from 'shared-domain';
import { filtersFromSearch, searchFromFilters } from './filters.rules.ts';

/**
 * What an address says of a review: the filters, the finding that is looked at (null: none), and whether the From day is the
 * screen's own, which it opened with at the first day that waits; nobody has chosen it then.
 */
export type ReviewAddress = { filters: CountFilters; finding: string | null; opened?: boolean };

const OPENED = 'waiting';

/** The address's part behind the question mark as a review reads it. */
export function addressFromSearch(search: URLSearchParams): ReviewAddress {
  const filters = filtersFromSearch(search);
  const opened = search.get('opened') === OPENED && filters.minDate !== null;
  return { filters, finding: search.get('finding') || null, ...(opened && { opened }) };
}

/** The same as an address carries it: only what says something. */
export function searchFromAddress({ filters, finding, opened }: ReviewAddress): Record<string, string> {
  return {
    ...searchFromFilters(filters),
    ...(finding ? { finding } : {}),
    ...(opened ? { opened: OPENED } : {}),
  };
}
