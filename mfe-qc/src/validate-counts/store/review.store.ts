import { createStore, type StoreApi } from 'shared-ui/store';
import type { ReviewAddress } from '../address.rules.ts';
import { areSingleKeysOn } from '../shortcuts/single-keys.ts';
import { countActs } from './count.acts.ts';
import { filterActs } from './filter.acts.ts';
import { findingActs } from './finding.acts.ts';
import { historyActs } from './history.acts.ts';
import type { Inside, Surroundings } from './inside.ts';
import { newPlaces, type Places } from './places.ts';
import { openedAt, type ReviewState } from './review-state.ts';
import { screenActs } from './screen.acts.ts';
import { viewActs } from './view.acts.ts';

/** A review that is open: what the person has chosen and done, what can be done, and where on the screen. */
export type Review = {
  stationId: string;
  store: StoreApi<ReviewState>;
  acts: Acts;
  places: Places;
  /** Tells the review of the page around it, and of each change of that. */
  attach: (around: Surroundings) => void;
  /** For what works with the review as the actions do. */
  inside: Inside;
};
export type Acts = ReturnType<typeof actsOf>;

function actsOf(inside: Inside, places: Places) {
  const filters = filterActs(inside);
  const findings = findingActs(inside, places, filters);
  const history = historyActs(inside);
  return {
    filters,
    findings,
    counts: countActs(inside, places, history.undoEdit),
    history,
    screen: screenActs(inside, places, findings),
    views: viewActs(inside),
  };
}

/** Opens the review of a station, one for each screen that shows it. */
export function openReviewOf(stationId: string, address: ReviewAddress): Review {
  const store = createStore<ReviewState>()(() => openedAt(address, areSingleKeysOn()));
  const places = newPlaces();
  const { getState, setState } = store;
  let attached: Surroundings | null = null;
  const around = () => {
    if (!attached) throw new Error('A review acts once it stands in a page');
    return attached;
  };
  const attach = (now: Surroundings) => {
    attached = now;
  };
  const inside: Inside = { getState, setState, stationId, around };
  return { stationId, store, places, attach, inside, acts: actsOf(inside, places) };
}
