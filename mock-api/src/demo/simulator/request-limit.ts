/** Counts requests over the last minute; answers the seconds to wait, or 0 when the request may pass. */
export type RequestLimit = () => number;

const MINUTE = 60_000;

/** At most `perMinute` requests in any minute, as the platform asks of its users. */
export function requestLimit(perMinute: number, clock: () => number): RequestLimit {
  let passed: number[] = [];
  return () => {
    const now = clock();
    passed = passed.filter((at) => at > now - MINUTE);
    const [oldest] = passed;
    if (oldest !== undefined && passed.length >= perMinute) return Math.ceil((oldest + MINUTE - now) / 1000);
    passed.push(now);
    return 0;
  };
}
