import { setTimeout as sleep } from 'node:timers/promises';
import { LOCK_NOT_AVAILABLE } from '../db/database.ts';
import { ApiProblem } from './api-problem.ts';
import { texts } from './texts.ts';

/** So long a call begins anew for a lock that others hold, and the pause before each try, in milliseconds. */
const PATIENCE_MS = 4000;
const PAUSE_MS = 100;

const isLocked = (error: unknown) => (error as { code?: string } | null)?.code === LOCK_NOT_AVAILABLE;

/**
 * Does a call's work. Where it meets the lock of another it has failed and given its connection back; it begins anew
 * after a pause, so that whoever waits for a lock keeps nobody else waiting (C12). Refused with 409 where the lock stays,
 * or the call has kept something already and cannot begin anew.
 */
export async function patiently<T>(work: () => Promise<T>, hasKept: () => boolean): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (hasKept() || performance.now() >= end) throw new ApiProblem(409, texts.locked);
      await sleep(PAUSE_MS);
    }
  }
}
