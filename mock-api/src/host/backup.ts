import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { finishRestore } from '../platform/db/finish-restore.ts';
import { takeLock } from '../platform/db/lock-file.ts';
import { asCommand } from './as-command.ts';
import { syncFolder, syncTree, treeCopy } from './backups/copy-tree.ts';
import { fileSums, MANIFEST, type Manifest } from './backups/manifest.ts';
import { openAndRead } from './backups/opened-copy.ts';
import { whileItHoldsStill } from './backups/operator-line.ts';
import { backupName, differing } from './backups/sums.rules.ts';
import type { TableSum } from './backups/table-sums.ts';
import { optionsFrom, type HostOptions } from './options.ts';

/** What a backup is called until it is whole. */
const PART = '.part';

/** The folder that the command line names; a sentence where it names none. */
export function targetFrom(args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [target] = positionals;
  if (!target || positionals.length > 1) throw new Error('Where to? npm run backup -- /srv/backups');
  return path.resolve(target);
}

/** What the command can't do: another database, no data, a target that is no place for a backup. */
async function assertPossible({ databaseUrl, dataFolder }: HostOptions, target: string): Promise<void> {
  if (databaseUrl)
    throw new Error(
      'DATABASE_URL is set: a PostgreSQL database is backed up with its own tools, and the data folder beside it (mock-api/deploy/backup-postgresql.md). This command is for the embedded one.',
    );
  if (!existsSync(path.join(dataFolder, 'database')) && !existsSync(path.join(dataFolder, 'restored')))
    throw new Error(`There is no data in ${dataFolder}. Set COUNT_EXCHANGE_DATA as for the server.`);
  if (`${target}${path.sep}`.startsWith(`${dataFolder}${path.sep}`))
    throw new Error(
      `${target} lies in the data folder. A backup must be elsewhere, at best on another disk.`,
    );
  const there = await stat(target).catch(() => null);
  if (there && !there.isDirectory()) throw new Error(`${target} is a file. Name a folder.`);
}

/** Copies the data, of a running server while it holds still; answers what its tables held. */
async function copyData(folder: string, to: string): Promise<TableSum[]> {
  const copies = ['database', 'files'].flatMap((part) =>
    existsSync(path.join(folder, part)) ? treeCopy(path.join(folder, part), path.join(to, part)) : [],
  );
  const bringUpToDate = async () => {
    for (const copy of copies) await copy.bringUpToDate();
  };
  const release = lockIfFree(folder);
  if (release) {
    try {
      finishRestore(folder);
      const { tables } = await openAndRead(folder);
      await bringUpToDate();
      return tables;
    } finally {
      release();
    }
  }
  await bringUpToDate();
  return whileItHoldsStill(folder, bringUpToDate);
}

function lockIfFree(folder: string): (() => void) | null {
  try {
    return takeLock(folder);
  } catch {
    return null;
  }
}

/** Takes away what backups that died have left beside this one; one that is being made is locked. */
async function clearLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const left = path.join(parent, name);
    if (!name.endsWith(PART) || !existsSync(path.join(left, 'in-use.lock'))) continue;
    const release = lockIfFree(left);
    release?.();
    if (release) await rm(left, { recursive: true, force: true });
  }
}

/** Makes a backup in a folder of its own, opens it, and gives it its name only when it holds what was there. */
export async function makeBackup(options: HostOptions, target: string): Promise<string> {
  await assertPossible(options, target);
  const made = new Date();
  const final = existsSync(target) ? path.join(target, backupName(made)) : target;
  const part = `${final}.${randomBytes(4).toString('hex')}${PART}`;
  await mkdir(part, { recursive: true, mode: 0o700 });
  await clearLeftovers(path.dirname(part));
  const release = takeLock(part);
  try {
    const before = await copyData(options.dataFolder, part);
    // of tables that the server did not read while calls waited, counts must add up to their months, which it did read
    const { tables, wrong } = await openAndRead(
      part,
      before.some(({ sum }) => sum === null),
    );
    const others = differing(before, tables);
    if (others.length > 0)
      throw new Error(
        `The copy does not hold what the server holds (${others.join(', ')}). Nothing was kept.`,
      );
    if (wrong.length > 0)
      throw new Error(
        `The counts of the copy do not add up to what is kept beside them (${wrong.slice(0, 5).join(', ')}). Nothing was kept; npm run check-counts says whether those of the server do.`,
      );
    const files = await fileSums(path.join(part, 'files'));
    const manifest: Manifest = { form: 1, made: made.toISOString(), tables, files };
    await writeFile(path.join(part, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
    await syncTree(part);
    release();
    await rm(path.join(part, 'in-use.lock'), { force: true });
    await rename(part, final);
    await syncFolder(path.dirname(final));
    options.say(told(final, manifest, before));
    return final;
  } catch (error) {
    release();
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

function told(final: string, { tables, files }: Manifest, before: readonly TableSum[]): string {
  const rows = tables.reduce((sum, table) => sum + (table.rows ?? 0), 0);
  const unread = before.filter(({ sum }) => sum === null).map(({ table }) => table);
  const left =
    unread.length > 0
      ? `; too large to be read while calls wait, counts compared by their months: ${unread.join(', ')}`
      : '';
  return `Backup: ${final}\nOpened and compared: ${tables.length} tables, ${rows} rows, ${Object.keys(files).length} files${left}. It holds secrets: keep it as safe as the data.`;
}

async function main(): Promise<void> {
  process.umask(0o077);
  await makeBackup(optionsFrom(process.env), targetFrom(process.argv.slice(2)));
}

if (import.meta.main) asCommand(main);
