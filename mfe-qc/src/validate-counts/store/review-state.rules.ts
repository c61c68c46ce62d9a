import { FIRST_PAGE, type CountFilters } from 'shared-domain';
import type { ReviewAddress } from '../address.rules.ts';
import { NO_DECISION } from '../findings/decision.rules.ts';
import type { ReviewState } from './review-state.ts';

/** Whether both leave the same counts. */
export function areSameFilters(one: CountFilters, other: CountFilters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the address has to say of the state. */
export function addressOf({
  filters,
  subject,
  opened,
}: Pick<ReviewState, 'filters' | 'subject' | 'opened'>): ReviewAddress {
  return { filters, finding: subject, ...(opened && { opened }) };
}

/**
 * The state at another address. Other filters begin with the first page of the list; another finding begins undecided.
 * Filters that mean the same stay the same object.
 */
export function atAddress(
  state: ReviewState,
  { filters, finding, opened = false }: ReviewAddress,
): ReviewState {
  const known = state.opened === opened ? state : { ...state, opened };
  const narrowed = areSameFilters(state.filters, filters) ? known : { ...known, filters, cursor: FIRST_PAGE };
  return narrowed.subject === finding ? narrowed : { ...narrowed, subject: finding, decision: NO_DECISION };
}
