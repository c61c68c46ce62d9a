import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { isKnown, partAsked, takesCoding, type Part } from './asked.rules.ts';
import { isHashed, typeOf } from './types.ts';

/** One form of a file as it can be sent: as it is, or compressed. */
export type Sendable = {
  /** What it is called; its type and how long it may be kept go by that. */
  name: string;
  size: number;
  /** Strong: another one for every content and every coding. */
  etag: string;
  coding: 'br' | 'gzip' | null;
  read: (part?: Part) => BodyInit;
};

async function fileStats(file: string): Promise<Stats | null> {
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() ? stats : null;
}

const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
  [null, ''],
] as const;

/** A file of a folder: its compressed twin where the browser takes it and there is one. Null: there is no such file. */
export async function fileToSend(file: string, request: Request): Promise<Sendable | null> {
  if (!(await fileStats(file))) return null;
  const accepts = request.headers.get('accept-encoding');
  for (const [coding, ending] of CODINGS) {
    if (coding !== null && !takesCoding(accepts, coding)) continue;
    const stats = await fileStats(file + ending);
    if (!stats) continue;
    return {
      name: file,
      size: stats.size,
      etag: `"${stats.mtimeMs.toString(36)}-${stats.size.toString(36)}${coding ?? ''}"`,
      coding,
      read: (part) => Readable.toWeb(createReadStream(file + ending, part)) as ReadableStream,
    };
  }
  return null;
}

/** Answers with a file: whole or the part that was asked for, or that it has not changed. */
export function send(request: Request, { name, size, etag, coding, read }: Sendable): Response {
  const headers = new Headers({
    'content-type': typeOf(name),
    'cache-control': isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'accept-ranges': 'bytes',
    vary: 'Accept-Encoding',
    etag,
  });
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
