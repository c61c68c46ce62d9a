import { NO_EXIF, readExif, type Exif } from './exif.rules.ts';

/** Kinds of pictures that are read. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

/** What a picture says of itself before it is unpacked. */
export type PictureFacts = { kind: PictureKind; width: number; height: number; exif: Exif };

/** Why bytes are no picture that is read: of another kind, of Apple's and Android's newer kind, or damaged. */
export type NoPicture = 'unknown' | 'heic' | 'damaged';

type Found = { width: number; height: number; exif: Uint8Array | null };
const ascii = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The kind by its first bytes, whatever the file is called. */
function kindOf(bytes: Uint8Array): PictureKind | 'heic' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  const isHeic = ascii(bytes, 4, 4) === 'ftyp' && /^(?:hei|hev|mif1|msf1|avif)/.test(ascii(bytes, 8, 4));
  return isHeic ? 'heic' : null;
}

/** Markers of JPEG that stand alone, and those of a frame, which says how large the picture is (ITU T.81, table B.1). */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function inJpeg(bytes: Uint8Array): Found | null {
  const view = viewOf(bytes);
  let exif: Uint8Array | null = null;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // any number of these may fill up
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else {
      const length = view.getUint16(at + 2);
      if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), exif };
      if (marker === 0xe1 && ascii(bytes, at + 4, 6) === 'Exif\0\0')
        exif ??= bytes.subarray(at + 10, at + 2 + length);
      at += 2 + length;
    }
  }
}

function inPng(bytes: Uint8Array): Found | null {
  const view = viewOf(bytes);
  if (ascii(bytes, 12, 4) !== 'IHDR') return null;
  const found: Found = { width: view.getUint32(16), height: view.getUint32(20), exif: null };
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = view.getUint32(at);
    if (ascii(bytes, at + 4, 4) === 'eXIf')
      return { ...found, exif: bytes.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
  return found;
}

/** The size that a chunk of WebP tells of (RFC 9649): of the whole, or of the picture without or with losses. */
function sizeInWebp(name: string, view: DataView, at: number): { width: number; height: number } | null {
  const threeBytes = (where: number) => view.getUint16(where, true) + view.getUint8(where + 2) * 0x10000;
  if (name === 'VP8X') return { width: threeBytes(at + 4) + 1, height: threeBytes(at + 7) + 1 };
  if (name === 'VP8 ')
    return { width: view.getUint16(at + 6, true) % 0x4000, height: view.getUint16(at + 8, true) % 0x4000 };
  if (name !== 'VP8L') return null;
  const bits = view.getUint32(at + 1, true);
  return { width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 };
}

function inWebp(bytes: Uint8Array): Found | null {
  const view = viewOf(bytes);
  const found: Found = { width: 0, height: 0, exif: null };
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = ascii(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const size = sizeInWebp(name, view, at + 8);
    found.width = Math.max(found.width, size?.width ?? 0);
    found.height = Math.max(found.height, size?.height ?? 0);
    if (name === 'EXIF') found.exif = bytes.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  return found;
}

const READERS = { jpeg: inJpeg, png: inPng, webp: inWebp };

/** EXIF's block; WebP's has the words before it that JPEG's has. */
function exifOf(block: Uint8Array | null): Exif {
  if (!block) return NO_EXIF;
  return readExif(ascii(block, 0, 6) === 'Exif\0\0' ? block.subarray(6) : block);
}

/** What a picture says of itself, read without unpacking it; or why it is none that is read. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | NoPicture {
  const kind = kindOf(bytes);
  if (kind === null) return 'unknown';
  if (kind === 'heic') return 'heic';
  try {
    const found = READERS[kind](bytes);
    if (!found || found.width === 0 || found.height === 0) return 'damaged';
    return { kind, width: found.width, height: found.height, exif: exifOf(found.exif) };
  } catch (error) {
    if (error instanceof RangeError) return 'damaged';
    throw error;
  }
}
