import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { PHOTO_MAX_BYTES } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { texts } from './texts.ts';

/** A photo as it came, and the other fields of its form, not checked yet. */
export type ReceivedPhoto = { bytes: Uint8Array; fields: Record<string, string> };

/** A form's fields and headings beside the file itself. */
const FORM_BYTES = 16 * 1024;
const MEGA = 1024 * 1024;

const tooLarge = () => new ApiProblem(413, texts.tooLarge({ megabytes: PHOTO_MAX_BYTES / MEGA }));

function formReader(contentType: string): BusboyInstance {
  try {
    const limits = { fileSize: PHOTO_MAX_BYTES, files: 1, fields: 5, parts: 6, fieldSize: 4096 };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw new ApiProblem(400, texts.brokenOff);
  }
}

type Part = { pieces: Buffer[]; stream: BusboyFileStream };

function collect(stream: BusboyFileStream): Part {
  const part: Part = { pieces: [], stream };
  // a form that breaks off is told by the pipeline; a stream that nobody listens to would end the process
  stream.on('error', () => undefined);
  stream.on('data', (piece: Buffer) => part.pieces.push(piece));
  return part;
}

/** Reads the form of one photo into memory, which has its limit; more than that is refused. */
export async function receivePhoto(request: Request): Promise<ReceivedPhoto> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data') || !request.body)
    throw new ApiProblem(422, texts.noPhoto);
  if (Number(request.headers.get('content-length') ?? 0) > PHOTO_MAX_BYTES + FORM_BYTES) throw tooLarge();
  const form = formReader(contentType);
  const fields: Record<string, string> = {};
  const parts: Part[] = [];
  form.on('field', (name, value) => void (fields[name] = value));
  form.on('file', (name, stream) => {
    if (name === 'file' && parts.length === 0) parts.push(collect(stream));
    else stream.resume();
  });
  await pipeline(Readable.fromWeb(request.body as ReadableStream), form).catch(() => {
    throw new ApiProblem(400, texts.brokenOff);
  });
  const [file] = parts;
  if (!file) throw new ApiProblem(422, texts.noPhoto);
  if (file.stream.truncated) throw tooLarge();
  const bytes = Buffer.concat(file.pieces);
  if (bytes.byteLength === 0) throw new ApiProblem(422, texts.noPhoto);
  return { bytes, fields };
}
