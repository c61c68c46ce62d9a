import type { CountFilters } from 'shared-domain';
import { filtersFromSearch, searchFromFilters } from './filters.rules.ts';

/** What an address says of a review: the filters, and the finding that is looked at; null: none. */
export type ReviewAddress = { filters: CountFilters; finding: string | null };

/** The address's part behind the question mark as a review reads it. */
export function addressFromSearch(search: URLSearchParams): ReviewAddress {
  return { filters: filtersFromSearch(search), finding: search.get('finding') || null };
}

/** The same as an address carries it: only what says something. */
export function searchFromAddress({ filters, finding }: ReviewAddress): Record<string, string> {
  return { ...searchFromFilters(filters), ...(finding ? { finding } : {}) };
}
