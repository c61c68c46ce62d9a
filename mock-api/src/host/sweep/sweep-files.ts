import { loseExport, selectKeptExports } from '../../counts/exports/exports.sql.ts';
import { texts as exportTexts } from '../../counts/exports/texts.ts';
import { selectKeptDrops } from '../../counts/drops/drops.sql.ts';
import { removeUpload } from '../../counts/imports/remove-upload.ts';
import {
  deleteUpload,
  selectAllUploads,
  selectUnneededUploads,
  storedName,
} from '../../counts/imports/uploads.sql.ts';
import { equipmentFileName, selectEquipmentFileIds } from '../../network/field/equipment-files.sql.ts';
import { forgetOpenFile, openFileNames, selectOpenFiles } from '../../open-data/files/made.sql.ts';
import { selectKeptYears } from '../../open-data/publish/years.sql.ts';
import type { JobDeps } from '../../platform/queue/queue.ts';
import { pictureNames, selectPhotoIds } from '../../stations/photos/photos.sql.ts';

type Deps = Pick<JobDeps, 'db' | 'files' | 'now'>;

/** So long a file may be on its way into the database: an upload is looked into before it is remembered. */
const ON_ITS_WAY_MS = 60 * 60_000;

/**
 * Takes away what a crash, a broken upload or a file that was never imported has left: parts of files, files that no row
 * names, rows whose file is gone. `at once` when nothing can be on its way.
 */
export async function sweepFiles(deps: Deps, when?: 'at once'): Promise<void> {
  const { db, files, now } = deps;
  const before = when ? new Date(8.64e15) : new Date(now().getTime() - ON_ITS_WAY_MS);
  for (const id of await selectUnneededUploads(db, null, now())) await removeUpload(id, deps);
  await files.removeParts(before);
  const stored = await files.list();
  // what is there was listed first: whatever has come since has its row
  await removeUnnamed(
    stored.filter(({ changed }) => changed < before).map(({ name }) => name),
    deps,
  );
  await forgetMissing(new Set(stored.map(({ name }) => name)), deps);
}

async function removeUnnamed(names: string[], { db, files }: Deps): Promise<void> {
  const kept = [...(await selectAllUploads(db)).map(({ id }) => id), ...(await selectKeptDrops(db))];
  const uploads = new Set(kept.map(storedName));
  const exports = await selectKeptExports(db);
  const built = new Set(exports.map(({ file }) => file));
  // one that is being built writes its file before its row says so
  const open = new Set(exports.filter(({ file }) => file === null).map(({ id }) => `export-${id}`));
  const photos = new Set((await selectPhotoIds(db)).flatMap(pictureNames));
  const counters = new Set((await selectEquipmentFileIds(db)).map(equipmentFileName));
  const everybodys = new Set((await selectKeptYears(db)).flatMap(openFileNames));
  for (const name of names) {
    const isNamed =
      uploads.has(name) ||
      photos.has(name) ||
      counters.has(name) ||
      everybodys.has(name) ||
      built.has(name) ||
      open.has(name.split('.')[0] ?? '');
    if (!isNamed) await files.remove(name);
  }
}

async function forgetMissing(listed: ReadonlySet<string>, { db, files }: Deps): Promise<void> {
  // one that has come since the list is asked for by itself
  const isGone = async (name: string) => !listed.has(name) && (await files.size(name)) === null;
  for (const { id, needed } of await selectAllUploads(db)) {
    if (!needed && (await isGone(storedName(id)))) await deleteUpload(db, id);
  }
  for (const { id, file } of await selectKeptExports(db)) {
    if (file !== null && (await isGone(file))) await loseExport(db, id, exportTexts.gone);
  }
  for (const name of await selectOpenFiles(db)) if (await isGone(name)) await forgetOpenFile(db, name);
}
