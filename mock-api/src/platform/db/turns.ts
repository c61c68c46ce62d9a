import { setImmediate as tick } from 'node:timers/promises';

/** Does work when its turn has come, alone. */
export type Turn = (<T>(work: () => Promise<T>) => Promise<T>) & {
  /** How many wait for theirs, and whether nobody has one. */
  look: () => { waiting: number; isFree: boolean };
};

/** So many short turns in a row are taken while a long one waits, so that it comes to its turn in the end. */
const SHORT_IN_A_ROW = 20;

/**
 * Turns at the one thing that all share. Whoever has little to do goes before the pieces of long work, and each kind
 * takes its turns in the order in which it came.
 */
export function createTurns(): { short: Turn; long: Turn } {
  const waiting = { short: [] as (() => Promise<void>)[], long: [] as (() => Promise<void>)[] };
  let taken = false;
  let inARow = 0;

  const next = (): (() => Promise<void>) | undefined => {
    const isLongDue = waiting.short.length === 0 || inARow >= SHORT_IN_A_ROW;
    const isLong = isLongDue && waiting.long.length > 0;
    inARow = isLong || waiting.long.length === 0 ? 0 : inARow + 1;
    return waiting[isLong ? 'long' : 'short'].shift();
  };
  const go = async () => {
    if (taken) return;
    taken = true;
    while (waiting.short.length + waiting.long.length > 0) {
      // who has just been answered may go on to a next statement: that one is no newcomer
      if (waiting.short.length === 0) await tick();
      await next()?.();
    }
    taken = false;
  };
  const lane = (queue: (() => Promise<void>)[]): Turn => {
    const turn = <T>(work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        // one that throws at once is a failure as any other: the next has its turn
        queue.push(async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error);
          }
        });
        void go();
      });
    return Object.assign(turn, { look: () => ({ waiting: queue.length, isFree: !taken }) });
  };
  return { short: lane(waiting.short), long: lane(waiting.long) };
}
