import { SETTLES_MS } from './drop-names.rules.ts';
import { lookIntoDrops, sweepDrops, type Seen, type Watching } from './watch-drops.ts';

const SWEEP_EVERY_MS = 60 * 60_000;

/** Looks into the drop folder every half minute, where there is one; answers how to stop. A failed look is logged, the next one goes on. */
export function keepDropsTaken(deps: Watching): () => Promise<void> {
  if (deps.settings.dropFolder === null) return () => Promise.resolve();
  const seen: Seen = new Map();
  let swept = -Infinity;
  let round: Promise<void> | null = null;
  const work = async () => {
    await lookIntoDrops(deps, seen);
    if (Date.now() - swept < SWEEP_EVERY_MS) return;
    swept = Date.now();
    await sweepDrops(deps);
  };
  const start = () => {
    round ??= work()
      .catch((error: unknown) =>
        deps.log?.({ error: `The drop folder was not looked into: ${String(error)}` }),
      )
      .finally(() => {
        round = null;
      });
  };
  start();
  const timer = setInterval(start, SETTLES_MS);
  return async () => {
    clearInterval(timer);
    await round;
  };
}
