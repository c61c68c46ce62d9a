import { createCache } from '../../platform/http/cache.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { startDueRuns } from '../../counts/automatic-import/start-runs.ts';
import { evaluateHours, judgeArrivals } from '../health/evaluate-hours.ts';
import { sendAtOnce } from './send-at-once.ts';
import { sendDigests } from './send-digests.ts';

const EVERY_MS = 60_000;

type Kept = Pick<JobDeps, 'db' | 'now' | 'queue' | 'log'> & { settings: { publicUrl: () => string } };

/**
 * Looks at all counters after every full hour and then sends the digests that are due and what people want to know at once, so that none
 * tells of an older state; answers how to stop. A failed round is logged, the next one takes its work up. Of several processes one takes an hour or a digest.
 */
export function keepWatch(deps: Kept): () => Promise<void> {
  const cache = createCache(deps.now);
  let round: Promise<unknown> | null = null;
  const work = async () => {
    await evaluateHours(deps);
    // what was missed is looked at before anything new comes
    await startDueRuns(deps);
    // an import may have ended meanwhile: no e-mail tells what is over
    await judgeArrivals(deps);
    const digests = { ...deps, cache, origin: deps.settings.publicUrl() };
    await sendDigests(digests);
    await sendAtOnce(digests);
  };
  const start = () => {
    round ??= work()
      .catch((error: unknown) => deps.log?.({ error: `The network was not looked at: ${String(error)}` }))
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
