import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { text } from '../platform/db/columns.ts';
import type { Database } from '../platform/db/database.ts';
import { readRow, shape } from '../platform/db/table.ts';
import {
  FilesAway,
  folderFileStore,
  ownFolder,
  s3FileStore,
  type FileStore,
} from '../platform/files/index.ts';
import type { HostOptions } from './options.ts';

type Options = Pick<HostOptions, 'files' | 'dataFolder'>;

/** Opens the place of uploads and exports. One that was named is tried out; what stops a start is a sentence. */
export async function openFiles(
  { files: place, dataFolder }: Options,
  send: typeof fetch = fetch,
): Promise<FileStore> {
  // the data folder was looked at when the database was opened
  if (place.in === 'data folder') return folderFileStore(path.join(dataFolder, 'files'));
  if (place.in === 'folder') ownFolder(place.folder, { called: 'folder of FILES_URL', setting: 'FILES_URL' });
  const store = place.in === 'folder' ? folderFileStore(place.folder) : s3FileStore(place, { send });
  await tryOut(store).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof FilesAway || place.in === 'bucket') throw error;
    throw new Error(`FILES_URL: ${place.folder} can't be used (${error.code ?? error.message}).`, {
      cause: error,
    });
  });
  return store;
}

/** Writes, lists, reads and takes away again, as the server will. */
async function tryOut(store: FileStore): Promise<void> {
  const name = `start-${randomBytes(8).toString('hex')}.check`;
  const bytes = Buffer.from(name);
  await store.write(name, [bytes]);
  const listed = await store.list();
  let read = '';
  for await (const piece of store.read(name)) read += Buffer.from(piece).toString();
  await store.remove(name);
  if (read === name && listed.some((file) => file.name === name) && (await store.size(name)) === null) return;
  throw new FilesAway(
    'FILES_URL: what is written there is not there to be read, or stays when it is taken away.',
  );
}

/** Where the database notes which files are its own. */
const SETTING = 'files_mark';

/** What an operator reads of a place of files. */
export const placeName = ({ files: place, dataFolder }: Options): string => {
  if (place.in === 'bucket') return `s3://${place.bucket}/${place.prefix} at ${place.endpoint}`;
  return place.in === 'folder' ? place.folder : path.join(dataFolder, 'files');
};

/**
 * Sees that this process keeps its files where the others on the same database do, by a mark that lies beside the files
 * and is noted in the database: an export that one has made, another has to find. One start at a time does this.
 */
export async function sameFiles(db: Database, store: FileStore, options: Options): Promise<void> {
  if (db.kind === 'embedded') return;
  const found = await store.mark.read();
  const row = await readRow(db, shape({ value: text }), 'select value from settings where name = $1', [
    SETTING,
  ]);
  if (!row) {
    const mark = found ?? randomBytes(12).toString('hex');
    if (found === null) await store.mark.write(mark);
    await db.query('insert into settings (name, value) values ($1, $2)', [
      SETTING,
      `${mark} ${placeName(options)}`,
    ]);
    return;
  }
  const [mark = '', ...first] = row.value.split(' ');
  if (mark === found) return;
  throw new Error(
    `The files of this database are not in ${placeName(options)}: other processes on it began to keep uploads and exports in ${first.join(' ')}, and an export that one of them makes would not be found here. Set FILES_URL or COUNT_EXCHANGE_DATA as for those. Where files have moved, their file .installation moves with them; where they are lost for good, write ${mark} into .installation at the new place.`,
  );
}
