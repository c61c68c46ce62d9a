import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderSentence } from './target-errors.ts';
import type { Target } from './target.ts';

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

function nothingWhereGone(error: unknown): null {
  if (isGone(error)) return null;
  throw error;
}

/** A folder, as our own server reads it. */
export function folderTarget(folder: string): Target {
  const root = path.resolve(folder);
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      const sentence = folderSentence(root, error);
      throw sentence === null ? error : new Error(sentence, { cause: error });
    });
  const fileOf = (key: string) => path.join(root, ...key.split('/'));
  return {
    name: root,
    read: (key) => told(readFile(fileOf(key)).catch(nothingWhereGone)),
    write: async (key, bytes) => {
      const file = fileOf(key);
      const part = `${file}.${randomBytes(4).toString('hex')}.part`;
      const writePart = async () => {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(part, bytes);
      };
      // an empty folder may go with somebody's last file between being made and being written to
      await told(
        writePart().catch((error: unknown) => {
          nothingWhereGone(error);
          return writePart();
        }),
      );
      await rename(part, file);
    },
    list: async (prefix) => {
      const found = await told(
        readdir(fileOf(prefix), { recursive: true, withFileTypes: true }).catch(nothingWhereGone),
      );
      const files = (found ?? []).filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
      const listed = await Promise.all(
        files.map(async (entry) => {
          const file = path.join(entry.parentPath, entry.name);
          const key = path.relative(root, file).split(path.sep).join('/');
          // one that went meanwhile was there no longer
          const changed = (await stat(file).catch(nothingWhereGone))?.mtime;
          return changed ? [{ key, changed }] : [];
        }),
      );
      return listed.flat();
    },
    remove: async (key) => {
      await rm(fileOf(key), { force: true });
      // a folder goes with its last file; one that still holds another stays
      await rmdir(path.dirname(fileOf(key))).catch(() => undefined);
    },
  };
}
