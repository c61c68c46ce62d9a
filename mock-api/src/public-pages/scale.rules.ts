/** Most gaps between the lines of a scale. */
const GAPS = 4;
const STEPS = [1, 2, 2.5, 5, 10];

/**
 * The values at the lines of a scale from zero: even steps that people count in, the last at or above the largest value. A scale
 * of nothing goes to one.
 */
export function scaleOf(largest: number): number[] {
  const rough = Math.max(largest, 1) / GAPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const fitting = STEPS.map((step) => step * power).find((step) => step >= rough * 0.999_999) ?? 10 * power;
  // there is no half of a count
  const step = Math.max(fitting, 1);
  const gaps = Math.max(1, Math.ceil((largest / step) * 0.999_999));
  return Array.from({ length: gaps + 1 }, (_, place) => Number((place * step).toPrecision(12)));
}
