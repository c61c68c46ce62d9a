import { useEffect, useLayoutEffect, useRef } from 'react';
import { holdWork } from './kept-work.store.ts';
import { useSession } from './session.store.ts';

/** What is typed somewhere, as `useTypedWork` is told of it. */
export type TypedWork<T> = {
  /** Its name on its page, the same at the next visit; with the record's id where one page has several. */
  key: string;
  dirty: boolean;
  /** What it began with, and what it holds by now; never anything secret. */
  base: T;
  mine: T;
  /** Takes in what was kept when a session ended: bring it in beside what is there by now. */
  restore: (base: T, mine: T) => void;
};

/**
 * Typed work that is not to be lost when the session ends: the page then stays and asks for the password, and whoever
 * leaves finds it again after signing in. `useFieldForm` does this by itself; this is for anything else that is typed
 * into. Null: nothing of it is kept.
 */
export function useTypedWork<T>(work: TypedWork<T> | null): void {
  // not an effect event: the session asks for it whenever it ends
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  const key = work?.key ?? null;
  useEffect(() => {
    if (key === null) return undefined;
    return holdWork(useSession.getState().user, {
      key,
      isDirty: () => latest.current?.dirty ?? false,
      part: () => latest.current && { base: latest.current.base, mine: latest.current.mine },
      restore: ({ base, mine }) => latest.current?.restore(base as T, mine as T),
    });
  }, [key]);
}
