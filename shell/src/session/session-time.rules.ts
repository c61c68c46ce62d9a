/** How long before its end a session's person is warned, in milliseconds. */
const WARNING_MS = 2 * 60 * 1000;
/** Wait before asking again when the server was not reached or counts a little slower than this clock. */
const RETRY_MS = 5_000;
/** Timers can't be longer than 24 days; asking more often than that costs nothing. */
const LONGEST_MS = 6 * 60 * 60 * 1000;

/** Whether to warn, and how long to wait before asking again how long the session lasts; `left` in milliseconds. */
export function look(left: number): { ending: boolean; wait: number } {
  const ending = left <= WARNING_MS;
  const wait = ending ? left : left - WARNING_MS;
  return { ending, wait: Math.min(LONGEST_MS, Math.max(RETRY_MS, wait)) };
}
