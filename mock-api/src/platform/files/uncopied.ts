/** Bytes that go to the network at once. */
const PIECE = 64 * 1024;
/** From here on a body is passed on in pieces: short ones are not worth it. */
const LONG = 1024 * 1024;

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  const pull = (to: ReadableStreamDefaultController<Uint8Array>) => {
    if (at >= bytes.byteLength) return to.close();
    to.enqueue(bytes.subarray(at, at + PIECE));
    at += PIECE;
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/**
 * The same as `fetch`, which makes a copy of all bytes that it is given and keeps it until memory is cleared away: long ones are
 * handed on in pieces of themselves. The request must say its length; the bytes must stay as they are until it is answered.
 */
export const uncopied =
  (send: typeof fetch): typeof fetch =>
  (address, init) => {
    const body = init?.body;
    if (!(body instanceof Uint8Array) || body.byteLength < LONG) return send(address, init);
    // what the platform's types don't know: that an answer is not waited for before all is sent
    const streamed: RequestInit & { duplex: 'half' } = { ...init, body: streamOf(body), duplex: 'half' };
    return send(address, streamed);
  };
