/** Fewer rows than this may have any distance in common by chance. */
const ENOUGH_ROWS = 12;
/** Rows against the order of the others that a file in order may hold: where two downloads meet, or a row strayed. */
const STRAY_SHARE = 0.1;

/** How far apart the rows of a file are. They need not be in order. */
export class RowSteps {
  private readonly lengths = new Map<number, number>();
  private before: number | null = null;
  private later = 0;
  private earlier = 0;
  private common = 0;

  /** Takes the next row's time, in wall-clock minutes. */
  note(minutes: number): void {
    const step = this.before === null ? 0 : minutes - this.before;
    this.before = minutes;
    if (step === 0) return;
    if (step > 0) this.later += 1;
    else this.earlier += 1;
    const length = Math.abs(step);
    this.common = commonMeasure(length, this.common);
    // each day has as many lengths as minutes: what is longer is a gap, and one kind of it is enough
    const kept = Math.min(length, 24 * 60);
    this.lengths.set(kept, (this.lengths.get(kept) ?? 0) + 1);
  }

  /**
   * The interval in minutes: the most frequent step; in a file whose rows are shuffled, the longest that all steps are
   * multiples of. Null where the rows do not tell.
   */
  get interval(): number | null {
    if (Math.min(this.later, this.earlier) <= (this.later + this.earlier) * STRAY_SHARE) {
      return [...this.lengths].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
    }
    return this.later + this.earlier >= ENOUGH_ROWS && this.common >= 5
      ? Math.min(this.common, 24 * 60)
      : null;
  }
}

function commonMeasure(a: number, b: number): number {
  return b === 0 ? a : commonMeasure(b, a % b);
}
