/** A change of less than this is none that a reader should make something of. */
const LEVEL = 0.02;

/** Whether a figure went up or down against the year before; null where there is nothing to compare with. */
export function trendOf(change: number | null): 'up' | 'down' | 'level' | null {
  if (change === null) return null;
  if (Math.abs(change) < LEVEL) return 'level';
  return change > 0 ? 'up' : 'down';
}
