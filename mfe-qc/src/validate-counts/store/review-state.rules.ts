import { FIRST_PAGE, type CountFilters } from 'shared-domain';
import type { ReviewAddress } from '../address.rules.ts';
import { NO_DECISION } from '../findings/decision.rules.ts';
import type { ReviewState } from './review-state.ts';

/** Whether both leave the same counts. */
export function areSameFilters(one: CountFilters, other: CountFilters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the address has to say of the state. */
export function addressOf({ filters, subject }: Pick<ReviewState, 'filters' | 'subject'>): ReviewAddress {
  return { filters, finding: subject };
}

/**
 * The state at another address. Other filters begin with the first page of the list; another finding begins undecided.
 * Filters that mean the same stay the same object.
 */
export function atAddress(state: ReviewState, { filters, finding }: ReviewAddress): ReviewState {
  const narrowed = areSameFilters(state.filters, filters) ? state : { ...state, filters, cursor: FIRST_PAGE };
  return narrowed.subject === finding ? narrowed : { ...narrowed, subject: finding, decision: NO_DECISION };
}
