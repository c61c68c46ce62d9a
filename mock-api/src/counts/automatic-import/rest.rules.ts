const MINUTE = 60_000;
/** So many minutes a run stands still after so many failures in a row; none: a part of it could not be had. */
const RESTS = [2, 5, 10, 20, 40];

/** When a run goes on that stands still. */
export const restAfter = (now: Date, tries: number): Date =>
  new Date(now.getTime() + (RESTS[Math.min(tries, RESTS.length - 1)] ?? 0) * MINUTE);
