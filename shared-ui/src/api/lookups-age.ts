import { useSyncExternalStore } from 'react';

let age = 0;
const watchers = new Set<() => void>();

/** Forgets every list: who is signed in, an agency, or the person's own agency has changed. */
export function forgetLookups(): void {
  age += 1;
  for (const changed of watchers) changed();
}

/** A number that rises when the lists are forgotten: what stays on screen asks again when it depends on it. */
export const useLookupsAge = (): number =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => age,
  );
