/** How far into a form a token is looked for: it has to come before the file. */
const HEAD_BYTES = 4096;
const TOKEN_FIELD = /name="token"\r?\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]{1,200})\r?\n--/;

/** These pieces, and then what is left of the stream. */
function resumed(
  pieces: Uint8Array[],
  rest: ReadableStreamDefaultReader<Uint8Array>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift();
      if (piece) return controller.enqueue(piece);
      const { done, value } = await rest.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => rest.cancel(reason),
  });
}

/**
 * The field `token` at the head of a multipart form (A8), and the request with its body whole again: the form itself
 * is read as a stream by its handler, and only when the caller is known.
 */
export async function peekFormToken(request: Request): Promise<{ token: string | null; request: Request }> {
  if (!request.body) return { token: null, request };
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  const pieces: Uint8Array[] = [];
  for (let size = 0; size < HEAD_BYTES;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    size += value.byteLength;
  }
  const head = Buffer.concat(pieces).subarray(0, HEAD_BYTES).toString('latin1');
  const { url, method, headers } = request;
  const body = resumed(pieces, reader);
  return {
    token: TOKEN_FIELD.exec(head)?.[1] ?? null,
    request: new Request(url, { method, headers, body, duplex: 'half' } as RequestInit),
  };
}
