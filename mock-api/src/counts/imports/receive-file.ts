import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { seenText } from 'shared-domain';
import type { FileStore } from '../../platform/files/index.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { SizeLimit } from './size-limit.ts';
import { texts } from './texts.ts';
import { unpacked } from './unpacked.ts';

/** A file as it came: what the person calls it, and its bytes, stored. */
export type ReceivedFile = { name: string; bytes: number };

/** A form's fields and headings beside the file itself. */
const FORM_BYTES = 16 * 1024;

/** Streams the form's field `file` into the store, out of its zip; nothing is kept of a form that breaks off or is too large. */
export async function receiveFile(
  request: Request,
  files: FileStore,
  storedName: string,
  limit: SizeLimit,
): Promise<ReceivedFile> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/form-data') || !request.body)
    throw new ApiProblem(422, texts.noFile);
  if (Number(request.headers.get('content-length') ?? 0) > limit.bytes + FORM_BYTES)
    throw new ApiProblem(...limit.refusal);
  const body = Readable.fromWeb(request.body as ReadableStream);
  const form = formReader(contentType, limit.bytes);
  const receiving: Receiving[] = [];
  form.on('file', (field, stream, name) => {
    // a form that breaks off is told by the pipeline; a stream that nobody listens to would end the process
    stream.on('error', () => undefined);
    if (field === 'file' && receiving.length === 0) {
      receiving.push(receive(stream, plainName(name), store(stream, files, storedName, limit)));
    } else stream.resume();
  });
  const broken = await pipeline(body, form).then(
    () => null,
    (error: Error) => error,
  );
  const [file] = receiving;
  if (!file) throw new ApiProblem(broken ? 400 : 422, broken ? texts.badForm : texts.noFile);
  if (broken) file.stream.destroy(broken);
  const outcome = await file.stored;
  if (outcome.failure !== undefined) throw outcome.failure;
  return { name: file.name, bytes: outcome.bytes };
}

type Receiving = {
  stream: BusboyFileStream;
  name: string;
  stored: Promise<{ bytes: number; failure?: unknown }>;
};

/**
 * Follows a file on its way to the store. When the store refuses it, the rest is read past it: who is cut off while
 * sending doesn't hear why.
 */
function receive(stream: BusboyFileStream, name: string, stored: Promise<number>): Receiving {
  const settled = stored.then(
    (bytes) => ({ bytes }),
    (failure: unknown) => {
      stream.resume();
      return { bytes: 0, failure };
    },
  );
  return { stream, name, stored: settled };
}

function formReader(contentType: string, fileSize: number): BusboyInstance {
  try {
    const limits = { fileSize, files: 1, fields: 5, parts: 6, fieldSize: 1024 };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw new ApiProblem(400, texts.badForm);
  }
}

function store(stream: BusboyFileStream, files: FileStore, name: string, limit: SizeLimit): Promise<number> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    try {
      // when the store gives up the stream stays, to be read to its end
      for await (const piece of stream.iterator({ destroyOnReturn: false })) yield piece as Uint8Array;
    } catch {
      throw new ApiProblem(400, texts.badForm);
    }
    if (stream.truncated) throw new ApiProblem(...limit.refusal);
  }
  return files.write(name, unpacked(pieces(), limit));
}

/** The file's own name without folders and what can't be seen of it, to be shown: one that is turned seems to be of another kind. */
export function plainName(name: string | undefined): string {
  const own = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  return seenText(own).slice(0, 200) || 'upload';
}
