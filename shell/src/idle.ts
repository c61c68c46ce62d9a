/** Calls once the browser has nothing else to do; never in one that does not tell. */
export function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(call);
}
