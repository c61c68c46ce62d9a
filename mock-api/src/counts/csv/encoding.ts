import type { FileEncoding } from 'shared-domain';

/** How much of a file is looked at to find out what it is. */
const HEAD_BYTES = 256 * 1024;

/** UTF-16 with a byte-order mark, UTF-8 with or without one, else Windows-1252. */
export function detectEncoding(head: Uint8Array): FileEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  try {
    // as a stream: a character that the head cuts in two is no fault
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const BINARY_STARTS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x25, 0x50, 0x44, 0x46],
  // zip, and so .xlsx; the older .xls; gzip
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
];

/** Whether the head is text: no known binary start, hardly a control character. Some loggers leave a few NULs. */
export function isText(head: Uint8Array): boolean {
  if (BINARY_STARTS.some((start) => start.every((byte, at) => head[at] === byte))) return false;
  if (detectEncoding(head).startsWith('utf-16')) return true;
  const odd = head.reduce((sum, byte) => sum + (isControl(byte) ? 1 : 0), 0);
  return odd <= head.length / 50;
}

function isControl(byte: number): boolean {
  return (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d) || byte === 0x7f;
}

/** The file's text in pieces: byte-order mark and NULs dropped, every line end '\n'. */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: FileEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let heldBack = '';
  for await (const piece of bytes) {
    const text = heldBack + decoder.decode(piece, { stream: true });
    // a CR at the end may be the first half of a CRLF
    heldBack = text.endsWith('\r') ? '\r' : '';
    yield clean(heldBack ? text.slice(0, -1) : text);
  }
  yield clean(heldBack + decoder.decode());
}

function clean(text: string): string {
  return text.replaceAll('\0', '').replace(/\r\n?/g, '\n');
}

/** The first bytes of a file, at most HEAD_BYTES. */
export async function headOf(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    length += piece.byteLength;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(pieces).subarray(0, HEAD_BYTES);
}
