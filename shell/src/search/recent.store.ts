import { session } from 'shared-ui/auth';
import type { User } from 'shared-domain';
import { createStore, persist, useStore } from 'shared-ui/store';
import type { Found } from './found.rules.ts';
import { recentOf, withRecent, type Recent } from './recent.rules.ts';

const store = createStore<{ kept: Recent | null }>()(
  persist((): { kept: Recent | null } => ({ kept: null }), { name: 'search' }),
);

// a session that ends by itself leaves them to its person; whoever signs out leaves nothing behind
session.subscribe(({ user, why }) => {
  if (user === null && why !== 'expired' && store.getState().kept) store.setState({ kept: null });
});

/** What this person opened from the search lately, in this browser; kept under 'search' until they sign out. */
export const useRecent = (user: User): Found[] => {
  const { kept } = useStore(store);
  return recentOf(kept, user);
};

/** Notes what was opened. */
export function noteRecent(user: User, found: Found): void {
  store.setState(({ kept }) => ({ kept: withRecent(kept, user, found) }));
}
