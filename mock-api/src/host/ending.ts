import { setTimeout as sleep } from 'node:timers/promises';

/** How long an end waits for calls, for jobs, and for each other part, in milliseconds; at most ALL_MS together. */
export const CALLS_MS = 4000;
export const JOBS_MS = 4000;
export const PARTS_MS = 1500;
const ALL_MS = 9000;
/** A terminal's Ctrl-C comes twice, from the terminal and through npm: only a signal after that is impatience. */
const SAME_MS = 500;

/** Waits for something, but no longer than so many milliseconds. */
export async function within(ms: number, what: Promise<unknown>): Promise<void> {
  const done = new AbortController();
  await Promise.race([
    what.catch(() => undefined),
    sleep(ms, undefined, { signal: done.signal }).catch(() => undefined),
  ]);
  done.abort();
}

/** Has SIGTERM and SIGINT end the process in order, within ten seconds whatever happens; a second one ends it at once. */
export function endOnSignal(close: () => Promise<void>): void {
  let since: number | null = null;
  const end = () => {
    const now = performance.now();
    if (since !== null) {
      if (now - since > SAME_MS) process.exit(1);
      return;
    }
    since = now;
    void within(ALL_MS, close()).then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}
