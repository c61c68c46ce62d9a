import type { JobDeps } from '../../platform/queue/queue.ts';
import { evaluateHours } from './evaluate-hours.ts';

const EVERY_MS = 60_000;

/**
 * Looks at all counters now and after every full hour; answers how to stop. A failed round is logged, the next one takes its
 * hours up. Of several processes one takes an hour, and nobody waits for the other.
 */
export function keepWatch(deps: Pick<JobDeps, 'db' | 'now' | 'log'>): () => Promise<void> {
  let round: Promise<unknown> | null = null;
  const start = () => {
    round ??= evaluateHours(deps)
      .catch((error: unknown) => deps.log?.({ error: `Counters were not looked at: ${String(error)}` }))
      .finally(() => {
        round = null;
      });
  };
  start();
  const timer = setInterval(start, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
