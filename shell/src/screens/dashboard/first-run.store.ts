import type { User } from 'shared-domain';
import { createStore, persist, useStore } from 'shared-ui/store';
import { markOf, withMark } from './first-run.rules.ts';

/**
 * Who has hidden the first steps, kept under 'first-steps'. It stays when they sign out, as the looks do: it says nothing but
 * two numbers, and who does not want the steps does not want them tomorrow either.
 */
const store = createStore<{ hidden: readonly string[] }>()(
  persist((): { hidden: readonly string[] } => ({ hidden: [] }), { name: 'first-steps' }),
);

/** Whether this person has hidden the first steps of the agency that they work in, in this browser. */
export const useHidden = (user: User): boolean => useStore(store).hidden.includes(markOf(user));

/** Hides them for this person. */
export function hideFirstSteps(user: User): void {
  store.setState(({ hidden }) => ({ hidden: withMark(hidden, markOf(user)) }));
}
