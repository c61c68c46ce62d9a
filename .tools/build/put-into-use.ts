import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';
import { filesIn, noteLastUse, sweep } from './sweep.ts';

type Built = { entry: { version: string }; files: Record<string, string> };

/** Writes a file whole or not at all: a running server may read it at any moment. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(`${file}.part`, JSON.stringify(value, null, 2));
  renameSync(`${file}.part`, file);
}

const pathsOf = ({ entry, files }: Built) => Object.keys(files).map((name) => `${entry.version}/${name}`);
const releaseFile = (dist: string) => path.join(dist, 'release.json');

/** The files of the present build; null where none says what it consists of. */
function present(dist: string): string[] | null {
  const file = releaseFile(dist);
  return existsSync(file) ? pathsOf(JSON.parse(readFileSync(file, 'utf8')) as Built) : null;
}

const distOf = (part: string) => path.join(root, part, 'dist');

/**
 * Makes what was just built the present build of a part: writes `dist/release.json`, for the shell also `shell.json`,
 * which says what it offers. The build before stays for the tabs that began with it.
 */
export function putIntoUse(part: string, built: Built, dist = distOf(part)): void {
  const now = new Set(pathsOf(built));
  const before = present(dist) ?? filesIn(dist);
  noteLastUse(
    dist,
    before.filter((name) => !now.has(name)),
  );
  writeJson(releaseFile(dist), built);
  if (part === 'shell') writeJson(path.join(dist, 'shell.json'), built.entry);
}

/** Removes what no open tab can ask for any more, once the present build is the one that a server goes by. */
export function sweepBuilds(part: string, dist = distOf(part)): void {
  sweep(dist, new Set(present(dist)));
}
