const listeners = new Set<(said: number | null) => void>();

/**
 * A screen has said something, which may mean that work was started: whoever waits for what finishes asks soon. `said` is
 * the number of the message where it may be about nothing else.
 */
export function tellStarted(said: number | null = null): void {
  for (const heard of listeners) heard(said);
}

/** Calls `heard` each time; answers how to stop that. */
export function onStarted(heard: (said: number | null) => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
