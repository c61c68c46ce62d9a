import { setImmediate as tick } from 'node:timers/promises';

/** Does work when its turn has come, alone. */
export type Turn = (<T>(work: () => Promise<T>) => Promise<T>) & {
  /** How many wait for theirs, and whether nobody has one. */
  look: () => { waiting: number; isFree: boolean };
};

/** A kind of turns: those that wait, and how often others have gone before them since one of them had its turn. */
type Lane = { queue: (() => Promise<void>)[]; passed: number; passedMost: number };

/** So many others go before a turn of the kind that waits, so that it comes to its turn in the end. */
const PASSED_MOST = { short: 0, reading: 2, long: 20 };

/**
 * Turns at the one thing that all share. Whoever has little to do goes first, then who waits for a picture or a report, then
 * the pieces of long work; each kind takes its turns in the order in which it came.
 */
export function createTurns(): Record<keyof typeof PASSED_MOST, Turn> {
  const laneOf = (passedMost: number): Lane => ({ queue: [], passed: 0, passedMost });
  const lanes = {
    short: laneOf(PASSED_MOST.short),
    reading: laneOf(PASSED_MOST.reading),
    long: laneOf(PASSED_MOST.long),
  };
  const inOrder = [lanes.short, lanes.reading, lanes.long];
  let taken = false;

  const next = (): (() => Promise<void>) | undefined => {
    const waiting = inOrder.filter(({ queue }) => queue.length > 0);
    const due = waiting.findLast((lane) => lane !== lanes.short && lane.passed >= lane.passedMost);
    const chosen = due ?? waiting[0];
    for (const lane of inOrder)
      lane.passed = lane === chosen || lane.queue.length === 0 ? 0 : lane.passed + 1;
    return chosen?.queue.shift();
  };
  const go = async () => {
    if (taken) return;
    taken = true;
    while (inOrder.some(({ queue }) => queue.length > 0)) {
      // who has just been answered may go on to a next statement: that one is no newcomer
      if (lanes.short.queue.length === 0) await tick();
      await next()?.();
    }
    taken = false;
  };
  const turnOf = ({ queue }: Lane): Turn => {
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
  return { short: turnOf(lanes.short), reading: turnOf(lanes.reading), long: turnOf(lanes.long) };
}
