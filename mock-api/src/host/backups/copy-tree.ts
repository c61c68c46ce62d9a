import { constants, type BigIntStats } from 'node:fs';
import { copyFile, lstat, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

type Seen = { size: bigint; changed: bigint; at: bigint };

/** A file that was written to shortly before it was looked at may be written to again at the same time by its clock. */
const CLOCK_NS = 2_000_000_000n;
/** What belongs to a running process, and what is not whole yet. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|.*\.part)$/;

/**
 * A copy of a folder that is brought up to date: the first time while it is being written to, the second time, while
 * nobody writes, only what has changed since then, so that this takes little time.
 */
export function treeCopy(from: string, to: string): { bringUpToDate: () => Promise<void> } {
  const seen = new Map<string, Seen>();

  async function copyOne(name: string): Promise<boolean> {
    const at = BigInt(Date.now()) * 1_000_000n;
    const stats = await lstat(path.join(from, name), { bigint: true });
    const known = seen.get(name);
    if (known && isAsSeen(known, stats)) return true;
    await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE);
    seen.set(name, { size: stats.size, changed: stats.mtimeNs, at });
    return true;
  }

  async function walk(folder: string): Promise<string[]> {
    await mkdir(path.join(to, folder), { recursive: true, mode: 0o700 });
    const found: string[] = [];
    for (const entry of await readdir(path.join(from, folder), { withFileTypes: true }).catch(noneAway)) {
      const name = path.join(folder, entry.name);
      if (LEFT_OUT.test(entry.name)) continue;
      if (entry.isDirectory()) found.push(name, ...(await walk(name)));
      else if (entry.isFile() && (await copyOne(name).catch(goneMeanwhile))) found.push(name);
    }
    return found;
  }

  return {
    bringUpToDate: async () => {
      const there = new Set(await walk(''));
      const copied = await readdir(to, { recursive: true });
      for (const name of copied.filter((one) => !there.has(one))) {
        seen.delete(name);
        await rm(path.join(to, name), { recursive: true, force: true });
      }
    },
  };
}

const isAsSeen = ({ size, changed, at }: Seen, now: BigIntStats) =>
  size === now.size && changed === now.mtimeNs && changed < at - CLOCK_NS;

function noneAway(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function goneMeanwhile(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false;
  throw error;
}

/** Has everything of a folder on the disk, so that a power cut takes nothing of it away. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(at);
    else if (entry.isFile()) await syncOne(at, 'r+');
  }
  await syncFolder(folder);
}

/** Has a folder's names on the disk; Windows opens no folders, and needs none of this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await syncOne(folder, 'r');
}

async function syncOne(at: string, flags: string): Promise<void> {
  const file = await open(at, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
