/** What is drawn of a row of values: lines between neighbours, in a box of that size, and dots for those without one. */
export type Sparkline = { line: string; dots: { x: number; y: number }[] };

/** Room for the stroke above and below. */
const MARGIN = 2;

/**
 * The path of some values from left to right, the highest at the top and 0 at the bottom. A gap (null) is left open, never
 * drawn as 0 (C10). `upTo`: what stands at the top where several lines share an axis.
 */
export function sparkline(
  values: readonly (number | null)[],
  width: number,
  height: number,
  upTo = 0,
): Sparkline {
  const highest = Math.max(1, upTo, ...values.map((value) => value ?? 0));
  const at = (value: number, index: number) => ({
    x: rounded((index / Math.max(1, values.length - 1)) * width),
    y: rounded(height - MARGIN - (value / highest) * (height - 2 * MARGIN)),
  });
  const known = (index: number) => values[index] !== null && values[index] !== undefined;
  const parts: string[] = [];
  const dots: Sparkline['dots'] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const { x, y } = at(value, index);
    if (known(index - 1)) parts.push(`L${x} ${y}`);
    else if (known(index + 1)) parts.push(`M${x} ${y}`);
    else dots.push({ x, y });
  });
  return { line: parts.join(''), dots };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
