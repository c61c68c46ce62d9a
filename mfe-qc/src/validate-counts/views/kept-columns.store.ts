import { useSession } from 'shared-ui/auth';
import { createStore, persist, useStore } from 'shared-ui/store';
import type { ColumnChoice } from './columns.rules.ts';

type Kept = { kept: Readonly<Record<string, readonly string[]>> };

/**
 * The columns of the counts list that people chose, by person, in this browser. Beside those of the other tables: the list is drawn
 * with them at once, and the tables' code comes later.
 */
const store = createStore<Kept>()(persist((): Kept => ({ kept: {} }), { name: 'counts-columns' }));

/** The columns that the signed-in person chose; null: all. And how they are kept for the next visit. */
export function useKeptColumns(): [ColumnChoice, (choice: ColumnChoice) => void] {
  const person = useSession(({ user }) => user?.id ?? 0);
  const kept = useStore(store, (state) => state.kept[person] ?? null);
  const keep = (choice: ColumnChoice) =>
    store.setState(({ kept: { [person]: _former, ...others } }) => ({
      kept: choice === null ? others : { ...others, [person]: choice },
    }));
  return [kept, keep];
}
