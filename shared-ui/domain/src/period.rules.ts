/** Which days of a period are known, each 'YYYY-MM-DD'. */
export type Period =
  | { kind: 'none' }
  | { kind: 'day' | 'from' | 'until'; day: string }
  | { kind: 'span'; start: string; end: string };

/** From when to when something lasts, as a deployment does; null where that end is open. */
export function periodOf(start: string | null, end: string | null): Period {
  if (start === null) return end === null ? { kind: 'none' } : { kind: 'until', day: end };
  if (end === null) return { kind: 'from', day: start };
  return start === end ? { kind: 'day', day: start } : { kind: 'span', start, end };
}
