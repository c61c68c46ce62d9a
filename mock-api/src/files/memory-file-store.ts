import { checkName, type FileStore } from './file-store.ts';

/** Bytes that are read at once, as many as of a file on disk. */
const PIECE = 64 * 1024;

/** Keeps files in memory, for tests. */
export function memoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async write(name, data) {
      checkName(name);
      const pieces: Uint8Array[] = [];
      for await (const piece of data) pieces.push(piece);
      const whole = Buffer.concat(pieces);
      files.set(name, whole);
      return whole.byteLength;
    },
    async *read(name, { start = 0, end } = {}) {
      const whole = files.get(checkName(name));
      if (!whole) throw new Error(`no file ${name}`);
      for (let at = start; at < (end ?? whole.length); at += PIECE) {
        yield whole.subarray(at, Math.min(at + PIECE, end ?? whole.length));
      }
    },
    size: (name) => Promise.resolve(files.get(checkName(name))?.byteLength ?? null),
    remove(name) {
      files.delete(checkName(name));
      return Promise.resolve();
    },
  };
}
