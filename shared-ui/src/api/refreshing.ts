import { useEffect, useSyncExternalStore } from 'react';

let refreshing = 0;
const listeners = new Set<() => void>();
function change(by: number): void {
  refreshing += by;
  for (const listener of listeners) listener();
}

/** Notes that what a component shows is of before, and asked for again, for as long as that is so. */
export function useNoteRefreshing(isRefreshing: boolean): void {
  useEffect(() => {
    if (!isRefreshing) return undefined;
    change(1);
    return () => change(-1);
  }, [isRefreshing]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether anything on the page is of before, and asked for again. */
export const useIsRefreshing = (): boolean => useSyncExternalStore(subscribe, () => refreshing > 0);
