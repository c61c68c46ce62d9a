/** Bytes that a part's memory begins with: most files are short. */
const SMALL = 64 * 1024;

/** The same bytes with room for so many, at least twice as much as before and at most `size`. */
function grown(part: Buffer, wanted: number, size: number): Buffer {
  const room = Buffer.allocUnsafeSlow(Math.min(size, Math.max(wanted, 2 * part.byteLength, SMALL)));
  part.copy(room);
  return room;
}

/**
 * The bytes in parts of one size, the last one as long as what is left; nothing at all is no part. A part is good until
 * the next one is asked for: all are put together in the same memory, so that a long file leaves none behind.
 */
export async function* inParts(
  data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array, undefined> {
  let part: Buffer = Buffer.alloc(0);
  let length = 0;
  for await (const piece of data) {
    for (let at = 0; at < piece.byteLength;) {
      const some = piece.subarray(at, at + size - length);
      const wanted = length + some.byteLength;
      if (wanted > part.byteLength) part = grown(part, wanted, size);
      part.set(some, length);
      length = wanted;
      at += some.byteLength;
      if (length < size) continue;
      yield part;
      length = 0;
    }
  }
  if (length > 0) yield part.subarray(0, length);
  return undefined;
}
