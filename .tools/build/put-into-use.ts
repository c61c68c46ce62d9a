import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project.mjs';
import { noteLastUse, sweep } from './sweep.ts';

type Built = { entry: { version: string }; files: Record<string, string> };

/** Writes a file whole or not at all: a running server may read it at any moment. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(`${file}.part`, JSON.stringify(value, null, 2));
  renameSync(`${file}.part`, file);
}

const pathsOf = ({ entry, files }: Built) => Object.keys(files).map((name) => `${entry.version}/${name}`);

/**
 * Makes what was just built the present build of a part: writes `dist/release.json`, for the shell also `shell.json`,
 * which says what it offers. The build before stays for the tabs that began with it; what has long been out of use goes.
 */
export function putIntoUse(part: string, built: Built, dist = path.join(root, part, 'dist')): void {
  const file = path.join(dist, 'release.json');
  const before = existsSync(file) ? pathsOf(JSON.parse(readFileSync(file, 'utf8')) as Built) : [];
  const now = new Date();
  const present = new Set(pathsOf(built));
  noteLastUse(
    dist,
    before.filter((name) => !present.has(name)),
    now,
  );
  writeJson(file, built);
  if (part === 'shell') writeJson(path.join(dist, 'shell.json'), built.entry);
  sweep(dist, present, now);
}
