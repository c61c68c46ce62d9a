type Rgb = [number, number, number];

const channels = (hex: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Rgb;
const linear = (hex: string): Rgb =>
  channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours '#rrggbb' as WCAG reckons it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** How unlike two colours look, as the distance in OKLab: 0 is the same, black and white are 1 apart. */
export function difference(one: string, other: string): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));
}

function oklab(hex: string): number[] {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** `steps` colours from one to another, both included. */
export function ramp(from: string, to: string, steps: number): string[] {
  const [start, end] = [channels(from), channels(to)];
  return Array.from({ length: steps }, (_, step) => {
    const mixed = start.map((value, i) => Math.round(value + ((end[i] ?? 0) - value) * (step / (steps - 1))));
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}
