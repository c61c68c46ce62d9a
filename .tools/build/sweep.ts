import { existsSync, globSync, rmdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a tab may stay open and still find its files. */
const OPEN_DAYS = 30;

const twins = (file: string) => [file, `${file}.br`, `${file}.gz`];
const plainName = (file: string) => file.replace(/\.(?:br|gz)$/, '');

/** Notes that these files were in use until now: a file that no build names goes by the time of its last change. */
export function noteLastUse(dist: string, files: string[], now: Date): void {
  for (const file of files.flatMap(twins).map((name) => path.join(dist, name)))
    if (existsSync(file)) utimesSync(file, now, now);
}

/**
 * Removes from a part's output what the present build doesn't name and no tab can ask for any more. What stands in the
 * folder itself is written anew by each build; only hashed files lay there, before versions had folders.
 */
export function sweep(dist: string, present: Set<string>, now: Date): void {
  const since = now.getTime() - OPEN_DAYS * DAY_MS;
  const found = globSync('**/*', { cwd: dist }).map((name) => name.split(path.sep).join('/'));
  const [folders, files] = [true, false].map((isFolder) =>
    found.filter((name) => statSync(path.join(dist, name)).isDirectory() === isFolder),
  ) as [string[], string[]];
  for (const name of files) {
    const isOutput = name.includes('/') || /\.[0-9a-f]{8}\./.test(name);
    const file = path.join(dist, name);
    if (isOutput && !present.has(plainName(name)) && statSync(file).mtimeMs < since) rmSync(file);
  }
  // the deepest first, so that what they leave empty goes as well
  for (const name of folders.sort((a, b) => b.length - a.length)) {
    const folder = path.join(dist, name);
    if (globSync('*', { cwd: folder }).length === 0) rmdirSync(folder);
  }
}
