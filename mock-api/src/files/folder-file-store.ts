import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { checkName, type FileStore } from './file-store.ts';

/** Keeps files in a folder, which is made when the first one comes. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, checkName(name));
  return {
    async write(name, data) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // a process that dies half-way leaves only a .part, which no name can reach
      const part = `${pathOf(name)}.part`;
      try {
        const bytes = await writeThrough(part, data);
        await rename(part, pathOf(name));
        return bytes;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: (name, { start = 0, end } = {}) =>
      createReadStream(pathOf(name), { start, ...(end !== undefined && { end: end - 1 }) }),
    async size(name) {
      try {
        return (await stat(pathOf(name))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

/** How much can still be written on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function writeThrough(path: string, data: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'w', 0o600);
  let bytes = 0;
  try {
    for await (const piece of data) {
      await file.writeFile(piece);
      bytes += piece.byteLength;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return bytes;
}
