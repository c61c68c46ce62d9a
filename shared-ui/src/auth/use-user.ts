import { useState } from 'react';
import type { User } from 'shared-domain';
import { useSession } from './session.store.ts';

/**
 * The person signed in; only for screens behind the guard, throws elsewhere. A screen that is open while the session
 * ends goes on seeing the person until it is taken away: remotes are drawn on their own, and would break in between.
 */
export function useUser(): User {
  const user = useSession((state) => state.user);
  const [atArrival] = useState(user);
  const known = user ?? atArrival;
  if (!known) throw new Error('useUser needs somebody signed in');
  return known;
}
