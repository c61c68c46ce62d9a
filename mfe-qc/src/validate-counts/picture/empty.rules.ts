import type { Span } from './time.rules.ts';
import type { Point } from './year.rules.ts';

/**
 * The stretches in which no line has a value. A point holds until the next one of its line, so that the hour that the
 * clock skips is no gap; `lead` is how far before its point a value begins: half a day for a day's, which stands at noon.
 */
export function emptySpans(lines: Point[][], lead: number): Span[] {
  const stretches = lines.flatMap(stretchesOf).sort((a, b) => a.from - b.from);
  const known = joined(stretches.filter((stretch) => stretch.known));
  const all = joined(stretches);
  return all
    .flatMap((whole) => {
      const inside = known.filter(({ from, to }) => from < whole.to && to > whole.from);
      const edges = [whole.from, ...inside.flatMap(({ from, to }) => [from, to]), whole.to];
      return Array.from({ length: edges.length / 2 }, (_, i) => ({
        from: edges[2 * i] ?? 0,
        to: edges[2 * i + 1] ?? 0,
      }));
    })
    .filter(({ from, to }) => from < to)
    .map(({ from, to }) => ({ from: from - lead, to: to - lead }));
}

/** A line as stretches with values and without, by turns. */
function stretchesOf(points: Point[]): (Span & { known: boolean })[] {
  const stretches: (Span & { known: boolean })[] = [];
  points.forEach(({ x, y }, i) => {
    const step = x - (points[i - 1]?.x ?? x);
    const to = points[i + 1]?.x ?? x + step;
    const known = !Number.isNaN(y);
    const last = stretches.at(-1);
    if (last?.known === known) last.to = to;
    else stretches.push({ from: x, to, known });
  });
  return stretches;
}

/** Stretches in order of their start, with those that touch made one. */
function joined(stretches: Span[]): Span[] {
  const whole: Span[] = [];
  for (const { from, to } of stretches) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}
