/** The bytes in parts of one size, the last one as long as what is left; nothing at all is no part. */
export async function* inParts(
  data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array, undefined> {
  let held: Uint8Array[] = [];
  let room = size;
  for await (const piece of data) {
    for (let at = 0; at < piece.byteLength;) {
      const some = piece.subarray(at, at + room);
      held.push(some);
      room -= some.byteLength;
      at += some.byteLength;
      if (room > 0) continue;
      yield Buffer.concat(held);
      held = [];
      room = size;
    }
  }
  if (held.length > 0) yield Buffer.concat(held);
  return undefined;
}
