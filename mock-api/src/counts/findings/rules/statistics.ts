/** The middle of some numbers, the mean of the two in the middle where they are even; NaN of none. */
export function median(values: readonly number[]): number {
  // sorts numbers as numbers, without asking a function of ours about each pair
  const sorted = new Float64Array(values).sort();
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? NaN) + upper) / 2 : upper;
}

/** Values kept in order, so that a percentile is one look and not a sort. */
export class SortedWindow {
  readonly #sorted: number[] = [];

  get size(): number {
    return this.#sorted.length;
  }

  add(value: number): void {
    this.#sorted.splice(this.#rank(value), 0, value);
  }

  remove(value: number): void {
    this.#sorted.splice(this.#rank(value), 1);
  }

  /** The value that this share (0 to 1) of the values does not exceed, by nearest rank; NaN of none. */
  percentile(share: number): number {
    return this.#sorted[Math.max(0, Math.ceil(share * this.size) - 1)] ?? NaN;
  }

  /** How many are smaller. */
  #rank(value: number): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? Infinity) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The median absolute deviation, scaled to a standard deviation. */
const SCALE = 1.4826;

/**
 * How far counts lie apart, robustly. It is never less than chance alone makes it (the root of the middle), nor than a
 * tenth of the middle: a steady counter is not to be told of every shower.
 */
export function spreadOf(values: readonly number[], middle: number): number {
  const apart = median(values.map((value) => Math.abs(value - middle)));
  return Math.max(1, SCALE * apart, Math.sqrt(middle), middle / 10);
}
