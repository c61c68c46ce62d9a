import { checkName, type FileStore } from './file-store.ts';

/** Bytes that are read at once, as many as of a file on disk. */
const PIECE = 64 * 1024;

/** A disk of the tests: `room` is how many bytes fit on it. */
export type MemoryDisk = { room: number; now: () => Date };

/** Keeps files in memory, for tests. */
export function memoryFileStore(disk: MemoryDisk = { room: Infinity, now: () => new Date() }): FileStore {
  const files = new Map<string, { bytes: Uint8Array; changed: Date }>();
  let mark: string | null = null;
  const used = () => [...files.values()].reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  return {
    async write(name, data) {
      checkName(name);
      const pieces: Uint8Array[] = [];
      let size = 0;
      for await (const piece of data) {
        size += piece.byteLength;
        if (used() + size > disk.room) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        pieces.push(piece);
      }
      files.set(name, { bytes: Buffer.concat(pieces), changed: disk.now() });
      return size;
    },
    async *read(name, { start = 0, end } = {}) {
      const whole = files.get(checkName(name))?.bytes;
      if (!whole) throw new Error(`no file ${name}`);
      for (let at = start; at < (end ?? whole.length); at += PIECE) {
        yield whole.subarray(at, Math.min(at + PIECE, end ?? whole.length));
      }
    },
    size: (name) => Promise.resolve(files.get(checkName(name))?.bytes.byteLength ?? null),
    remove(name) {
      files.delete(checkName(name));
      return Promise.resolve();
    },
    list: () => Promise.resolve([...files].map(([name, { changed }]) => ({ name, changed }))),
    // what breaks off is never kept
    removeParts: () => Promise.resolve(),
    mark: {
      read: () => Promise.resolve(mark),
      write: (text) => {
        mark = text;
        return Promise.resolve();
      },
    },
  };
}
