import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import path from 'node:path';
import {
  ancestorFault,
  DATA_FOLDER,
  entryFault,
  folderFault,
  type Called,
  type Place,
} from './private-folder.rules.ts';

/**
 * Makes the data folder for our account alone, or sees that it is: what an earlier release left open is closed, and a
 * folder that others own, can write to or can replace is refused with a sentence. Where the system has no such owners
 * (Windows) the folder is made and the rest is left to its own rights.
 */
export function ownFolder(folder: string, called: Called = DATA_FOLDER): void {
  const account = process.getuid?.();
  if (account === undefined) {
    mkdirSync(folder, { recursive: true });
    return;
  }
  const given = path.resolve(folder);
  refuse(ancestorsOf(given), (place) => ancestorFault(given, place, account, called));
  mkdirSync(given, { recursive: true, mode: 0o700 });
  const real = realpathSync(given);
  refuse(ancestorsOf(real), (place) => ancestorFault(given, place, account, called));
  refuse([placeOf(real)], (place) => folderFault(place, account, called));
  // from here on nobody else gets in, so that what the walk meets stays as it is
  chmodSync(real, 0o700);
  closeTree(real, account, called);
}

/** Everything above a path that is there, and the path itself where it is a link, from the root down. */
function ancestorsOf(target: string): Place[] {
  const above: string[] = [];
  for (let at = path.dirname(target); !above.includes(at); at = path.dirname(at)) above.unshift(at);
  const places = [...above, target].flatMap((at) => placeOf(at) ?? []);
  return places.filter((place) => place.path !== target || place.kind === 'link');
}

function closeTree(folder: string, account: number, called: Called): void {
  for (const name of readdirSync(folder)) {
    const place = placeOf(path.join(folder, name));
    refuse([place], (entry) => entryFault(entry, account, called));
    if (!place) continue;
    const open = place.mode & 0o077;
    if (open) closeOne(place);
    if (place.kind === 'folder') closeTree(place.path, account, called);
  }
}

function closeOne({ path: at, mode }: Place): void {
  try {
    chmodSync(at, mode & 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function kindOf(stats: Stats): Place['kind'] {
  if (stats.isSymbolicLink()) return 'link';
  return stats.isDirectory() ? 'folder' : 'file';
}

/** What there is at a path, links not followed; null where nothing is (another server may take its files away). */
function placeOf(at: string): Place | null {
  const stats = lstatSync(at, { throwIfNoEntry: false });
  if (!stats) return null;
  return { path: at, kind: kindOf(stats), owner: stats.uid, mode: stats.mode & 0o7777 };
}

function refuse(places: readonly (Place | null)[], faultOf: (place: Place) => string | null): void {
  for (const place of places) {
    const fault = place && faultOf(place);
    if (fault) throw new Error(fault);
  }
}
