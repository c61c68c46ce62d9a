import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../docs/own-files.ts';

/** Whether a file is part of what is built or run: code that is no test. */
const isProduction = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file);

/** A folder's dependencies, linked; the repository's own parts are links among its folders, so they lead into the copy. */
function linkModules(root: string, copy: string, folder: string): void {
  const from = path.join(root, folder, 'node_modules');
  const to = path.join(copy, folder, 'node_modules');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const at = path.join(from, name);
    symlinkSync(lstatSync(at).isSymbolicLink() ? readlinkSync(at) : at, path.join(to, name));
  }
}

/** A copy of the repository to work in as on a branch: files of its own, what is installed linked. */
export function branchInto(root: string, copy: string): void {
  for (const file of ownFiles(root)) cpSync(path.join(root, file), path.join(copy, file));
  for (const folder of ['', 'mock-api']) linkModules(root, copy, folder);
}

/** Changes a file of the branch: `before` stands in it once, what is added comes before it. */
export function addBefore(copy: string, file: string, before: string, added: string): void {
  const at = path.join(copy, file);
  const parts = readFileSync(at, 'utf8').split(before);
  if (parts.length !== 2) throw new Error(`${file} has not one place "${before}"`);
  writeFileSync(at, parts.join(added + before));
}

/** The production files that the branch has changed or added. */
export function changedFiles(root: string, copy: string): string[] {
  const before = new Set(ownFiles(root));
  return ownFiles(copy)
    .filter(isProduction)
    .filter((file) => !before.has(file) || !isSame(path.join(root, file), path.join(copy, file)))
    .toSorted();
}

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));
