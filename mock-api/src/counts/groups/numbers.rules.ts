/** The sum of some numbers. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Their mean; null of none. */
export const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sumOf(values) / values.length;

/**
 * The quantile q of numbers, linear between order statistics from position (k - 1) q on ("type 7", as in R and in
 * Excel's PERCENTILE.INC); null of none.
 */
export function quantileOf(values: readonly number[], q: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const position = (sorted.length - 1) * q;
  const [below, above] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  if (below === undefined || above === undefined) return null;
  return below + (position - Math.floor(position)) * (above - below);
}
