/** Refusals that asking again can't mend: the session, the address or the filters are at fault. */
const FINAL: readonly number[] = [400, 401, 403, 404, 422];

/** Whether a failed load of counts is worth asking again; status 0 is no answer at all. */
export function isWorthRetrying(status: number): boolean {
  return !FINAL.includes(status);
}
