import { DOUBTED, JUDGED, PROPOSED, type Noticed, type Series } from './series.ts';

/** Stretches of counts of which the counter's vendor says anything but that they are normal (I10). */
export function findDoubted({ marks }: Pick<Series, 'marks'>): Noticed[] {
  const found: Noticed[] = [];
  const isDoubted = (at: number) => ((marks[at] ?? 0) & DOUBTED) !== 0 && ((marks[at] ?? 0) & JUDGED) !== 0;
  for (let from = 0, until = 0; from < marks.length; from = until) {
    until = from + 1;
    if (!isDoubted(from)) continue;
    while (until < marks.length && isDoubted(until)) until += 1;
    found.push({
      from,
      until,
      severity: 'review',
      value: until - from,
      threshold: 0,
      suspects: [PROPOSED.malfunction],
      evidence: { intervals: until - from },
    });
  }
  return found;
}
