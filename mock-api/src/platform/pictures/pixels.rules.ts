/** A picture unpacked: four bytes a pixel (red, green, blue, opacity), row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** The size whose longer side is so long at most; never larger than it is. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The sums of a row's pixels by the columns that they fall into, on white where the picture is not opaque. */
function rowSums({ data, width }: Pixels, row: number, columns: number): Float32Array {
  const sums = new Float32Array(columns * 3);
  const step = width / columns;
  for (let column = 0; column < columns; column += 1) {
    const [from, until] = [column * step, Math.min((column + 1) * step, width)];
    for (let x = Math.floor(from); x < until; x += 1) {
      const weight = (Math.min(x + 1, until) - Math.max(x, from)) / step;
      const at = (row * width + x) * 4;
      const opacity = (data[at + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const onWhite = (data[at + channel] ?? 0) * opacity + 255 * (1 - opacity);
        const to = column * 3 + channel;
        sums[to] = (sums[to] ?? 0) + onWhite * weight;
      }
    }
  }
  return sums;
}

/** The picture at another, smaller size: each pixel is the mean of the area that it stands for, and opaque. */
export function shrunk(from: Pixels, { width, height }: { width: number; height: number }): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const step = from.height / height;
  let last: { row: number; sums: Float32Array } = { row: -1, sums: new Float32Array(0) };
  for (let y = 0; y < height; y += 1) {
    const means = new Float32Array(width * 3);
    const [top, bottom] = [y * step, Math.min((y + 1) * step, from.height)];
    for (let row = Math.floor(top); row < bottom; row += 1) {
      const weight = (Math.min(row + 1, bottom) - Math.max(row, top)) / step;
      // the row at a border belongs to two
      if (last.row !== row) last = { row, sums: rowSums(from, row, width) };
      for (let at = 0; at < means.length; at += 1)
        means[at] = (means[at] ?? 0) + (last.sums[at] ?? 0) * weight;
    }
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 4;
      data.set([means[x * 3] ?? 0, means[x * 3 + 1] ?? 0, means[x * 3 + 2] ?? 0, 255], to);
    }
  }
  return { data, width, height };
}

/** Where the pixel that is to lie at (x, y) comes from, by EXIF's orientation; `w` and `h` are the picture's as it lies. */
const SOURCE: Record<number, (x: number, y: number, w: number, h: number) => [x: number, y: number]> = {
  2: (x, y, w) => [w - 1 - x, y],
  3: (x, y, w, h) => [w - 1 - x, h - 1 - y],
  4: (x, y, _w, h) => [x, h - 1 - y],
  5: (x, y) => [y, x],
  6: (x, y, _w, h) => [y, h - 1 - x],
  7: (x, y, w, h) => [w - 1 - y, h - 1 - x],
  8: (x, y, w) => [w - 1 - y, x],
};

/** The picture as it is to be looked at. */
export function turned(from: Pixels, orientation: number): Pixels {
  const source = SOURCE[orientation];
  if (!source) return from;
  const isOnSide = orientation >= 5;
  const [width, height] = isOnSide ? [from.height, from.width] : [from.width, from.height];
  const data = new Uint8ClampedArray(from.data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = source(x, y, from.width, from.height);
      const at = (fromY * from.width + fromX) * 4;
      data.set(from.data.subarray(at, at + 4), (y * width + x) * 4);
    }
  }
  return { data, width, height };
}
