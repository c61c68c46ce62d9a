import type { User } from '../domain/index.ts';
import { useSession } from './session.store.ts';

/** The person signed in; only for screens behind the guard, throws elsewhere. */
export function useUser(): User {
  const user = useSession((state) => state.user);
  if (!user) throw new Error('useUser needs somebody signed in');
  return user;
}
