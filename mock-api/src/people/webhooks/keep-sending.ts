import type { JobDeps } from '../../platform/queue/queue.ts';
import { sendDue, type Sending } from './send-due.ts';

const EVERY_MS = 2000;

/** Sends messages to webhooks as they become due; answers how to stop. A failed round is logged, the next one goes on. */
export function keepSending(deps: Sending & Pick<JobDeps, 'log'>): () => Promise<void> {
  let round: Promise<unknown> | null = null;
  const start = () => {
    round ??= sendDue(deps)
      .catch((error: unknown) => deps.log?.({ error: `Webhooks were not sent to: ${String(error)}` }))
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(start, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
