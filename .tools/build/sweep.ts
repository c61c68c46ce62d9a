import { existsSync, globSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a tab may stay open and still find its files. */
const OPEN_DAYS = 30;

const twins = (file: string) => [file, `${file}.br`, `${file}.gz`];
const plainName = (file: string) => file.replace(/\.(?:br|gz)$/, '');
const isFolder = (file: string) => statSync(file).isDirectory();

/**
 * The files of a part's output. What stands in the folder itself tells of builds and is written anew by each; only hashed
 * files lay there, before versions had folders.
 */
export function filesIn(dist: string): string[] {
  const found = globSync('**/*', { cwd: dist }).filter((name) => !isFolder(path.join(dist, name)));
  const named = found.map((name) => name.split(path.sep).join('/'));
  return named.filter((name) => name.includes('/') || /\.[0-9a-f]{8}\./.test(name));
}

/** Notes that these files were in use until now: a file that no build names goes by the time of its last change. */
export function noteLastUse(dist: string, files: string[]): void {
  const now = new Date();
  for (const file of files.flatMap(twins).map((name) => path.join(dist, name)))
    if (existsSync(file)) utimesSync(file, now, now);
}

/** Where the source maps of a part's releases lie, by version: no address leads there. */
const MAPS = '.maps';

/** A source map goes with its file. */
function sweepMaps(dist: string): void {
  for (const name of globSync('*/**/*.map', { cwd: path.join(dist, MAPS) })) {
    if (!existsSync(path.join(dist, name.replace(/\.map$/, '')))) rmSync(path.join(dist, MAPS, name));
  }
}

/** Removes what the present build doesn't name and no tab can ask for any more. */
export function sweep(dist: string, present: Set<string>): void {
  const since = Date.now() - OPEN_DAYS * DAY_MS;
  for (const name of filesIn(dist)) {
    const file = path.join(dist, name);
    if (!present.has(plainName(name)) && statSync(file).mtimeMs < since) rmSync(file);
  }
  sweepMaps(dist);
  const folders = globSync('**/*', { cwd: dist }).filter((name) => isFolder(path.join(dist, name)));
  // the deepest first, so that what they leave empty goes as well
  for (const name of folders.sort((a, b) => b.length - a.length)) {
    const folder = path.join(dist, name);
    if (globSync('{*,.*}', { cwd: folder }).length === 0) rmdirSync(folder);
  }
}
