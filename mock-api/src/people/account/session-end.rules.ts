/** How long sessions last, in seconds. */
export type SessionTimes = {
  /** From the sign-in, or from when its person kept it. */
  sessionSeconds: number;
  /** From when it was used last. */
  sessionIdleSeconds: number;
  /** From the sign-in, however often it is kept. */
  sessionMostSeconds: number;
};

/** What a session's end hangs on, in milliseconds. */
export type SessionMoments = { created: number; seen: number; expires: number };

/** When a session ends that is kept now: never later than its last end. */
export function keptUntil(now: number, created: number, times: SessionTimes): number {
  return Math.min(now + times.sessionSeconds * 1000, created + times.sessionMostSeconds * 1000);
}

/** When a session ends unless it is used or kept, and whether keeping it would move that. */
export function endOfSession(
  { created, seen, expires }: SessionMoments,
  times: SessionTimes,
): { ends: number; canStay: boolean } {
  const last = created + times.sessionMostSeconds * 1000;
  const ends = Math.min(expires, seen + times.sessionIdleSeconds * 1000, last);
  return { ends, canStay: ends < last };
}

/** After which moments a session that lasts has begun and was used. */
export function sinceWhen(now: Date, times: SessionTimes): { begun: Date; used: Date } {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return { begun: before(times.sessionMostSeconds), used: before(times.sessionIdleSeconds) };
}
