import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { checkName, isName, MARK, type FileStore, type StoredFile } from './file-store.ts';
import { PART, writeWhole } from './write-whole.ts';

/** Keeps files in a folder, which is made when the first one comes. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (name: string): string => join(folder, checkName(name));
  return {
    write: (name, data) => writeWhole(pathOf(name), data),
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
    mark: {
      read: async () => {
        const text = await readFile(join(folder, MARK), 'utf8').catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        });
        return text?.trim() ?? null;
      },
      write: async (mark) => {
        await writeWhole(join(folder, MARK), [Buffer.from(mark)]);
      },
    },
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

/** How much can still be written on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
