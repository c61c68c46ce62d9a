import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Target } from './target.ts';

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A folder, as our own server reads it. */
export function folderTarget(folder: string): Target {
  const root = path.resolve(folder);
  const fileOf = (key: string) => path.join(root, ...key.split('/'));
  return {
    name: root,
    read: (key) =>
      readFile(fileOf(key)).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      }),
    write: async (key, bytes) => {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const part = `${file}.${randomBytes(4).toString('hex')}.part`;
      await writeFile(part, bytes);
      await rename(part, file);
    },
    list: async (prefix) => {
      const found = await readdir(fileOf(prefix), { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isGone(error)) return [];
          throw error;
        },
      );
      const files = found.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
      return Promise.all(
        files.map(async (entry) => {
          const file = path.join(entry.parentPath, entry.name);
          const key = path.relative(root, file).split(path.sep).join('/');
          return { key, changed: (await stat(file)).mtime };
        }),
      );
    },
    remove: async (key) => {
      await rm(fileOf(key), { force: true });
      // a folder goes with its last file; one that still holds another stays
      await rmdir(path.dirname(fileOf(key))).catch(() => undefined);
    },
  };
}
