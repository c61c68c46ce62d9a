import { constants } from 'node:fs';
import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, open, readdir, rename, rmdir, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { FileStore } from '../../platform/files/index.ts';
import { firstNameOf, isCountFile } from '../imports/packed.rules.ts';
import type { SizeLimit } from '../imports/size-limit.ts';
import { unpacked } from '../imports/unpacked.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { texts as importTexts } from '../imports/texts.ts';
import { storedName } from '../imports/uploads.sql.ts';
import { texts as fileTexts } from '../imports/vendors/texts.ts';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

/** Where files are while they are taken up: beside the agencies' folders, on the same file system. */
export const TAKING = 'taking';

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The entries of a folder; none where there is no such folder, or a link in its place. */
export async function entriesOf(folder: string): Promise<string[]> {
  try {
    return (await lstat(folder)).isDirectory() ? await readdir(folder) : [];
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** Takes an entry for this process; false where another process, or whoever laid it there, was faster. */
export async function take(entry: string, taking: string): Promise<boolean> {
  await mkdir(taking, { recursive: true, mode: 0o700 });
  try {
    await rename(entry, path.join(taking, path.basename(entry)));
    return true;
  } catch (error) {
    if (!isGone(error)) throw error;
    await rmdir(taking).catch(() => undefined);
    return false;
  }
}

/** What a file was found to be when it was taken up. */
export type Received = { bytes: number; sha256: string } | { bytes: number; refused: Text };

/**
 * Copies a file into the store, whole and on the disk, and sums it up on the way: what is looked into later is what was summed, whoever
 * still holds the file open. No link is followed, and nothing else but a file is read.
 */
export async function receive(
  file: string,
  id: string,
  files: FileStore,
  maxBytes: number,
): Promise<Received> {
  let handle: FileHandle;
  try {
    handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // a link, or a socket
    if (['ELOOP', 'ENXIO', 'EMLINK'].includes(code)) return { bytes: 0, refused: texts.notAFile };
    // whoever left it has kept it for themselves
    if (code === 'EACCES') return { bytes: 0, refused: texts.notReadable };
    throw error;
  }
  try {
    const { size, ...stats } = await handle.stat().then((it) => ({ size: it.size, isFile: it.isFile() }));
    if (!stats.isFile) return { bytes: 0, refused: texts.notAFile };
    const refused = (await refusalOf(handle, file, size, maxBytes)) ?? null;
    if (refused) return { bytes: size, refused };
    await handle.sync();
    const limit: SizeLimit = { bytes: maxBytes, refusal: [413, tooLarge(maxBytes)] };
    return await copyAndSum(handle, id, files, limit);
  } catch (error) {
    // what is packed in it is seen on the way
    if (!(error instanceof ApiProblem) || typeof error.text === 'string') throw error;
    return { bytes: 0, refused: error.text };
  } finally {
    await handle.close();
  }
}

const tooLarge = (maxBytes: number): Text =>
  importTexts.tooLarge({ megabytes: Math.floor(maxBytes / 1024 / 1024) });

async function refusalOf(
  handle: FileHandle,
  file: string,
  size: number,
  maxBytes: number,
): Promise<Text | undefined> {
  if (size === 0) return fileTexts.empty;
  if (size > maxBytes) return tooLarge(maxBytes);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
  const first = firstNameOf(buffer.subarray(0, bytesRead));
  if (first === null) return file.toLowerCase().endsWith('.zip') ? texts.zipped : undefined;
  return first !== undefined && isCountFile(first) ? undefined : texts.zipped;
}

/** Within so many bytes the name of a zip's first file ends. */
const HEAD = 4096;

async function copyAndSum(
  handle: FileHandle,
  id: string,
  files: FileStore,
  limit: SizeLimit,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for await (const piece of handle.createReadStream({ start: 0, autoClose: false })) {
      hash.update(piece as Uint8Array);
      yield piece as Uint8Array;
    }
  }
  const bytes = await files.write(storedName(id), unpacked(pieces(), limit));
  return { bytes, sha256: hash.digest('hex') };
}

/** Puts what was taken up where the folder's people find it, with what there is to say to those who see nothing else. */
export async function putAway(
  from: string,
  to: { folder: string; name: string },
  note: { ending: string; text: string } | null,
): Promise<void> {
  await mkdir(to.folder, { recursive: true, mode: 0o750 });
  if (!(await lstat(to.folder)).isDirectory()) throw new Error(`${to.folder} is no folder.`);
  if (note) {
    const file = path.join(to.folder, `${to.name}${note.ending}`);
    await writeFile(file, note.text, { flag: 'w', mode: 0o640 });
    // the account makes files for itself alone; this one is for others to read
    await chmod(file, 0o640);
  }
  await rename(from, path.join(to.folder, to.name)).catch((error: unknown) => {
    // another process has done the same
    if (!isGone(error)) throw error;
  });
  await rmdir(path.dirname(from)).catch(() => undefined);
}

/** Takes an empty folder away that was left by a process which died, or by one that came too late. */
export async function removeEmpty(folder: string, before: Date): Promise<void> {
  const stats = await stat(folder).catch(() => null);
  if (stats && stats.mtime < before) await rmdir(folder).catch(() => undefined);
}
