import type { ApiError, Load } from 'shared-ui/api';
import { FIRST_PAGE, type CountFilters, type CountsCursor, type CountsPage } from 'shared-domain';

/** Which page of the list is meant. */
type Place = { filters: CountFilters; cursor: CountsCursor };
/** What the list shows with these filters: a page, and the failure of what was asked for last; each null: none. */
export type Seen = Place & { page: CountsPage | null; failure: ApiError | null };

/** Before anything has come. */
export const nothingSeen = (filters: CountFilters): Seen => ({
  filters,
  cursor: FIRST_PAGE,
  page: null,
  failure: null,
});

/**
 * What is seen after a load has got so far: the page before while another is on its way, a failure until something has
 * come. With other filters nothing stays. The same object while nothing is new.
 */
export function seenAfter(before: Seen, load: Load<CountsPage>, { filters, cursor }: Place): Seen {
  const seen = before.filters === filters ? before : nothingSeen(filters);
  switch (load.state) {
    case 'loaded':
      return seen.page === load.value && seen.failure === null
        ? seen
        : { filters, cursor, page: load.value, failure: null };
    case 'failed':
      return seen.failure === load.error ? seen : { ...seen, failure: load.error };
    case 'loading':
    default:
      return seen;
  }
}
