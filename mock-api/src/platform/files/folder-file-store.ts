import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { checkName, isName, type FileStore, type StoredFile } from './file-store.ts';

const PART = '.part';

/** Keeps files in a folder, which is made when the first one comes. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, checkName(name));
  return {
    async write(name, data) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // a process that dies half-way leaves only a .part, which no name can reach
      const part = `${pathOf(name)}${PART}`;
      try {
        const bytes = await writeThrough(part, data);
        await rename(part, pathOf(name));
        // without this a power cut may take the name away again
        await syncFolder(folder);
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
    list: () => filesIn(folder, isName),
    async removeParts(before) {
      const parts = await filesIn(folder, (name) => name.endsWith(PART));
      const left = parts.filter(({ changed }) => changed < before);
      await Promise.all(left.map(({ name }) => rm(join(folder, name), { force: true })));
    },
  };
}

/** The files of a folder; one that goes meanwhile is none. */
async function filesIn(folder: string, isWanted: (name: string) => boolean): Promise<StoredFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = names.filter(isWanted).map(async (name) => {
    const stats = await stat(join(folder, name)).catch(() => null);
    return stats?.isFile() ? [{ name, changed: stats.mtime }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and needs none of this
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
