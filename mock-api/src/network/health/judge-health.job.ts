import type { Job } from '../../platform/queue/queue.ts';
import { judgeArrivals } from './evaluate-hours.ts';

/** Looks at the stations whose counts an import has just brought. What it gives up the next round of the watch takes. */
export const judgeHealthJob: Job<'judge-health'> = {
  queue: 'judge-health',
  run: async (_import, deps) => void (await judgeArrivals(deps)),
  fail: () => Promise.resolve(),
  reopen: () => Promise.resolve(true),
};
