import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Text } from '../text/language.ts';
import { ApiProblem } from './api-problem.ts';

/** A file as it came, and the other fields of its form, not checked yet. */
export type ReceivedForm = { bytes: Uint8Array; fields: Record<string, string> };
/** How large the file may be, and what is said of a form without one, one that is too large, and one that broke off. */
export type FormLimit = { maxBytes: number; none: Text; tooLarge: Text; brokenOff: Text };

/** A form's fields and headings beside the file itself. */
const FORM_BYTES = 16 * 1024;

function formReader(contentType: string, { maxBytes, brokenOff }: FormLimit): BusboyInstance {
  try {
    const limits = { fileSize: maxBytes, files: 1, fields: 5, parts: 6, fieldSize: 4096 };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw new ApiProblem(400, brokenOff);
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

/** Reads the form of one small file into memory, which has its limit; more than that is refused. */
export async function receiveForm(request: Request, limit: FormLimit): Promise<ReceivedForm> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data') || !request.body) throw new ApiProblem(422, limit.none);
  if (Number(request.headers.get('content-length') ?? 0) > limit.maxBytes + FORM_BYTES)
    throw new ApiProblem(413, limit.tooLarge);
  const form = formReader(contentType, limit);
  const fields: Record<string, string> = {};
  const parts: Part[] = [];
  form.on('field', (name, value) => void (fields[name] = value));
  form.on('file', (name, stream) => {
    if (name === 'file' && parts.length === 0) parts.push(collect(stream));
    else stream.resume();
  });
  await pipeline(Readable.fromWeb(request.body as ReadableStream), form).catch(() => {
    throw new ApiProblem(400, limit.brokenOff);
  });
  const [file] = parts;
  if (!file) throw new ApiProblem(422, limit.none);
  if (file.stream.truncated) throw new ApiProblem(413, limit.tooLarge);
  const bytes = Buffer.concat(file.pieces);
  if (bytes.byteLength === 0) throw new ApiProblem(422, limit.none);
  return { bytes, fields };
}
