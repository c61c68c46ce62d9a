import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { PART, writeWhole } from '../../platform/files/index.ts';

/** What the files of a host may take of the disk; those that were asked for longest ago go first. */
const MOST_BYTES = 512 * 1024 ** 2;
/** A file's last use is noted to the hour. */
const USE_MS = 3_600_000;

/** Files of releases that this server has fetched, in a folder as the host has them. */
export type KeptFiles = {
  /** Where a file lies, or would lie. */
  pathOf: (key: string) => string;
  keep: (files: [key: string, bytes: Uint8Array][]) => Promise<void>;
  /** Notes that a file was asked for. */
  use: (key: string) => Promise<void>;
};

/** Keeps them in this folder; `most` bytes of them. */
export function keptFiles(folder: string, most = MOST_BYTES): KeptFiles {
  const pathOf = (key: string) => path.join(folder, ...key.split('/'));
  let bytes: Promise<number> | null = null;

  return {
    pathOf,
    keep: async (files) => {
      for (const [key, data] of files) await writeWhole(pathOf(key), [data]);
      const added = files.reduce((sum, [, data]) => sum + data.byteLength, 0);
      bytes = bytes ? bytes.then((sum) => sum + added) : sizeOf(folder);
      if ((await bytes) > most) bytes = clear(folder, most * 0.75);
      await bytes;
    },
    use: async (key) => {
      const file = pathOf(key);
      const { atimeMs, mtime } = await stat(file);
      // the time of the change is part of the validator
      if (Date.now() - atimeMs > USE_MS) await utimes(file, new Date(), mtime);
    },
  };
}

type Kept = { file: string; size: number; used: number };

async function everyFile(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const stats = await stat(file).catch(() => null);
    return stats?.isFile() ? [{ file, size: stats.size, used: stats.atimeMs }] : [];
  });
  return (await Promise.all(found)).flat();
}

const sum = (files: Kept[]) => files.reduce((total, { size }) => total + size, 0);

async function sizeOf(folder: string): Promise<number> {
  return sum(await everyFile(folder));
}

/** Takes away what was used longest ago until so much is left, and what a process left half written. */
async function clear(folder: string, bytes: number): Promise<number> {
  const files = (await everyFile(folder)).toSorted((a, b) => a.used - b.used);
  let left = sum(files);
  for (const { file, size, used } of files) {
    const isLeftOver = file.endsWith(PART) && Date.now() - used > USE_MS;
    if (left <= bytes && !isLeftOver) continue;
    await rm(file, { force: true });
    left -= size;
  }
  return left;
}
