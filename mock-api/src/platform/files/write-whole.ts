import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What the name of a file ends with that is being written, or was when the process died. */
export const PART = '.part';

/**
 * Writes a file whole or not at all, for this account alone, and on the disk when it answers: a power cut takes nothing
 * away again. Answers how many bytes it has.
 */
export async function writeWhole(
  file: string,
  data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // a process that dies half-way leaves only a .part, which no name can reach
  const part = `${file}.${randomBytes(4).toString('hex')}${PART}`;
  try {
    const bytes = await writeThrough(part, data);
    await rename(part, file);
    // without this a power cut may take the name away again
    await syncFolder(folder);
    return bytes;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeThrough(
  path: string,
  data: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
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
