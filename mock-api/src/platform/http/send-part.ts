import { isKnown, partAsked, type Part } from './asked.rules.ts';

/** What can be sent in parts. */
export type Whole = {
  size: number;
  /** Strong: another one for every content and every coding. */
  etag: string;
  coding: 'br' | 'gzip' | null;
  read: (part?: Part) => BodyInit;
};

/** Answers with a file: whole or the part that was asked for, or that it has not changed; with these headers in any case. */
export function sendPart(
  request: Request,
  { size, etag, coding, read }: Whole,
  given: Readonly<Record<string, string>>,
): Response {
  const headers = new Headers({ ...given, 'accept-ranges': 'bytes', etag });
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  if (coding) headers.set('content-encoding', coding);
  const part = wantedPart(request, size, etag);
  if (part === 'beyond') {
    headers.delete('content-encoding');
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(part ? part.end - part.start + 1 : size));
  if (part) headers.set('content-range', `bytes ${part.start}-${part.end}/${size}`);
  const body = request.method === 'HEAD' ? null : read(part ?? undefined);
  return new Response(body, { status: part ? 206 : 200, headers });
}

/** What is asked for by `Range`, unless the part that the other side has is of another file than ours. */
function wantedPart({ method, headers }: Request, size: number, etag: string): Part | 'beyond' | null {
  const before = headers.get('if-range');
  if (method !== 'GET' || (before !== null && before !== etag)) return null;
  return partAsked(headers.get('range'), size);
}
