/** PostgreSQL's code for a lock that somebody else holds, past the time that one would wait for it. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Its code for a transaction that was undone so that another could go on: each waited for what the other held. Where counts
 * are spread over machines the coordinator finds such a circle across them, and uses the same code.
 */
const DEADLOCK = '40P01';

const codeOf = (error: unknown) => (error as { code?: unknown } | null | undefined)?.code;

/** Whether an error says that others hold what a statement asked for. Its transaction has failed. */
export const isLocked = (error: unknown): boolean => codeOf(error) === LOCK_NOT_AVAILABLE;

/** Whether an error says that a transaction was undone for another's sake. */
export const isUndone = (error: unknown): boolean => codeOf(error) === DEADLOCK;

/** Whether a transaction failed for what others were at, and may go through when it is done anew. */
export const metOthers = (error: unknown): boolean => isLocked(error) || isUndone(error);
