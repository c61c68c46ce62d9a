import { FIRST_PAGE, type CountFilters } from 'shared-domain';
import type { ReviewAddress } from '../address.rules.ts';
import { NO_DECISION } from '../findings/decision.rules.ts';
import type { ReviewState } from './review-state.ts';

/** Whether both leave the same counts. */
export function areSameFilters(one: CountFilters, other: CountFilters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Listed = Pick<ReviewAddress, 'filters' | 'order'>;

/** Whether the list has the same counts in the same order, so that what is typed into it stays. */
export const isSameList = (one: Listed, other: Listed): boolean =>
  areSameFilters(one.filters, other.filters) && (one.order ?? 'asc') === (other.order ?? 'asc');

type Told = Pick<ReviewState, 'filters' | 'subject' | 'opened' | 'view' | 'columns' | 'order'>;

/** What the address has to say of the state. */
export function addressOf(state: Told): ReviewAddress {
  const { filters, subject, opened } = state;
  return { filters, finding: subject, ...(opened && { opened }), ...viewOf(state) };
}

/** The view of the list that is open, its columns and its order, as the address says them. */
export const viewOf = ({
  view,
  columns,
  order,
}: Told): Pick<ReviewAddress, 'view' | 'columns' | 'order'> => ({
  ...(view !== null && { view }),
  ...(columns !== undefined && { columns }),
  ...(order === 'desc' && { order }),
});

/**
 * The state at another address. Other filters, and another order, begin with the first page of the list; another finding begins undecided.
 * Filters that mean the same stay the same object.
 */
export function atAddress(
  state: ReviewState,
  { filters, finding, opened = false, view = null, columns, order = 'asc' }: ReviewAddress,
): ReviewState {
  const isSameView = state.view === view && JSON.stringify(state.columns) === JSON.stringify(columns);
  const known = state.opened === opened && isSameView ? state : { ...state, opened, view, columns };
  const ordered = state.order === order ? known : { ...known, order, cursor: FIRST_PAGE };
  const narrowed = areSameFilters(state.filters, filters)
    ? ordered
    : { ...ordered, filters, cursor: FIRST_PAGE };
  return narrowed.subject === finding ? narrowed : { ...narrowed, subject: finding, decision: NO_DECISION };
}
