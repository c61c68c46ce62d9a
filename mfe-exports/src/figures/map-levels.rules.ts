/** How many classes the map tells apart. */
const CLASSES = 5;

type MapLevel = 1 | 2 | 3 | 4 | 5;

/** To two digits, so that a class begins at a number that people remember: 1,363 is 1,400. */
function rounded(value: number): number {
  if (value < 10) return Math.round(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

/**
 * Where the second and each further class of these figures begins, ascending: fifths of them, in round numbers. Fewer
 * than four where they lie close together.
 */
export function levelStarts(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const [least = 0] = sorted;
  const starts = Array.from({ length: CLASSES - 1 }, (_, at) => {
    const place = Math.floor(((at + 1) * sorted.length) / CLASSES);
    return rounded(sorted[place] ?? 0);
  });
  return [...new Set(starts)].filter((start) => start > least);
}

/** The class of a figure, 1 the smallest. */
export function levelOf(value: number, starts: readonly number[]): MapLevel {
  return (1 + starts.filter((start) => value >= start).length) as MapLevel;
}
