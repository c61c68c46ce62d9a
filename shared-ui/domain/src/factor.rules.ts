/** Factors that need no second look; outside, a reason and a second person are asked for. */
export const USUAL_FACTORS = { from: 0.8, to: 1.4 } as const;

/** Whether a factor lies so far from 1 that it needs a reason, and somebody else to approve it. */
export function isUnusualFactor(factor: number): boolean {
  return factor < USUAL_FACTORS.from || factor > USUAL_FACTORS.to;
}
