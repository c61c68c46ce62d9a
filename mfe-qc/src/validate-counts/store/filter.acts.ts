import type { CountFilters } from 'shared-domain';
import type { ReviewAddress } from '../address.rules.ts';
import { NO_FILTERS } from '../filters.rules.ts';
import { mayDiscard, type Inside } from './inside.ts';
import { addressOf, atAddress, isSameList, viewOf } from './review-state.rules.ts';

/** Goes to what another address says, and writes it; nobody is asked. The view of the list stays unless it says another. */
export function goToAddress({ getState, setState, around }: Inside, to: ReviewAddress): void {
  const address = { ...viewOf(getState()), ...to };
  setState((state) => atAddress(state, address));
  around().writeAddress(address);
}

/** What can be done about filters and address. */
export function filterActs(inside: Inside) {
  const { getState, setState, around } = inside;
  const change = async (part: CountFilters) => {
    if (!(await mayDiscard(inside))) return;
    const { filters, finding } = addressOf(getState());
    goToAddress(inside, { filters: { ...filters, ...part }, finding });
  };
  return {
    /** Changes filters; the rest stay. */
    change,
    clear: () => change(NO_FILTERS),
    /** Takes over what a link, Back or Forward says; who declines gets the address back. */
    follow: async (next: ReviewAddress) => {
      const now = addressOf(getState());
      if (isSameList(now, next) || (await mayDiscard(inside))) setState((state) => atAddress(state, next));
      else around().writeAddress(addressOf(getState()));
    },
  };
}
