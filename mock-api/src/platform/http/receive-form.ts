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

/** What becomes of the file of a form: its value, or why there is none. */
type Reading<T> = {
  stream: BusboyFileStream;
  isEmpty: () => boolean;
  outcome: Promise<{ value: T } | { failure: unknown }>;
};

/**
 * Follows a file while it is read. Where the reader has enough the rest is read past it: who is cut off while sending
 * doesn't hear why.
 */
function follow<T>(
  stream: BusboyFileStream,
  read: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Reading<T> {
  // a form that breaks off is told by the pipeline; a stream that nobody listens to would end the process
  stream.on('error', () => undefined);
  let isEmpty = true;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for await (const piece of stream.iterator({ destroyOnReturn: false })) {
      isEmpty = false;
      yield piece as Uint8Array;
    }
  }
  const outcome = read(pieces()).then(
    (value) => ({ value }),
    (failure: unknown) => ({ failure }),
  );
  void outcome.then(() => stream.resume());
  return { stream, isEmpty: () => isEmpty, outcome };
}

/**
 * Hands the form's file to a reader as it comes: never more of it is held than the reader keeps. The fields are known once
 * all of the form has come, wherever they stand in it.
 */
export async function readForm<T>(
  request: Request,
  limit: FormLimit,
  read: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<{ value: T; fields: Record<string, string> }> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data') || !request.body) throw new ApiProblem(422, limit.none);
  if (Number(request.headers.get('content-length') ?? 0) > limit.maxBytes + FORM_BYTES)
    throw new ApiProblem(413, limit.tooLarge);
  const form = formReader(contentType, limit);
  const fields: Record<string, string> = {};
  const readings: Reading<T>[] = [];
  form.on('field', (name, value) => void (fields[name] = value));
  form.on('file', (name, stream) => {
    if (name === 'file' && readings.length === 0) readings.push(follow(stream, read));
    else stream.resume();
  });
  await pipeline(Readable.fromWeb(request.body as ReadableStream), form).catch((error: unknown) => {
    readings[0]?.stream.destroy(error as Error);
    throw new ApiProblem(400, limit.brokenOff);
  });
  const [file] = readings;
  if (!file) throw new ApiProblem(422, limit.none);
  const outcome = await file.outcome;
  if (file.stream.truncated) throw new ApiProblem(413, limit.tooLarge);
  if (file.isEmpty()) throw new ApiProblem(422, limit.none);
  if ('failure' in outcome) throw outcome.failure;
  return { value: outcome.value, fields };
}

/** Reads the form of one small file into memory, which has its limit; more than that is refused. */
export async function receiveForm(request: Request, limit: FormLimit): Promise<ReceivedForm> {
  const { value: bytes, fields } = await readForm(request, limit, async (pieces) => {
    const all: Uint8Array[] = [];
    for await (const piece of pieces) all.push(piece);
    return Buffer.concat(all);
  });
  return { bytes, fields };
}
