const listeners = new Set<() => void>();

/** A screen has said something, which may mean that work was started: whoever waits for what finishes asks soon. */
export function tellStarted(): void {
  for (const heard of listeners) heard();
}

/** Calls `heard` each time; answers how to stop that. */
export function onStarted(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
