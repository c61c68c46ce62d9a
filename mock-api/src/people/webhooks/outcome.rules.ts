import type { DeliveryFault, DeliveryState, WebhookOff } from 'shared-domain';

/** How a try ended: an answer, or none and why. */
export type Tried = { status: number; answer: string; retryAfter: string | null } | { fault: DeliveryFault };

const [MINUTE, HOUR] = [60, 3600];
/** The pause after each try, in seconds; after the tenth there is none. */
const PAUSES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const JITTER = 0.1;
/** Who asks for less gets no try sooner than this, nor later than a day for the asking. */
const SLOWED_LEAST = MINUTE;
const ASKED_MOST = 24 * HOUR;
const SLOWED: readonly number[] = [429, 502, 503, 504];

const GONE = 410;
const FAILING_MS = 5 * 24 * HOUR * 1000;

/** What comes of a try: how the delivery stands, when it is tried again, and whether its webhook is off from now on. */
export type Outcome = { state: DeliveryState; nextAt: Date | null; off: WebhookOff | null };

/**
 * The same where the address was changed while it was tried: how the one before answered says nothing of the new one, which is told what
 * the other has not taken.
 */
export const outcomeElsewhere = (outcome: Outcome, now: Date): Outcome =>
  outcome.state === 'done' ? outcome : { state: 'waiting', nextAt: now, off: null };

/** How many seconds `Retry-After` asks for: a number, or a date; null where it says neither. */
function askedPause(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,9}$/.test(retryAfter.trim())) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, (at - now.getTime()) / 1000);
}

/**
 * What comes of the try that was the `tries`th of its delivery. Any 2xx in time is a success, all else fails; a receiver that says it is
 * gone, or has failed for five days, is off. `chance` is from 0 to 1 and spreads the tries of many.
 */
export function outcomeOf(
  tried: Tried,
  {
    tries,
    failingSince,
    now,
    chance,
  }: { tries: number; failingSince: Date | null; now: Date; chance: number },
): Outcome {
  const status = 'status' in tried ? tried.status : 0;
  if (status >= 200 && status < 300) return { state: 'done', nextAt: null, off: null };
  if (status === GONE) return { state: 'dead', nextAt: null, off: 'gone' };
  if (failingSince && now.getTime() - failingSince.getTime() >= FAILING_MS)
    return { state: 'dead', nextAt: null, off: 'failing' };
  const pause = PAUSES[tries - 1];
  if (pause === undefined) return { state: 'dead', nextAt: null, off: null };
  const spread = pause * (1 + JITTER * (2 * chance - 1));
  const asked = SLOWED.includes(status) && 'status' in tried ? askedPause(tried.retryAfter, now) : null;
  const least = SLOWED.includes(status) ? Math.min(ASKED_MOST, asked ?? SLOWED_LEAST) : 0;
  return { state: 'waiting', nextAt: new Date(now.getTime() + Math.max(spread, least) * 1000), off: null };
}
