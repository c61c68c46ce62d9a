import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { finishRestore, KEPT_AS, RESTORED, RESTORING } from '../platform/db/finish-restore.ts';
import { takeLock } from '../platform/db/lock-file.ts';
import { ownFolder } from '../platform/files/index.ts';
import { asCommand } from './as-command.ts';
import { syncFolder, syncTree, treeCopy } from './backups/copy-tree.ts';
import { fileSums, readManifest, type Manifest } from './backups/manifest.ts';
import { openAndRead, type Opened } from './backups/opened-copy.ts';
import { differing } from './backups/sums.rules.ts';
import { optionsFrom, type HostOptions } from './options.ts';
import { migrations } from './schema/migrations/index.ts';

/** Which backup to restore, and whether over data that are there. */
export type RestoreRequest = { backup: string; over: boolean };

/** What the command line asks for; a sentence where it is not whole. */
export function restoreFrom(args: string[]): RestoreRequest {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { over: { type: 'boolean', default: false } },
  });
  const [backup] = positionals;
  if (!backup || positionals.length > 1)
    throw new Error('Which backup? npm run restore -- /srv/backups/count-exchange-20261122-234500 [--over]');
  return { backup: path.resolve(backup), over: values.over };
}

/** Copies a backup beside the data, and sees that it is what its manifest says. */
async function copyBackup(backup: string, to: string): Promise<void> {
  const manifest = await readManifest(backup);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { mode: 0o700 });
  for (const part of ['database', 'files'])
    if (existsSync(path.join(backup, part)))
      await treeCopy(path.join(backup, part), path.join(to, part)).bringUpToDate();
  const opened = await openAndRead(to).catch((error: unknown) => {
    throw new Error(`The database in ${backup} does not open: the backup is damaged.`, { cause: error });
  });
  const fault = faultOf(manifest, opened, await fileSums(path.join(to, 'files')));
  if (fault) throw new Error(`${fault} Nothing was changed.`);
}

function faultOf(manifest: Manifest, opened: Opened, files: Record<string, string>): string | null {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = opened.migrations.find((name) => !known.has(name));
  if (newer)
    return `This backup was made by a newer version of Count Exchange (${newer}). Restore it with that one.`;
  const tables = differing(manifest.tables, opened.tables);
  if (tables.length > 0)
    return `The backup is damaged: it does not hold what it held (${tables.join(', ')}).`;
  const names = [...new Set([...Object.keys(manifest.files), ...Object.keys(files)])];
  const others = names.filter((name) => manifest.files[name] !== files[name]);
  return others.length > 0 ? `The backup is damaged: these files are others (${others.join(', ')}).` : null;
}

/** Puts a backup in the place of a stopped server's data: whole or not at all, whenever it is broken off. */
export async function restoreBackup(
  { databaseUrl, dataFolder, say }: HostOptions,
  { backup, over }: RestoreRequest,
): Promise<void> {
  if (databaseUrl)
    throw new Error(
      'DATABASE_URL is set: a PostgreSQL database is restored with its own tools (mock-api/deploy/backup-postgresql.md). This command is for the embedded one.',
    );
  const { made } = await readManifest(backup);
  ownFolder(dataFolder);
  const release = takeLock(dataFolder);
  try {
    finishRestore(dataFolder);
    const hasData = ['database', 'files'].some((part) => existsSync(path.join(dataFolder, part)));
    if (hasData && !over)
      throw new Error(
        `There are data in ${dataFolder}. Restore into an empty folder (COUNT_EXCHANGE_DATA), or say --over: what is there is kept beside it.`,
      );
    const keptAs = `replaced-${Date.now()}`;
    const restoring = path.join(dataFolder, RESTORING);
    try {
      await copyBackup(backup, restoring);
    } catch (error) {
      await rm(restoring, { recursive: true, force: true });
      throw error;
    }
    await writeFile(path.join(restoring, KEPT_AS), keptAs, { mode: 0o600 });
    await syncTree(restoring);
    // from here on it is restored, whoever goes on with it
    await rename(restoring, path.join(dataFolder, RESTORED));
    await syncFolder(dataFolder);
    finishRestore(dataFolder);
    const kept = hasData ? ` What was there before lies in ${path.join(dataFolder, keptAs)}.` : '';
    say(`Restored: ${dataFolder} is as it was at ${made}, every table and file compared.${kept}`);
  } finally {
    release();
  }
}

async function main(): Promise<void> {
  process.umask(0o077);
  await restoreBackup(optionsFrom(process.env), restoreFrom(process.argv.slice(2)));
}

if (import.meta.main) asCommand(main);
