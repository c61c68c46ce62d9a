import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { takesCoding } from '../../platform/http/asked.rules.ts';
import { sendPart, type Whole } from '../../platform/http/send-part.ts';
import { isHashed, typeOf } from './types.ts';

/** One form of a file as it can be sent, by its name: its type and how long it may be kept go by that. */
export type Sendable = Whole & { name: string };

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
export const send = (request: Request, { name, ...whole }: Sendable): Response =>
  sendPart(request, whole, {
    'content-type': typeOf(name),
    'cache-control': isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'Accept-Encoding',
  });
