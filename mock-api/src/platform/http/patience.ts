import { setTimeout as sleep } from 'node:timers/promises';
import { isLocked, metOthers } from '../db/others.rules.ts';
import { ApiProblem } from './api-problem.ts';
import type { LazyTransaction } from './lazy-transaction.ts';
import { texts } from './texts.ts';

/** So long a call begins anew for a lock that others hold, and the pause before each try, in milliseconds. */
const PATIENCE_MS = 4000;
const PAUSE_MS = 100;

/** The same for what others hold for moments only, however many of them there are: nobody is refused for a colleague's work. */
const QUEUE_MS = 60_000;

/**
 * Does a call's work. Where it meets the lock of another, or was undone for another's sake, it has failed and given its
 * connection back; it begins anew after a pause, so that whoever waits for a lock keeps nobody else waiting (C12). Refused
 * with 409 where the lock stays, or the call has kept something already and cannot begin anew.
 */
export async function patiently<T>(
  work: () => Promise<T>,
  hasKept: () => boolean,
  patience = PATIENCE_MS,
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!metOthers(error)) throw error;
      if (hasKept() || performance.now() >= end)
        throw isLocked(error) ? new ApiProblem(409, texts.locked) : error;
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * A call's last part, for a call that cannot begin anew because it has read its body, or that waits in a queue of colleagues:
 * what was done before is committed, and where this part meets the lock of another it alone is rolled back and done again.
 */
export const lastPart =
  ({ settle, abandon }: Pick<LazyTransaction, 'settle' | 'abandon'>) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    await settle();
    const attempt = async () => {
      try {
        const value = await work();
        await settle();
        return value;
      } catch (error) {
        await abandon(error);
        throw error;
      }
    };
    return patiently(attempt, () => false, QUEUE_MS);
  };
