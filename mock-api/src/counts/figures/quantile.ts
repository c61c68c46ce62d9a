/** The quantile of sorted values, linear between them: at (k − 1)·q from the first, as R, NumPy and spreadsheets have it. */
export function quantile(sorted: Float64Array, q: number): number {
  const at = (sorted.length - 1) * q;
  const low = Math.floor(at);
  const below = sorted[low] ?? Number.NaN;
  const above = sorted[Math.min(low + 1, sorted.length - 1)] ?? Number.NaN;
  return below + (above - below) * (at - low);
}
