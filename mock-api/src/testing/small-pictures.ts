import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number, opacity?: number];

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A picture's head in PNG, which may lie. */
function head(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 6, 0, 0, 0], 8);
  return data;
}

/** A small picture as PNG, a colour a pixel; `exif` as a camera would put it in, `told` in place of its true size. */
export function pngOf(
  width: number,
  height: number,
  { paint = () => [40, 120, 90] as Colour, exif, told = [width, height] }: PngOptions = {},
): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_column, x) => {
      const [red, green, blue, opacity = 255] = paint(x, y);
      return [red, green, blue, opacity];
    }).flat(),
  ]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head(...told)),
    ...(exif ? [chunk('eXIf', exif)] : []),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

type PngOptions = {
  paint?: (x: number, y: number) => Colour;
  exif?: Buffer;
  told?: [width: number, height: number];
};

/** What cameras note: each entry is its tag, kind, count and four bytes of value. */
type Entry = [tag: number, kind: number, count: number, value: number | string];

function directory(entries: Entry[], little: boolean): Buffer {
  const bytes = Buffer.alloc(2 + entries.length * 12 + 4);
  const short = (value: number, at: number) =>
    little ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    little ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  short(entries.length, 0);
  for (const [index, [tag, kind, count, value]] of entries.entries()) {
    const at = 2 + index * 12;
    short(tag, at);
    short(kind, at + 2);
    long(count, at + 4);
    if (typeof value === 'string') bytes.write(value, at + 8, 'latin1');
    else if (kind === 3) short(value, at + 8);
    else long(value, at + 8);
  }
  return bytes;
}

/** Degrees as three fractions: degrees, minutes, and seconds by the ten thousandth. */
function fractions(degrees: number, little: boolean): Buffer {
  const all = Math.round(Math.abs(degrees) * 3600 * 10_000);
  const whole = [Math.floor(all / 36_000_000), Math.floor((all % 36_000_000) / 600_000), all % 600_000];
  const bytes = Buffer.alloc(24);
  for (const [index, value] of whole.entries()) {
    const under = index === 2 ? 10_000 : 1;
    if (little) bytes.writeUInt32LE(value, index * 8);
    else bytes.writeUInt32BE(value, index * 8);
    if (little) bytes.writeUInt32LE(under, index * 8 + 4);
    else bytes.writeUInt32BE(under, index * 8 + 4);
  }
  return bytes;
}

/** EXIF's block with an orientation and a place, as cameras write it, in either order of bytes. */
export function exifOf({
  orientation = 1,
  place,
  little = true,
}: {
  orientation?: number;
  place?: { latitude: number; longitude: number };
  little?: boolean;
}): Buffer {
  const start = Buffer.from(little ? 'II*\0\u0008\0\0\0' : 'MM\0*\0\0\0\u0008', 'latin1');
  const mainBytes = 2 + (place ? 2 : 1) * 12 + 4;
  const gpsAt = 8 + mainBytes;
  const turned: Entry = [0x0112, 3, 1, orientation];
  if (!place) return Buffer.concat([start, directory([turned], little)]);
  const valuesAt = gpsAt + 2 + 4 * 12 + 4;
  const gps: Entry[] = [
    [1, 2, 2, place.latitude < 0 ? 'S' : 'N'],
    [2, 5, 3, valuesAt],
    [3, 2, 2, place.longitude < 0 ? 'W' : 'E'],
    [4, 5, 3, valuesAt + 24],
  ];
  return Buffer.concat([
    start,
    directory([turned, [0x8825, 4, 1, gpsAt]], little),
    directory(gps, little),
    fractions(place.latitude, little),
    fractions(place.longitude, little),
  ]);
}

/** A JPEG with EXIF's block behind its first marker. */
export function withExif(jpeg: Uint8Array, exif: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 8);
  const block = [Buffer.from([0xff, 0xe1]), length, Buffer.from('Exif\0\0', 'latin1'), exif];
  return Buffer.concat([jpeg.subarray(0, 2), ...block, jpeg.subarray(2)]);
}

/** WebP, one pixel, without losses. */
export const TINY_WEBP = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** WebP in its longer form, with EXIF's block at the end. */
export function webpWithExif(exif: Buffer): Buffer {
  const part = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(name, 'latin1'), length, data, Buffer.alloc(data.length % 2)]);
  };
  const told = Buffer.from([0x08, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const parts = [Buffer.from('WEBP'), part('VP8X', told), TINY_WEBP.subarray(12), part('EXIF', exif)];
  return part('RIFF', Buffer.concat(parts));
}
