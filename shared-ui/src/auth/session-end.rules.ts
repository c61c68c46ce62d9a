/**
 * Why nobody is signed in (any more): the time was up; the server knows the session no longer; it ended in another tab
 * of this browser; its token was taken out of the browser; or the person signed out.
 */
export type EndReason = 'expired' | 'revoked' | 'elsewhere' | 'missing' | 'signedOut';

/** Clocks differ by a little, and a call takes its time. */
const LEEWAY_MS = 3_000;

/** Why a session ended, as far as this page can know: whatever ended it, once its time was up that is the reason. */
export function whyEnded(
  cause: Exclude<EndReason, 'expired' | 'signedOut'>,
  endsAt: number | null,
  now: number,
): EndReason {
  return endsAt !== null && now >= endsAt - LEEWAY_MS ? 'expired' : cause;
}
