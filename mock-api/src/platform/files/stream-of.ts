import { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

/** A stored file, or a part of it (bytes, both ends included), as the body of an answer. */
export function streamOf(
  files: Pick<FileStore, 'read'>,
  name: string,
  part?: { start: number; end: number },
): ReadableStream {
  const range = part && { start: part.start, end: part.end + 1 };
  return Readable.toWeb(Readable.from(files.read(name, range))) as ReadableStream;
}
