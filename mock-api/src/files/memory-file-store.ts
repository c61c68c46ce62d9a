import { checkName, type FileStore } from './file-store.ts';

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
      yield whole.subarray(start, end);
    },
    size: (name) => Promise.resolve(files.get(checkName(name))?.byteLength ?? null),
    remove(name) {
      files.delete(checkName(name));
      return Promise.resolve();
    },
  };
}
