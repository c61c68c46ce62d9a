/** The end of the axis: a round number that none lies above. */
export function axisEnd(lines: readonly (readonly (number | null)[])[]): number {
  const most = lines.flat().reduce<number>((max, value) => Math.max(max, value ?? 0), 0);
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((one) => most <= one * power) ?? 10;
  return step * power;
}

/** Pixels that a letter of the axis needs. */
const LETTER = 7.2;
/** Every so many points one is named: each, each of a week, of several weeks. */
const STEPS = [1, 7, 14, 28, 56, 91, 182, 364];

/** Which of so many points, evenly along an axis that wide, are named where none of their names is longer. */
export function nthTicks(count: number, width: number, letters: number): number[] {
  const place = width / Math.max(1, count);
  const step = STEPS.find((one) => one * place >= (letters + 1) * LETTER) ?? count;
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
}
