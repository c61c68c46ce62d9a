/** Red, green and blue, 0 to 255 each. */
export type Rgb = [number, number, number];

/** '#rrggbb' as numbers, or the '#rgb' that a bundler makes of it; black for anything else. */
export function rgbOf(hex: string): Rgb {
  const written = /^#([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(hex.trim())?.[1] ?? '000000';
  const value = written.length === 3 ? written.replace(/./g, '$&$&') : written;
  return [0, 2, 4].map((at) => Number.parseInt(value.slice(at, at + 2), 16)) as Rgb;
}

/** The colour between two, `share` of the way from the first (0) to the second (1). */
export function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  return from.map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * share)) as Rgb;
}
